import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { ComposedTenant } from '../../engine/compose/compose-tenant.ts'
import { contentHash } from '../../engine/compose/content-hash.ts'
import type { CompositeDocument, DocumentId, ReferenceList } from '../../engine/document.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { CompiledForm, FormValidator } from '../../engine/validation/compiled-form.ts'
import { buildReferenceLists } from '../../engine/validation/reference-lists.ts'
import type { PublishedTenant } from './published-tenant.ts'
import { sectionCalls } from './section-calls.ts'
import { readTenant, readTheme } from './tenant-declaration.ts'

/** Gives the validator of a document; each distinct document is compiled once, whoever shares it. */
export type ValidatorOf = (id: DocumentId, hash: string, document: CompositeDocument) => Promise<FormValidator>

/** Makes a composed tenant ready to be served. Throws a sentence when its declarations cannot be. */
export async function publishTenant(composed: ComposedTenant, validatorOf: ValidatorOf): Promise<PublishedTenant> {
  const folder = `tenants/${composed.id}`
  const documents = new Map([...composed.documents].map(([id, document]) => [id, served(document)]))
  const hashes = new Map([...documents].map(([id, document]) => [id, contentHash(document)]))
  const lists = listsIn(documents)
  return {
    id: composed.id,
    declaration: readTenant(composed.tenant, `${folder}/tenant.json`),
    theme: readTheme(composed.theme, `${folder}/theme.json`),
    themeJson: isJsonObject(composed.theme) ? composed.theme : {},
    documents,
    hashes: Object.fromEntries(hashes),
    forms: await compileForms(documents, hashes, validatorOf),
    lists,
    references: buildReferenceLists(lists),
    texts: documents.get('messages/en')?.messages ?? {},
    sections: sectionCalls(documents),
    samples: new Map(
      [...composed.documents].map(([id, { examples }]) => [id, (examples?.valid ?? []).map(({ answers }) => answers)]),
    ),
  }
}

/**
 * A document as it is served: positions carried out, examples left out. Conditions on settings stay, because an
 * administrator may change a setting while the server runs.
 */
function served(document: CompositeDocument): CompositeDocument {
  const { examples: _examples, ...shown } = arrangeDocument(document)
  return shown
}

function listsIn(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReadonlyMap<string, ReferenceList> {
  const lists = [...documents].flatMap(([id, { list }]) => (list ? [[id.replace(/^lists\//, ''), list] as const] : []))
  return new Map(lists)
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
    forms.set(id, { id, hash, document, validator: await validatorOf(id, hash, document) })
  }
  return forms
}
