import { conditionToSchema } from '../condition/condition-to-schema.ts'
import { contentHash } from '../compose/content-hash.ts'
import type { Condition } from '../document/condition.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import type { JsonObject } from '../json/json.ts'
import { setAt } from '../json/pointer.ts'
import { hiddenFields } from '../rules/hidden-fields.ts'
import { listAround } from '../rules/list-around.ts'
import { requiredBySchema } from '../schema/required-by-schema.ts'
import { fieldSchema, isListSchema } from '../schema/schema-walk.ts'
import { editSchemaAt, withCombined, withoutRequired } from './edit-schema.ts'
import { withoutLabels } from './without-labels.ts'

/** A condition under which a field is required. */
interface Duty {
  readonly field: string
  readonly when: Condition
}

/**
 * The schema that validates a form's answers: the declared one, extended by its rules. A field that can be hidden is
 * required only while it is visible, and `require` rules become `if`/`then`. Every part of the declared schema keeps
 * its JSON pointer, except for labels, which it does not have.
 */
export function executableSchema(document: CompositeDocument): JsonObject {
  const schema = document.schema ?? {}
  const rules = document.ui?.rules ?? []
  const hidden = hiddenFields(document)
  const shown = new Set(rules.flatMap(({ show = [] }) => show))
  const released = [...hidden, ...shown].reduce(releaseField, schema)
  const duties = dutiesOf(document, rules).filter(({ field }) => !hidden.has(field))
  return withoutLabels(duties.reduce((result, duty) => withDuty(result, schema, duty), released))
}

const known = new WeakMap<CompositeDocument, string>()

/** The hash of what a form's validator executes: documents that differ in labels and layout alone share it. */
export function executableHash(document: CompositeDocument): string {
  const hash = known.get(document) ?? contentHash(executableSchema(document))
  known.set(document, hash)
  return hash
}

function releaseField(schema: JsonObject, field: string): JsonObject {
  const path = field.split('.')
  const name = path.at(-1) ?? ''
  return editSchemaAt(schema, schema, path.slice(0, -1), (holder) => withoutRequired(schema, holder, name))
}

function dutiesOf(document: CompositeDocument, rules: readonly FieldRule[]): readonly Duty[] {
  const showing = (field: string) => rules.filter(({ show }) => show?.includes(field)).map(({ when }) => when)
  const fromRules = rules.flatMap(({ when, require = [] }) =>
    require.map((field) => ({ field, when: allOf([...new Set([when, ...showing(field)])]) })),
  )
  const shown = new Set(rules.flatMap(({ show = [] }) => show))
  const fromSchema = [...shown]
    .filter(requiredBySchema(document))
    .map((field) => ({ field, when: allOf(showing(field)) }))
  return [...fromSchema, ...fromRules]
}

function allOf(conditions: readonly Condition[]): Condition {
  const [only, ...others] = conditions
  return only !== undefined && others.length === 0 ? only : { all: conditions }
}

/** A duty whose condition reads the row goes to the list's items, any other to the root. */
function withDuty(schema: JsonObject, declared: JsonObject, { field, when }: Duty): JsonObject {
  const readsRow = [...dependenciesOf(when)].some((name) => name.split('.')[0] === 'row')
  const list = readsRow ? listAround(declared, field) : undefined
  const place = list === undefined ? [] : list.split('.')
  const path = field.split('.').slice(place.length)
  const condition = conditionToSchema(when, list === undefined ? 'answers' : 'row')
  const member = setAt({ if: condition }, '/then', requiring(declared, place, path))
  return editSchemaAt(schema, schema, place, (part) => withCombined(part, member))
}

/** A schema that requires the field at a path below a place, if the enclosing values exist. */
function requiring(declared: JsonObject, place: readonly string[], path: readonly string[]): JsonObject {
  const [key = '', ...rest] = path
  if (rest.length === 0) return { required: [key] }
  const below = requiring(declared, [...place, key], rest)
  const node = fieldSchema(declared, [...place, key])
  const isList = node !== undefined && isListSchema(declared, node)
  return { properties: { [key]: isList ? { items: below } : below } }
}
