import { isJsonArray, isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { editedKind, editedKinds } from '../../engine/editing/editable-parts.ts'
import type { EditedKind } from '../../engine/editing/editable-parts.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

interface EditableDocument {
  readonly id: DocumentId
  readonly title: string
  readonly kind: EditedKind
}

/**
 * The documents that administrators may change, by what they are, as members see them.
 *
 * @param made sections that they made and did not publish yet
 */
export const editableDocuments = (
  tenant: PublishedTenant,
  made: readonly Omit<EditableDocument, 'kind'>[],
): readonly EditableDocument[] =>
  [
    ...[...tenant.documents].flatMap(([id, document]): readonly EditableDocument[] => {
      const kind = editedKind(id, document)
      return kind === undefined ? [] : [{ id, title: formTitle(tenant, id), kind }]
    }),
    ...made.map((section) => ({ ...section, kind: 'section' as const })),
  ].toSorted((one, other) => editedKinds.indexOf(one.kind) - editedKinds.indexOf(other.kind))

/** What a document is called, in the edition's language. */
export function formTitle(tenant: PublishedTenant, id: DocumentId): string {
  const document = tenant.documents.get(id)
  if (document?.messages !== undefined) return textOf(tenant, 'server.portal-texts')
  if (document?.theme !== undefined) return textOf(tenant, 'server.theme')
  const titled = document === undefined ? undefined : (titleIn(document) ?? titleOfForm(id, document))
  return titled ?? nameOf(id)
}

const titleIn = ({ page, list, checklist, document }: CompositeDocument): string | undefined =>
  page?.title ?? list?.title ?? checklist?.title ?? document?.title

/** The forms of the portal have a title, and no page that has another. */
function titleOfForm(id: DocumentId, { schema }: CompositeDocument): string | undefined {
  const title = id.startsWith('forms/') && schema !== undefined ? ownValue(schema, 'title') : undefined
  return typeof title === 'string' ? title : undefined
}

/** The name of a document's folder as words. */
function nameOf(id: DocumentId): string {
  const words = id.slice(id.indexOf('/') + 1).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The actions of a document's overlay, without those by which its examples follow. */
export function publishedActions(overlays: OverlayTable, id: DocumentId): readonly JsonObject[] {
  const overlay = Object.hasOwn(overlays, id) ? overlays[id] : undefined
  const actions = isJsonObject(overlay) ? ownValue(overlay, 'actions') : undefined
  return (isJsonArray(actions) ? actions : []).filter(isJsonObject).filter((action) => !followsExamples(action))
}

const followsExamples = (action: JsonObject): boolean => String(ownValue(action, 'target')).startsWith('$.examples')
