import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { textFinder } from '../../../engine/translate/texts.ts'
import type { Wording } from './published-tenant.ts'

/** The texts of composed documents, in the language of the documents. */
export function wordingOf(documents: ReadonlyMap<DocumentId, CompositeDocument>, language: string): Wording {
  const texts = documents.get('messages/en')?.messages ?? {}
  return { language, texts, findText: textFinder(texts, language) }
}
