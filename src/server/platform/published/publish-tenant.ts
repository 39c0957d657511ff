import type { ComposedTenant } from '../../../engine/compose/compose-tenant.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { declaredLanguage } from '../../../engine/translate/translate-document.ts'
import type { Translations } from '../../../engine/translate/translations.ts'
import { completeForm } from '../../../engine/validation/compiled-form.ts'
import type { CompiledForm, FormValidator } from '../../../engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../../engine/validation/reference-lists.ts'
import type { DerivedEdition, PublishedTenant } from './published-tenant.ts'
import { closedCalls } from '../../../engine/page/closed-calls.ts'
import { sectionCalls } from '../../../engine/page/section-calls.ts'
import { lazyEdition } from './lazy-edition.ts'
import { once } from '../once.ts'
import { caseTypesIn, categoriesIn, gatesIn, listsIn, sectionsInProfile, servedDocument } from './served-document.ts'
import { readTenant, readTheme } from './tenant-declaration.ts'
import { translateTenant } from './translate-tenant.ts'
import { wordingOf } from './wording-of.ts'

/** Returns the validator of a document. Documents that execute the same share one. */
export type ValidatorOf = (id: DocumentId, document: CompositeDocument) => FormValidator

/** How an organisation is published when it is first needed. */
export interface Publishing {
  readonly compose: () => ComposedTenant
  readonly validatorOf: ValidatorOf
  /** The translations of its documents into a language. */
  readonly translationsInto: (language: string, composed: ComposedTenant) => Translations
}

/** What an organisation says about itself: its parsed tenant.json, and its composed theme. */
export interface TenantFiles {
  readonly id: string
  readonly tenant: JsonObject
  readonly theme: JsonObject
}

/**
 * An organisation to be served. Only its tenant.json and its theme are read now; its documents are composed and
 * translated into a language when they are first used.
 *
 * @throws Error that names file and place when tenant.json or theme.json is invalid; the first use of its documents
 *   throws the first issue of its composition
 */
export function publishTenant(files: TenantFiles, publishing: Publishing): PublishedTenant {
  const folder = `tenants/${files.id}`
  const declaration = readTenant(files.tenant, `${folder}/tenant.json`)
  const editions = new Map<string, PublishedTenant>()
  const identity = {
    id: files.id,
    declaration,
    theme: readTheme(files.theme, `${folder}/theme.json`),
    themeJson: isJsonObject(files.theme) ? files.theme : {},
    editions,
  }
  const composed = once(publishing.compose)
  const derived = once(() => deriveEdition(composed(), publishing.validatorOf))
  const declared = lazyEdition({ ...identity, language: declaredLanguage }, derived)
  editions.set(declaredLanguage, declared)
  for (const language of declaration.languages) {
    if (language === declaredLanguage) continue
    const translated = once(() =>
      translateTenant(derived(), composed(), publishing.translationsInto(language, composed()), language),
    )
    editions.set(language, lazyEdition({ ...identity, language }, translated))
  }
  return declared
}

function deriveEdition(composed: ComposedTenant, validatorOf: ValidatorOf): DerivedEdition {
  const documents = new Map([...composed.documents].map(([id, document]) => [id, servedDocument(document)]))
  const hashes = Object.fromEntries([...documents].map(([id, document]) => [id, contentHash(document)]))
  const lists = listsIn(documents)
  const references = buildReferenceLists(lists)
  const closed = closedCalls(composed.documents, composed.origins)
  const { texts, findText } = wordingOf(documents, declaredLanguage)
  return {
    documents,
    hashes,
    forms: formsOf(documents, hashes, validatorOf),
    lists,
    references,
    categories: categoriesIn(references),
    inProfile: sectionsInProfile(documents),
    gates: gatesIn(documents),
    texts,
    findText,
    shown: hashes,
    sections: sectionCalls(documents, closed),
    cases: caseTypesIn(documents),
    closed,
    samples: new Map(
      [...composed.documents].map(([id, { examples, samples }]) => [
        id,
        samples?.valid.map(({ data }) => data) ?? (examples?.valid ?? []).map(({ answers }) => answers),
      ]),
    ),
    courses: new Map([...composed.documents].map(([id, { examples }]) => [id, examples?.runs ?? []])),
  }
}

function formsOf(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
  hashes: DerivedEdition['hashes'],
  validatorOf: ValidatorOf,
): ReadonlyMap<DocumentId, CompiledForm> {
  const forms = new Map<DocumentId, CompiledForm>()
  for (const [id, document] of documents) {
    const hash = hashes[id]
    if (!document.schema || hash === undefined) continue
    forms.set(id, completeForm({ id, hash, document, validator: validatorOf(id, document) }))
  }
  return forms
}
