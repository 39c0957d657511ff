import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import { translateDocument } from '../../../engine/translate/translate-document.ts'
import type { DocumentTranslations, Translations } from '../../../engine/translate/translations.ts'
import { buildReferenceLists } from '../../../engine/validation/reference-lists.ts'
import type { DerivedEdition } from './published-tenant.ts'
import { caseTypesIn, categoriesIn, listsIn, servedDocument } from './served-document.ts'
import { wordingOf } from './wording-of.ts'

/** An organisation in another language: the same forms, hashes and validators, with messages in that language. */
export function translateTenant(
  declared: DerivedEdition,
  composed: ComposedTenant,
  translations: Translations,
  language: string,
): DerivedEdition {
  const documents = new Map(
    [...composed.documents].map(([id, document]) => [id, translatedOnce(document, translations.get(id), language)]),
  )
  const lists = listsIn(documents)
  const references = buildReferenceLists(lists)
  const { texts, findText } = wordingOf(documents, language)
  return {
    ...declared,
    documents,
    cases: caseTypesIn(documents),
    texts,
    findText,
    shown: Object.fromEntries([...documents].map(([id, document]) => [id, contentHash(document)])),
    forms: new Map(
      [...declared.forms].map(([id, form]) => [id, { ...form, document: documents.get(id) ?? form.document }]),
    ),
    lists,
    references,
    categories: categoriesIn(references),
  }
}

interface Translated {
  readonly language: string
  readonly layers: DocumentTranslations
  readonly document: CompositeDocument
}

/** What each document was translated into. Organisations share the base's documents, and mostly their translations. */
const known = new WeakMap<CompositeDocument, Translated[]>()

/** A document as it is served in a language, translated once for all organisations with the same translations of it. */
function translatedOnce(
  document: CompositeDocument,
  layers: DocumentTranslations = [],
  language: string,
): CompositeDocument {
  const all = known.get(document) ?? []
  known.set(document, all)
  const found = all.find((one) => one.language === language && areSame(one.layers, layers))
  if (found) return found.document
  const translated = servedDocument(translateDocument(document, layers, language))
  all.push({ language, layers, document: translated })
  return translated
}

const areSame = (some: DocumentTranslations, others: DocumentTranslations): boolean =>
  some.length === others.length && some.every((layer, i) => layer === others[i])
