import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import { declaredLanguage, translateDocument } from '../../../engine/translate/translate-document.ts'
import type { Translations } from '../../../engine/translate/translations.ts'
import { buildReferenceLists } from '../../../engine/validation/reference-lists.ts'
import type { PublishedTenant } from './published-tenant.ts'
import { listsIn, servedDocument } from './served-document.ts'
import { wordingOf } from './wording-of.ts'

/** A published tenant in another language: the same forms, hashes and validators, with messages in that language. */
export function translateTenant(
  declared: PublishedTenant,
  composed: ComposedTenant,
  translations: Translations,
  language: string,
): PublishedTenant {
  if (language === declaredLanguage) return declared
  const documents = new Map(
    [...composed.documents].map(([id, document]) => [
      id,
      servedDocument(translateDocument(document, translations.get(id), language)),
    ]),
  )
  const lists = listsIn(documents)
  return {
    ...declared,
    ...wordingOf(documents, language),
    documents,
    shown: Object.fromEntries([...documents].map(([id, document]) => [id, contentHash(document)])),
    forms: new Map(
      [...declared.forms].map(([id, form]) => [id, { ...form, document: documents.get(id) ?? form.document }]),
    ),
    lists,
    references: buildReferenceLists(lists),
  }
}
