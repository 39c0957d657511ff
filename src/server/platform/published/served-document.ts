import { Check } from 'typebox/value'
import { MembershipCategory } from '../../../contract/reference-data.ts'
import { readCaseType } from '../../../engine/cases/case-type.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import { arrangeDocument } from '../../../engine/compose/arrange-document.ts'
import type { ReferenceLists } from '../../../engine/document/context.ts'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import type { GateDefinition } from '../../../engine/document/gate-definition.ts'
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

/** The membership categories of the references, by their codes. */
export function categoriesIn(references: ReferenceLists): ReadonlyMap<string, MembershipCategory> {
  const items = references.items('membership-categories', {})
  return new Map(items.flatMap((item) => (Check(MembershipCategory, item) ? [[item.Code, item] as const] : [])))
}

/** The sections whose answers are shown among the profile's own. */
export const sectionsInProfile = (documents: ReadonlyMap<DocumentId, CompositeDocument>): readonly DocumentId[] =>
  [...documents].flatMap(([id, { page }]) => (page?.kind === 'record' && page.inProfile ? [id] : []))

/** The gates, by the section that they lead to. */
export function gatesIn(
  documents: ReadonlyMap<DocumentId, CompositeDocument>,
): ReadonlyMap<DocumentId, GateDefinition> {
  const gates = [...documents].flatMap(([id, { page }]) =>
    page?.kind === 'collection' && page.gate !== undefined ? [[id, page.gate] as const] : [],
  )
  return new Map(gates)
}

/** The case types among documents, by id. */
export function caseTypesIn(documents: ReadonlyMap<DocumentId, CompositeDocument>): ReadonlyMap<DocumentId, CaseType> {
  const types = [...documents].flatMap(([id, document]) => {
    const type = id.startsWith('cases/') ? readCaseType(id, document) : undefined
    return type === undefined ? [] : [[id, type] as const]
  })
  return new Map(types)
}
