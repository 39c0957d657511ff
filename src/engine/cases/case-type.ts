import type {
  CaseDeclaration,
  DeclaredCharge,
  DeclaredReview,
  DeclaredState,
  DeclaredTransition,
} from '../../generated/case-declaration.ts'
import { arrangeDocument } from '../compose/arrange-document.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'

/** A case type, ready for steps. */
export interface CaseType {
  /** E.g. `cases/licence`. */
  readonly id: DocumentId
  readonly declared: CaseDeclaration
  readonly states: ReadonlyMap<string, DeclaredState>
  readonly transitions: ReadonlyMap<string, DeclaredTransition>
  readonly reviews: ReadonlyMap<string, DeclaredReview>
  readonly charges: ReadonlyMap<string, DeclaredCharge>
  /** The names of the case's own answers. */
  readonly fields: ReadonlySet<string>
  /** Those of them that only effects write. */
  readonly written: ReadonlySet<string>
}

/** Reads the case type of a document, its lists in their order; undefined when the document declares none. */
export function readCaseType(id: DocumentId, document: CompositeDocument): CaseType | undefined {
  const { case: declared, schema } = arrangeDocument(document)
  if (declared === undefined) return undefined
  const fields = new Set(Object.keys(objectAt(schema, 'properties')))
  return withDeclaration({ id, fields, written: writtenFields(schema) }, declared)
}

/** A case type by another declaration of its process; its form stays. */
export function withDeclaration(
  { id, fields, written }: Pick<CaseType, 'id' | 'fields' | 'written'>,
  declared: CaseDeclaration,
): CaseType {
  return {
    id,
    declared,
    states: byId(declared.states),
    transitions: byId(declared.transitions),
    reviews: byId(declared.reviews),
    charges: byId(declared.charges),
    fields,
    written,
  }
}

function byId<Item extends { readonly id: string }>(items: readonly Item[] = []): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** The fields of a form that are `readOnly`. */
function writtenFields(schema: JsonObject | undefined): ReadonlySet<string> {
  const fields = Object.entries(objectAt(schema, 'properties'))
  return new Set(fields.flatMap(([name, field]) => (isJsonObject(field) && field['readOnly'] === true ? [name] : [])))
}
