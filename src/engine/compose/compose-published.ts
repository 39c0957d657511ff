import type { DeclarationFiles } from '../document/declaration-files.ts'
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
  /** The declarations with what is published of them, translations included. */
  readonly files: DeclarationFiles
}

/**
 * Composes a tenant with published overlays. An overlay that does not fit any more, because a new release has changed
 * what it changes, is left out as a whole, so that the organisation can be served all the same.
 */
export function composePublished(base: BaseBundle, id: string, overlays: PublishedOverlays): ComposedPublication {
  const published = withPublished(base, id, overlays)
  const composed = composeFromBase(published, id)
  const unfit = [...new Set(composed.issues.flatMap(({ file }) => publishedDocument(id, file) ?? []))]
  if (unfit.length === 0) return { composed, unfit, files: published.files }
  const fitting = withPublished(base, id, new Map([...overlays].filter(([document]) => !unfit.includes(document))))
  return { composed: composeFromBase(fitting, id), unfit, files: fitting.files }
}
