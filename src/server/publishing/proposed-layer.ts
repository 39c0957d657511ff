import type { DraftsBody } from '../../contract/edited-form.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { readKeptDeclarations } from '../platform/publications/kept-declarations.ts'
import type { EarlierRelease, OverlayTable } from '../platform/publications/publication-job.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublicationRow } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { currentLayer } from './current-layer.ts'
import { isOutdated } from './describe-form.ts'
import { readDrafts } from './draft-rows.ts'
import { publishedActions, formTitle } from './editable-documents.ts'
import { staleDraft } from './save-draft.ts'
import { requireNoRecords } from './taken-sections.ts'

/** What is in force, and what would be. */
export interface ProposedLayer {
  /** The publication in force. */
  readonly sequence: number
  readonly before: OverlayTable
  readonly after: OverlayTable
  /** The release that `before` is in force with, where the organisation does not have this one yet (ADM-14). */
  readonly earlier?: EarlierRelease
}

/**
 * The published layer as it would be with some drafts.
 *
 * @throws Refusal `conflict` when a section of administrators would be taken away that has records; `stale` when
 *   something else was published, or a draft was saved again, since the caller read them
 */
export async function proposedLayer(
  tx: TenantTransaction,
  {
    tenant,
    tenants,
  }: { readonly tenant: PublishedTenant; readonly tenants: Pick<PublishedTenants, 'compose' | 'releaseOf'> },
  { publication, drafts }: DraftsBody,
): Promise<ProposedLayer> {
  const latest = await readLatest(tx)
  const sequence = latest?.sequence ?? 0
  if (sequence !== publication) throw new Refusal('stale', { message: { key: 'server.publication-stale' } })
  const before = overlayTable(latest)
  const known = await readDrafts(tx)
  const after: Record<string, JsonValue> = { ...currentLayer(tenants, tenant.id, before).overlays }
  for (const { document, revision } of drafts) {
    const draft = known.find((one) => one.document === document)
    if (draft?.revision !== revision) throw await staleDraft(tx, tenant, document)
    const form = formTitle(tenant, document)
    if (isOutdated(draft, publishedActions(before, document))) {
      throw new Refusal('stale', { message: { key: 'server.draft-outdated', params: { form } } })
    }
    if (draft.actions.length === 0) delete after[document]
    else after[document] = publishedOverlay(document, draft.actions)
  }
  await requireNoRecords(tx, tenant, { before, after })
  const earlier = latest && (await earlierRelease(tx, latest, tenants.releaseOf(tenant.id)))
  return { sequence, before, after, ...(earlier && { earlier }) }
}

/** What a publication is in force with, where that is not the given release. */
async function earlierRelease(
  tx: TenantTransaction,
  { release, overlays }: Pick<PublicationRow, 'release' | 'overlays'>,
  current: string,
): Promise<EarlierRelease | undefined> {
  if (release === null || release === current || Object.keys(overlayTable({ overlays })).length === 0) return undefined
  const files = await readKeptDeclarations(tx, release)
  return files && { release, files: [...files] }
}
