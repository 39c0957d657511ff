import type { ComposedTenant } from '../../compose/compose-tenant.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { homeOf, homeOfBase } from '../../document/translation-file.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { originOf } from '../../overlay/index.ts'

/** The translation file for a text of a composed document: it is next to the file that declares the text. */
export function translationFile(
  { origins }: ComposedTenant,
  id: DocumentId,
  pointer: JsonPointer,
  language: string,
): string {
  const origin = originOf(origins.get(id) ?? new Map(), pointer)
  return `${origin === undefined ? homeOfBase(id) : homeOf(origin.file)}${language}.json`
}
