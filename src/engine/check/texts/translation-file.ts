import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { originOf } from '../../overlay/index.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** The file that translates a text of a composed document: that of the layer which says the text. */
export function translationFile(
  { origins }: ComposedTenant,
  id: DocumentId,
  pointer: JsonPointer,
  language: string,
): string {
  const origin = originOf(origins.get(id) ?? new Map(), pointer)
  const folder =
    origin === undefined
      ? 'schemas'
      : origin.file.replace(/\/(?:tenant\.json$|(?:overlays|sections|checklists)\/.*)/, '')
  return `${folder}/messages/${language}.json`
}
