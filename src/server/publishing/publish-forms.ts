import type { NamedDraft, PublishBody, RollBackBody } from '../../contract/edited-form.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CheckedPublication } from '../platform/publications/publication-job.ts'
import { overlayTable, readLatest, readPublication } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { addPublication, stalePublication } from './add-publication.ts'
import type { Publisher, PublishingServices } from './add-publication.ts'
import { currentLayer } from './current-layer.ts'
import { removeFormDrafts, readDrafts } from './draft-rows.ts'
import { checkLayer, placedIn } from './dry-run.ts'
import { proposedLayer } from './proposed-layer.ts'
import type { ProposedLayer } from './proposed-layer.ts'
import { staleDraft } from './save-draft.ts'
import { requireSecondPerson } from './second-person.ts'
import { requireNoRecords } from './taken-sections.ts'

/**
 * Publishes drafts, and returns the number of the publication. All of it takes effect, or nothing.
 *
 * @throws Refusal `stale` when drafts or what is in force have changed since the caller read them; `conflict` when a
 *   section of administrators would be taken away that has records; `forbidden` where somebody else has to publish it;
 *   `invalid` with everything that the check finds; `forms-busy`
 */
export async function publishForms(services: PublishingServices, publisher: Publisher, sent: PublishBody) {
  const { tenant } = publisher
  const layer = await services.database.inTenant(tenant.id, (tx) => proposedLayer(tx, { tenant, ...services }, sent))
  const checked = await soundLayer(services, tenant, layer)
  const also = async (tx: TenantTransaction) => {
    await requireSecondPerson(tx, publisher, { changed: checked.changed, drafts: sent.drafts })
    await takeDrafts(tx, tenant, sent.drafts)
    // The check took its time: somebody may have added a record meanwhile.
    await requireNoRecords(tx, tenant, layer)
  }
  return addPublication(services, publisher, {
    layer,
    checked,
    reason: sent.reason,
    restores: null,
    action: 'forms-published',
    also,
  })
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
    if (sequence !== publication) throw stalePublication()
    const earlier = to === 0 ? undefined : await readPublication(tx, to)
    if (to !== 0 && earlier === undefined) throw new Refusal('not-found')
    return {
      sequence,
      before: overlayTable(latest),
      after: currentLayer(services.tenants, tenant.id, overlayTable(earlier)).overlays,
    }
  })
  const checked = await soundLayer(services, tenant, layer)
  const also = async () => undefined
  return addPublication(services, publisher, {
    layer,
    checked,
    reason,
    restores: to,
    action: 'forms-rolled-back',
    also,
  })
}

/** The forms as shipped were checked before the server started, so going back to them never waits for a check. */
const asShipped: CheckedPublication = { overlays: {}, issues: [], untranslated: 0, changed: [], code: {} }

/**
 * What is to be published, checked and compiled.
 *
 * @throws Refusal `invalid` with everything that the check finds; `forms-busy`
 */
export async function soundLayer(
  services: Pick<PublishingServices, 'checking'>,
  tenant: PublishedTenant,
  layer: Pick<ProposedLayer, 'before' | 'after'>,
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
