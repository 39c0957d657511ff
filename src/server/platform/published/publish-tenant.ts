import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import type { Translations } from '../../../engine/translate/translations.ts'
import { completeForm } from '../../../engine/validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../../engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../engine/validation/reference-lists.ts'
import type { PublishedTenant } from './published-tenant.ts'
import { closedCalls } from '../../../engine/page/closed-calls.ts'
import { sectionCalls } from '../../../engine/page/section-calls.ts'
import { listsIn, servedDocument } from './served-document.ts'
import { readTenant, readTheme } from './tenant-declaration.ts'
import { translateTenant } from './translate-tenant.ts'
import { wordingOf } from './wording-of.ts'

/** Returns the validator of a document. A document that several organisations share is compiled once. */
export type ValidatorOf = (id: DocumentId, hash: string, document: CompositeDocument) => Promise<FormValidator>

/** The translations of a tenant's documents into a language. */
export type TranslationsOf = (language: string) => Translations

/**
 * Prepares a composed tenant to be served. Throws an Error that names the file and place when its declarations are
 * invalid.
 */
export async function publishTenant(
  composed: ComposedTenant,
  validatorOf: ValidatorOf,
  translate: TranslationsOf = () => new Map(),
): Promise<PublishedTenant> {
  const folder = `tenants/${composed.id}`
  const documents = new Map([...composed.documents].map(([id, document]) => [id, servedDocument(document)]))
  const hashes = new Map([...documents].map(([id, document]) => [id, contentHash(document)]))
  const lists = listsIn(documents)
  const closed = closedCalls(composed.documents, composed.origins)
  const declaration = readTenant(composed.tenant, `${folder}/tenant.json`)
  const editions = new Map<string, PublishedTenant>()
  const declared: PublishedTenant = {
    id: composed.id,
    declaration,
    theme: readTheme(composed.theme, `${folder}/theme.json`),
    themeJson: isJsonObject(composed.theme) ? composed.theme : {},
    documents,
    hashes: Object.fromEntries(hashes),
    forms: await compileForms(documents, hashes, validatorOf),
    lists,
    references: buildReferenceLists(lists),
    ...wordingOf(documents, declaredLanguage),
    shown: Object.fromEntries(hashes),
    editions,
    sections: sectionCalls(documents, closed),
    closed,
    samples: new Map(
      [...composed.documents].map(([id, { examples }]) => [id, (examples?.valid ?? []).map(({ answers }) => answers)]),
    ),
  }
  for (const language of new Set([declaredLanguage, ...declaration.languages])) {
    editions.set(language, translateTenant(declared, composed, translate(language), language))
  }
  return declared
}

async function compileForms(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  hashes: ReadonlyMap<DocumentId, string>,
  validatorOf: ValidatorOf,
): Promise<ReadonlyMap<DocumentId, CompiledForm>> {
  const forms = new Map<DocumentId, CompiledForm>()
  for (const [id, document] of documents) {
    const hash = hashes.get(id)
    if (!document.schema || hash === undefined) continue
    forms.set(id, completeForm({ id, hash, document, validator: await validatorOf(id, hash, document) }))
  }
  return forms
}
