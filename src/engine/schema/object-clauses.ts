import { isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { clauseFields } from './clause-fields.ts'
import type { ClauseFields } from './clause-fields.ts'
import type { ClauseTest } from './clauses.ts'
import { placedSchema } from './placed-schema.ts'
import { isListSchema } from './schema-walk.ts'

/** The clauses of one object of a form. */
export interface ObjectClauses extends ClauseFields {
  /** The object's path from the form's root, without list indexes. */
  readonly path: readonly string[]
  /** Its path from the innermost row around it, or else from the root. */
  readonly inRow: { readonly isRow: boolean; readonly path: readonly string[] }
}

const mentionsClauses = /"(?:if|allOf|dependencies)":/

/** The objects of a form that have clauses. Alternatives and recursive parts, which rjsf draws, are left out. */
export function objectsWithClauses(root: JsonObject): readonly ObjectClauses[] {
  if (!mentionsClauses.test(JSON.stringify(root))) return []
  return visit(root, { pointer: '', path: [], inRow: { isRow: false, path: [] } }, [])
}

interface Visited extends Pick<ObjectClauses, 'path' | 'inRow'> {
  readonly pointer: JsonPointer
}

function visit(root: JsonObject, at: Visited, around: readonly JsonPointer[]): readonly ObjectClauses[] {
  const place = placedSchema(root, at.pointer)
  const { path, inRow } = at
  if (isListSchema(root, place.schema)) {
    const inItems = { pointer: place.at('items'), path, inRow: { isRow: true, path: [] } }
    return isJsonObject(place.schema['items']) ? visit(root, inItems, around) : []
  }
  const properties = place.at('properties')
  if (around.includes(properties)) return []
  const below = (name: string, pointer: JsonPointer) => {
    const inside = { pointer, path: [...path, name], inRow: { ...inRow, path: [...inRow.path, name] } }
    return visit(root, inside, [...around, properties])
  }
  const clauses = clauseFields(root, at.pointer)
  return [
    ...(clauses === undefined ? [] : [{ ...clauses, path, inRow }]),
    ...Object.keys(objectAt(place.schema, 'properties')).flatMap((name) =>
      below(name, `${properties}/${escapeSegment(name)}`),
    ),
    ...(clauses?.fields ?? []).flatMap(({ name, pointer }) => below(name, pointer)),
  ]
}

/** The places of the schemas that the clauses of a form test. */
export function clauseTestPointers(root: JsonObject): readonly JsonPointer[] {
  const tests = objectsWithClauses(root).flatMap(({ fields, required }) =>
    [...fields.map(({ shownWhile }) => shownWhile), ...required.values()].flat(2),
  )
  return [...new Set(tests.flatMap(pointersOf))]
}

function pointersOf(test: ClauseTest): readonly JsonPointer[] {
  if (test.kind === 'fits') return [test.pointer]
  return test.kind === 'only' ? test.pointers : []
}
