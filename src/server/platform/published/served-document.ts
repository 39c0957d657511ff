import { readCaseType } from '../../../engine/cases/case-type.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import { arrangeDocument } from '../../../engine/compose/arrange-document.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { ReferenceList } from '../../../engine/document/reference-list.ts'

/**
 * A document as it is served: with the declared positions applied and without examples. Conditions on settings stay,
 * because an administrator may change a setting while the server runs.
 */
export function servedDocument(document: CompositeDocument): CompositeDocument {
  const found = served.get(document) ?? arrangedWithoutExamples(document)
  served.set(document, found)
  return found
}

/** Organisations share the base's documents, and so does what is derived from them. */
const served = new WeakMap<CompositeDocument, CompositeDocument>()

function arrangedWithoutExamples(document: CompositeDocument): CompositeDocument {
  const { examples: _examples, samples: _samples, ...shown } = arrangeDocument(document)
  return shown
}

/** The reference lists among documents, by name. */
export function listsIn(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReadonlyMap<string, ReferenceList> {
  const lists = [...documents].flatMap(([id, { list }]) => (list ? [[id.replace(/^lists\//, ''), list] as const] : []))
  return new Map(lists)
}

/** The case types among documents, by id. */
export function caseTypesIn(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReadonlyMap<DocumentId, CaseType> {
  const types = [...documents].flatMap(([id, document]) => {
    const type = id.startsWith('cases/') ? readCaseType(id, document) : undefined
    return type === undefined ? [] : [[id, type] as const]
  })
  return new Map(types)
}
