import { instantIn } from '../../engine/format/instant-in.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { cancelJob, moveJob } from '../platform/jobs/job-overview.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Publisher, PublishingServices } from './add-publication.ts'
import { readDraft, writeDraft } from './draft-rows.ts'
import { formTitle } from './editable-documents.ts'
import { proposedLayer } from './proposed-layer.ts'
import { soundLayer } from './publish-forms.ts'
import { staleDraft } from './save-draft.ts'
import { requireSecondPerson } from './second-person.ts'
import { changeSchedule, readSchedule, writeSchedule } from './schedule-rows.ts'
import type { ScheduleRow } from './schedule-rows.ts'

/** The kind of the jobs that publish what was scheduled. The id of a job is its publication's. */
export const schedulingKind = 'publish-scheduled'

/** How far ahead a publication may be scheduled; milliseconds. */
const furthest = 366 * 24 * 60 * 60_000

/** A day (`YYYY-MM-DD`) and a time of day (`HH:mm`) in the organisation's time zone. */
interface ChosenTime {
  readonly day: string
  readonly time: string
}

interface NewSchedule extends ChosenTime {
  readonly document: string
  readonly revision: number
  readonly publication: number
  readonly reason: string
}

/**
 * Schedules the draft of a form, as it is now: it is composed, checked and compiled now, and again when it is due. What
 * is changed later is no part of it. One publication of each form may wait.
 *
 * @throws Refusal `invalid` at the day or time, or with everything that the check finds; `stale` when the draft or what
 *   is in force has changed since the caller read it; `conflict` while one of the form waits; `forbidden` where
 *   somebody else has to do it; `forms-busy`
 */
export async function schedulePublication(
  services: Pick<PublishingServices, 'database' | 'checking' | 'tenants'>,
  { tenant, actorId, now }: Publisher,
  { document, revision, publication, reason, ...chosen }: NewSchedule,
): Promise<void> {
  const dueAt = timeAhead(tenant, chosen, now)
  const drafts = [{ document, revision }]
  const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
    services.database.inTenant(tenant.id, work)
  const { changed } = await soundLayer(
    services,
    tenant,
    await inTenant((tx) => proposedLayer(tx, { tenant, tenants: services.tenants }, { publication, drafts })),
  )
  await inTenant(async (tx) => {
    await requireSecondPerson(tx, { tenant, actorId }, { changed, drafts })
    const draft = await readDraft(tx, document)
    if (draft?.revision !== revision) throw await staleDraft(tx, tenant, document)
    const { actions, published, authors } = draft
    const id = await writeSchedule(tx, { document, actions, published, authors, dueAt, reason, by: actorId }, now)
    if (id === undefined) {
      const params = { form: formTitle(tenant, document) }
      throw new Refusal('conflict', { message: { key: 'server.schedule.waiting', params } })
    }
    await enqueue(tx, [{ kind: schedulingKind, id, dueAt }], now)
    const detail = scheduleDetail(tenant, { document, due_at: dueAt })
    await recordAudit(tx, { actor_id: actorId, action: 'publication-scheduled', subject_id: null, detail }, now)
  })
}

/**
 * Chooses another time for a publication that waits.
 *
 * @throws Refusal `invalid` at the day or time; `not-found`; `conflict` when it is over, or about to be published
 */
export async function moveSchedule(
  tx: TenantTransaction,
  { tenant, actorId, now }: Publisher,
  { id, ...chosen }: ChosenTime & { readonly id: string },
): Promise<void> {
  const row = await waitingSchedule(tx, id)
  const dueAt = timeAhead(tenant, chosen, now)
  const isMoved =
    (await changeSchedule(tx, id, { due_at: dueAt })) && (await moveJob(tx, { kind: schedulingKind, id }, dueAt))
  if (!isMoved) throw scheduleOver()
  const changes = [{ field: 'time', from: localTime(tenant, row.due_at), to: localTime(tenant, dueAt) }]
  const what = { subject_id: null, detail: row.document, changes }
  await recordAudit(tx, { actor_id: actorId, action: 'publication-moved', ...what }, now)
}

/**
 * Cancels a publication that waits. The draft stays, or is there again.
 *
 * @throws Refusal `not-found`; `conflict` when it is over
 */
export async function cancelSchedule(
  tx: TenantTransaction,
  { tenant, actorId, now }: Publisher,
  id: string,
): Promise<void> {
  const row = await waitingSchedule(tx, id)
  if (!(await changeSchedule(tx, id, { state: 'cancelled', ended_at: now }))) throw scheduleOver()
  await cancelJob(tx, { kind: schedulingKind, id }, now)
  await keepDraft(tx, row, now)
  const detail = scheduleDetail(tenant, row)
  await recordAudit(tx, { actor_id: actorId, action: 'publication-cancelled', subject_id: null, detail }, now)
}

/** Puts what was scheduled back as the draft of its form, unless somebody's draft is there. */
export async function keepDraft(
  tx: TenantTransaction,
  { document, actions, published, scheduled_by, authors }: ScheduleRow,
  now: Date,
): Promise<void> {
  // Whoever scheduled it wrote nothing of it, unless they are among its authors.
  const by = authors.at(-1) ?? scheduled_by
  await writeDraft(tx, { document, revision: 0, actions, published, by, authors }, now)
}

/** How the audit log names a scheduled publication: its form, and when it is due. */
export const scheduleDetail = (tenant: PublishedTenant, row: Pick<ScheduleRow, 'document' | 'due_at'>): string =>
  `${row.document}, ${localTime(tenant, row.due_at)}`

/** A time as `YYYY-MM-DD HH:mm` in the organisation's time zone. */
export const localTime = ({ declaration }: PublishedTenant, at: Date): string =>
  momentIn(declaration.timeZone, at).slice(0, 16).replace('T', ' ')

async function waitingSchedule(tx: TenantTransaction, id: string): Promise<ScheduleRow> {
  const row = await readSchedule(tx, id)
  if (row === undefined) throw new Refusal('not-found')
  if (row.state !== 'waiting') throw scheduleOver()
  return row
}

const scheduleOver = () => new Refusal('conflict', { message: { key: 'server.schedule.over' } })

/** The instant of a time that is still to come, at most a year ahead. */
function timeAhead({ declaration: { timeZone } }: PublishedTenant, { day, time }: ChosenTime, now: Date): Date {
  const at = instantIn(timeZone, day, time)
  if (at > now && at.getTime() - now.getTime() <= furthest) return at
  const isToday = momentIn(timeZone, now).startsWith(day)
  const key = at > now ? 'server.schedule.too-far' : 'server.schedule.past'
  throw new Refusal('invalid', { errors: [{ pointer: isToday ? '/time' : '/day', message: { key } }] })
}
