import { follow } from '../condition/named-values.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { AnyOfTests } from '../schema/clause-fields.ts'
import type { ClauseTest } from '../schema/clauses.ts'
import { namesRead } from '../schema/names-read.ts'
import { objectsWithClauses } from '../schema/object-clauses.ts'
import type { ObjectClauses } from '../schema/object-clauses.ts'
import { fieldSchema, propertyNames, throughLists } from '../schema/schema-walk.ts'

/** Whether a value fits the part of the form's schema at a pointer. */
export type FitsPart = (pointer: JsonPointer, value: JsonValue, context: EvaluationContext) => boolean

export type ClauseCondition = (values: NamedValues, context: EvaluationContext) => boolean

/** When the schema's own conditions (`if`, `dependencies`) add a field to its object, and when they require it. */
export interface FieldClause {
  readonly shown: ClauseCondition
  readonly required: ClauseCondition
  /** Dotted paths of the answers that decide. */
  readonly reads: ReadonlySet<string>
}

/**
 * The conditions of a schema by the dotted path of the field that they show or require. Unlike a rule's, a field that
 * they hide keeps its answer, as in rjsf.
 */
export function fieldClauses(root: JsonObject, fits: FitsPart): ReadonlyMap<string, FieldClause> {
  return new Map(objectsWithClauses(root).flatMap((object) => ofObject(root, object, fits)))
}

function ofObject(
  root: JsonObject,
  object: ObjectClauses,
  fits: FitsPart,
): readonly (readonly [string, FieldClause])[] {
  const { path, inRow, fields, required } = object
  const shown = new Map(fields.map(({ name, shownWhile }) => [name, shownWhile]))
  const holderOf = ({ row, answers }: NamedValues): JsonObject => {
    const holder = follow(inRow.isRow ? row : answers, inRow.path)
    return isJsonObject(holder) ? holder : {}
  }
  const whenever =
    (groups: AnyOfTests): ClauseCondition =>
    (values, context) => {
      const holder = holderOf(values)
      return groups.some((tests) => tests.every((test) => holds(test, holder, (...of) => fits(...of, context))))
    }
  return [...new Set([...shown.keys(), ...required.keys()])].map((name) => {
    const showing = shown.get(name)
    const requiring = required.get(name)
    return [
      [...path, name].join('.'),
      {
        shown: showing === undefined ? () => true : whenever(showing),
        required: requiring === undefined ? () => false : whenever(requiring),
        reads: readsOf(root, path, [...(showing ?? []), ...(requiring ?? [])].flat()),
      },
    ]
  })
}

function holds(
  test: ClauseTest,
  holder: JsonObject,
  fits: (pointer: JsonPointer, value: JsonValue) => boolean,
): boolean {
  if (test.kind === 'fits') return fits(test.pointer, holder) === test.isMet
  const answer = ownValue(holder, test.name)
  if (answer === undefined) return false
  if (test.kind === 'answered') return true
  return test.pointers.every((pointer, i) => fits(pointer, answer) === (i === test.index))
}

function readsOf(root: JsonObject, path: readonly string[], tests: readonly ClauseTest[]): ReadonlySet<string> {
  const holder = fieldSchema(root, path)
  const names = new Set(holder === undefined ? [] : propertyNames(root, throughLists(root, holder)))
  const read = tests.flatMap((test) => {
    if (test.kind !== 'fits') return [test.name]
    const { names: mentioned, readsAll } = namesRead(root, getAt(root, test.pointer) ?? true, names)
    return [...(readsAll ? names : mentioned)]
  })
  return new Set(read.map((name) => [...path, name].join('.')))
}
