import type { NamedDraft, PublishBody, RollBackBody } from '../../contract/edited-form.ts'
import { contentHash } from '../../engine/compose/content-hash.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { CheckedPublication } from '../platform/publications/publication-job.ts'
import { publicationFiles, storeFiles } from '../platform/publications/publication-files.ts'
import { overlayTable, readLatest, readPublication } from '../platform/publications/publication-rows.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeFormDrafts, readDrafts } from './draft-rows.ts'
import { checkLayer, placedIn } from './dry-run.ts'
import { proposedLayer } from './proposed-layer.ts'
import type { ProposedLayer } from './proposed-layer.ts'
import { staleDraft } from './save-draft.ts'

export interface PublishingServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
  readonly tenants: Pick<PublishedTenants, 'all' | 'withPublished' | 'code'>
}

interface Publisher {
  readonly tenant: PublishedTenant
  /** The id of the administrator's account. */
  readonly actorId: string
  readonly now: Date
}

/**
 * Publishes drafts, and returns the number of the publication. All of it takes effect, or nothing.
 *
 * @throws Refusal `stale` when drafts or what is in force have changed since the caller read them; `invalid` with
 *   everything that the check finds; `forms-busy`
 */
export async function publishForms(services: PublishingServices, publisher: Publisher, sent: PublishBody) {
  const { tenant } = publisher
  const layer = await services.database.inTenant(tenant.id, (tx) => proposedLayer(tx, tenant, sent))
  const checked = await soundLayer(services, tenant, layer)
  return add(services, publisher, { layer, checked, reason: sent.reason, restores: null, drafts: sent.drafts })
}

/**
 * Publishes again what an earlier publication had, or the forms as shipped for 0. Drafts stay.
 *
 * @throws Refusal `not-found` for no publication; else as for `publishForms`
 */
export async function rollBackForms(
  services: PublishingServices,
  publisher: Publisher,
  { publication, to, reason }: RollBackBody,
) {
  const { tenant } = publisher
  const layer = await services.database.inTenant(tenant.id, async (tx) => {
    const latest = await readLatest(tx)
    const sequence = latest?.sequence ?? 0
    if (sequence !== publication) throw stale()
    const earlier = to === 0 ? undefined : await readPublication(tx, to)
    if (to !== 0 && earlier === undefined) throw new Refusal('not-found')
    return { sequence, before: overlayTable(latest), after: overlayTable(earlier) }
  })
  const checked = await soundLayer(services, tenant, layer)
  return add(services, publisher, { layer, checked, reason, restores: to, drafts: [] })
}

const stale = () => new Refusal('stale', { message: { key: 'server.publication-stale' } })

/** The forms as shipped were checked before the server started, so going back to them never waits for a check. */
const asShipped: CheckedPublication = { overlays: {}, issues: [], untranslated: 0, changed: [], code: {} }

async function soundLayer(
  services: PublishingServices,
  tenant: PublishedTenant,
  layer: ProposedLayer,
): Promise<CheckedPublication> {
  if (Object.keys(layer.after).length === 0) return asShipped
  const checked = await checkLayer(services, tenant, layer)
  if (checked.issues.length === 0) return checked
  const errors = checked.issues.map((issue) => {
    const { document, pointer, text } = placedIn(tenant, issue)
    const params = { issue: text }
    return {
      pointer: `/${document.replaceAll('/', '~1')}${pointer}`,
      message: { key: 'server.form-issue', params },
    } as const
  })
  throw new Refusal('invalid', { message: { key: 'server.forms-with-issues' }, errors })
}

interface Addition {
  readonly layer: ProposedLayer
  readonly checked: CheckedPublication
  readonly reason: string
  readonly restores: number | null
  readonly drafts: readonly NamedDraft[]
}

async function add(
  { database, tenants }: PublishingServices,
  { tenant, actorId, now }: Publisher,
  { layer, checked, reason, restores, drafts }: Addition,
): Promise<number> {
  const declared = tenants.all.find(({ id }) => id === tenant.id) ?? tenant
  tenants.code.add(checked.code)
  const next = tenants.withPublished(tenant.id, new Map(Object.entries(checked.overlays)))
  const files = publicationFiles(next, declared, { code: checked.code, compiler: tenants.code.compiler ?? '' })
  const sequence = layer.sequence + 1
  await database.inTenant(tenant.id, async (tx) => {
    const inserted = await tx.db
      .insertInto('publications')
      .values({
        tenant: tenant.id,
        sequence,
        overlays: JSON.stringify(checked.overlays),
        base: contentHash(declared.hashes),
        restores,
        reason,
        published_by: actorId,
        published_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sequence')
      .executeTakeFirst()
    if (inserted === undefined) throw stale()
    await takeDrafts(tx, tenant, drafts)
    await storeFiles(tx, files)
    const action = restores === null ? 'forms-published' : 'forms-rolled-back'
    await recordAudit(tx, { actor_id: actorId, action, subject_id: null, detail: String(sequence) }, now)
  })
  return sequence
}

/** Drafts end with their publication. One that was saved again meanwhile is somebody's work, and prevents it. */
async function takeDrafts(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  drafts: readonly NamedDraft[],
): Promise<void> {
  if (drafts.length === 0 || (await removeFormDrafts(tx, drafts)) === drafts.length) return
  const known = await readDrafts(tx)
  const saved = drafts.find(({ document }) => known.some((draft) => draft.document === document))
  throw await staleDraft(tx, tenant, saved?.document ?? '')
}
