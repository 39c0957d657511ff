import type { DocumentId } from '../document/document-id.ts'
import type { BaseBundle } from './bundle-base.ts'
import { composeFromBase } from './compose-tenant.ts'
import type { ComposedTenant } from './compose-tenant.ts'
import { publishedDocument, withPublished } from './published-layer.ts'
import type { PublishedOverlays } from './published-layer.ts'

/** An organisation with what its administrators published. */
export interface ComposedPublication {
  readonly composed: ComposedTenant
  /** Documents whose published overlay does not fit what the layers below have become; they are without it. */
  readonly unfit: readonly DocumentId[]
}

/**
 * Composes a tenant with published overlays. An overlay that does not fit any more, because a new release has changed
 * what it changes, is left out as a whole, so that the organisation can be served all the same.
 */
export function composePublished(base: BaseBundle, id: string, overlays: PublishedOverlays): ComposedPublication {
  const composed = composeFromBase(withPublished(base, id, overlays), id)
  const unfit = [...new Set(composed.issues.flatMap(({ file }) => publishedDocument(id, file) ?? []))]
  if (unfit.length === 0) return { composed, unfit }
  const fitting = new Map([...overlays].filter(([document]) => !unfit.includes(document)))
  return { composed: composeFromBase(withPublished(base, id, fitting), id), unfit }
}
