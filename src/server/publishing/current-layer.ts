import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { addingIn } from './added-sections.ts'
import { publishedActions } from './editable-documents.ts'

/** A published layer as this release takes it. */
export interface CurrentLayer {
  readonly overlays: OverlayTable
  /** Documents that this release no longer has; what was changed in them has no place any more. */
  readonly gone: readonly DocumentId[]
}

/**
 * A published layer on top of this release: without the actions by which examples follow, which are written anew, and
 * without documents that are gone.
 */
export function currentLayer(
  tenants: Pick<PublishedTenants, 'compose'>,
  tenant: string,
  overlays: OverlayTable,
): CurrentLayer {
  const { documents } = tenants.compose(tenant, new Map()).composed
  const ids = Object.keys(overlays)
  const isThere = (id: DocumentId) => documents.has(id) || addingIn(publishedActions(overlays, id)) !== undefined
  const kept = ids.flatMap((id) => {
    const actions = isThere(id) ? publishedActions(overlays, id) : []
    return actions.length === 0 ? [] : [[id, publishedOverlay(id, actions)] as const]
  })
  return { overlays: Object.fromEntries(kept), gone: ids.filter((id) => !isThere(id)) }
}
