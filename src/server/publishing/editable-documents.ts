import { isJsonArray, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/**
 * Whether administrators may change a document: the sections of profiles. A mistake there can lock nobody out, as it
 * could in the forms for signing in and for the settings.
 */
export const mayBeEdited = (id: DocumentId, { schema, page }: CompositeDocument): boolean =>
  id.startsWith('sections/') && schema !== undefined && (page?.kind === 'record' || page?.kind === 'collection')

/** The documents that administrators may change, as members see them. */
export const editableDocuments = (
  tenant: PublishedTenant,
): readonly { readonly id: DocumentId; readonly title: string }[] =>
  [...tenant.documents]
    .filter(([id, document]) => mayBeEdited(id, document))
    .map(([id]) => ({ id, title: formTitle(tenant, id) }))

/** The title of a document in the edition's language. */
export const formTitle = ({ documents }: PublishedTenant, id: DocumentId): string =>
  documents.get(id)?.page?.title ?? id

/** The actions of a document's overlay, without those by which its examples follow. */
export function publishedActions(overlays: OverlayTable, id: DocumentId): readonly JsonObject[] {
  const overlay = Object.hasOwn(overlays, id) ? overlays[id] : undefined
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  return (isJsonArray(actions) ? actions : []).filter(isJsonObject).filter((action) => !followsExamples(action))
}

const followsExamples = (action: JsonObject): boolean => String(ownValue(action, 'target')).startsWith('$.examples')
