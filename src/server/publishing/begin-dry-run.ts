import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import { StoredEffects, StoredReopened } from '../../contract/dry-run.ts'
import type { DryRunAnswer } from '../../contract/dry-run.ts'
import { DraftsBody } from '../../contract/edited-form.ts'
import type { ListedJobKind } from '../../contract/job-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { JobControl, JobEnd } from '../platform/jobs/job-kind.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { checkLayer, describeRun } from './dry-run.ts'
import { judgeRecords, recordsToJudge } from './judge-records.ts'
import type { JudgingServices } from './judge-records.ts'
import type { Publisher } from './add-publication.ts'
import { proposedLayer } from './proposed-layer.ts'
import { waitsForSecondPerson } from './second-person.ts'
import { takesSection } from './taken-sections.ts'

export type DryRunServices = JudgingServices & Pick<Services, 'tenants' | 'now'>

/** The kind of work in the background that judges stored records by drafts. */
export const dryRunKind: ListedJobKind = 'dry-run'

/** How many records are judged at once: some tenths of a second. */
const mostAtOnce = 2000

/** The wait while too many checks wait; milliseconds. */
const shortly = 2000

const Count = Type.Integer({ minimum: 0 })

/** A dry run in the background: what was sent, what its check found, and in the end what it does to records. */
const QueuedRun = Type.Object({
  sent: DraftsBody,
  changed: Type.Array(Type.Object({ id: Type.String(), kind: Type.Enum(['texts', 'rules']) })),
  untranslated: Count,
  of: Count,
  effects: Type.Optional(Type.Array(StoredEffects)),
  reopened: Type.Optional(Type.Array(StoredReopened)),
})
type QueuedRun = Static<typeof QueuedRun>

/**
 * What would follow from publishing drafts, where there are few records; with many, the id by which `followDryRun`
 * says how far it is. Who asks the same while that is under way joins it.
 *
 * @throws Refusal as for `proposedLayer`; `forms-busy`; `invalid` where the check takes too long
 */
export async function beginDryRun(
  services: DryRunServices,
  { tenant, actorId }: Pick<Publisher, 'tenant' | 'actorId'>,
  sent: DraftsBody,
): Promise<DryRunAnswer> {
  const { database, tenants, now } = services
  const layer = await database.inTenant(tenant.id, (tx) => proposedLayer(tx, { tenant, tenants }, sent))
  const checked = await checkLayer(services, tenant, layer)
  const { untranslated } = checked
  const changed = [...checked.changed]
  const of = await database.inTenant(tenant.id, (tx) => recordsToJudge(tx, tenant, changed))
  if (of > mostAtOnce) {
    const queued = { sent, changed, untranslated, of }
    const id = await database.inTenant(tenant.id, (tx) => joinOrQueue(tx, queued, now()))
    return { id, done: 0, of }
  }
  const report = async () => undefined
  const found = await judgeRecords(services, tenant, { layer, changed, now: now(), report })
  const waits = await database.inTenant(tenant.id, (tx) =>
    waitsForSecondPerson(tx, { tenant, actorId }, { changed, drafts: sent.drafts }),
  )
  return describeRun(tenant, { ...checked, ...found, takesSection: takesSection(layer), waits })
}

/**
 * How far a dry run in the background is, or what it found.
 *
 * @throws Refusal `not-found`; as for `proposedLayer`, because what it found holds for those drafts alone; `conflict`
 *   where it was cancelled or failed
 */
export async function followDryRun(
  tx: TenantTransaction,
  { tenant, actorId, tenants }: Pick<Publisher, 'tenant' | 'actorId'> & Pick<Services, 'tenants'>,
  id: string,
): Promise<DryRunAnswer> {
  const job = await ofKind(tx).select(['payload', 'progress', 'due_at']).where('id', '=', id).executeTakeFirst()
  if (job === undefined || !Check(QueuedRun, job.payload)) throw new Refusal('not-found')
  const { sent, changed, untranslated, of, effects, reopened = [] } = job.payload
  const layer = await proposedLayer(tx, { tenant, tenants }, sent)
  if (effects !== undefined) {
    const waits = await waitsForSecondPerson(tx, { tenant, actorId }, { changed, drafts: sent.drafts })
    return describeRun(tenant, {
      issues: [],
      untranslated,
      effects,
      reopened,
      takesSection: takesSection(layer),
      waits,
    })
  }
  if (job.due_at === null) throw new Refusal('conflict', { message: { key: 'server.dry-run-over' } })
  return { id, done: job.progress?.done ?? 0, of }
}

/** Judges stored records in the background, and keeps what it finds for `followDryRun`. */
export async function finishDryRun(
  services: DryRunServices,
  { id, payload }: Pick<TakenJob, 'id' | 'payload'>,
  { tenant, now, extendLease }: JobControl,
): Promise<JobEnd> {
  if (!Check(QueuedRun, payload)) return { outcome: 'failed', failure: 'unforeseen' }
  const { sent, changed, of } = payload
  const { database, tenants } = services
  try {
    const layer = await database.inTenant(tenant.id, (tx) => proposedLayer(tx, { tenant, tenants }, sent))
    const report = (done: number) => extendLease({ done, of })
    const { effects, reopened } = await judgeRecords(services, tenant, { layer, changed, now, report })
    const found = { ...payload, effects: [...effects], reopened: [...reopened] }
    return { outcome: 'done', store: (tx) => keepEffects(tx, id, found) }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    if (problem.code !== 'forms-busy') return { outcome: 'failed', failure: 'refused' }
    return { outcome: 'again', failure: 'refused', at: new Date(services.now().getTime() + shortly) }
  }
}

/** The id of a dry run of the same drafts that is under way, or of a new one. */
async function joinOrQueue(tx: TenantTransaction, queued: QueuedRun, now: Date): Promise<string> {
  const same = sql<boolean>`payload -> 'sent' = ${JSON.stringify(queued.sent)}::jsonb`
  const known = await ofKind(tx).select('id').where('due_at', 'is not', null).where(same).limit(1).executeTakeFirst()
  if (known !== undefined) return known.id
  const id = randomUUID()
  await enqueue(tx, [{ kind: dryRunKind, id, payload: queued }], now)
  return id
}

async function keepEffects({ tenant, db }: TenantTransaction, id: string, queued: QueuedRun): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: JSON.stringify(queued) })
    .where('tenant', '=', tenant)
    .where('kind', '=', dryRunKind)
    .where('id', '=', id)
    .execute()
}

const ofKind = ({ tenant, db }: TenantTransaction) =>
  db.selectFrom('jobs').where('tenant', '=', tenant).where('kind', '=', dryRunKind)
