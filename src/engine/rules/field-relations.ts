import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import { namesRead } from '../schema/names-read.ts'
import { rootUnits } from '../schema/root-units.ts'
import { propertyNames } from '../schema/schema-walk.ts'
import type { RulePlan } from './rule-plan.ts'

/** Keywords of a form's root that do not affect how its fields depend on each other. */
const independent: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  'definitions',
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'default',
  'examples',
])

/** Keywords whose parts are the root's units (`rootUnits`). */
const inUnits: ReadonlySet<string> = new Set(['if', 'then', 'else', 'allOf', 'dependencies', 'dependentRequired'])

/** How the fields of a form's root depend on each other. */
export interface FieldRelations {
  /**
   * The fields whose validity may change with the answer of one of them, including itself: those whose schema mentions
   * it, those that depend on it by rules, and those in the same units. Undefined when this cannot be derived from
   * single fields, because the root itself compares them or rules reach into objects; then check the whole form.
   */
  readonly relatedTo: (field: string) => readonly string[] | undefined
  /** The other fields that a field's schema mentions: its validity may depend on their answers. */
  readonly readBy: (field: string) => readonly string[]
  /** The conditions of the root (`rootUnits`) that mention any of the fields. */
  readonly unitsOf: (fields: readonly string[]) => readonly string[]
}

const unrelated: FieldRelations = { relatedTo: () => undefined, readBy: () => [], unitsOf: () => [] }

/** For each field, the fields whose schemas mention it. */
type Mentions = ReadonlyMap<string, readonly string[]>

/**
 * Derives how the fields of a document depend on each other.
 * @param checkedApart the conditions of the root that the form's validator can check alone
 */
export function fieldRelations(
  document: CompositeDocument,
  rules: RulePlan,
  checkedApart: readonly string[] = [],
): FieldRelations {
  const schema = document.schema ?? {}
  const names = new Set(propertyNames(schema, schema))
  const units = unitNames(schema, names, checkedApart)
  const mentions = mentioning(document, names, (units?.size ?? 0) > 0)
  if (mentions === undefined || units === undefined) return unrelated
  const read = inverted(mentions)
  const among = [...units]
  const unitsOf = (fields: readonly string[]) =>
    among.filter(([, mentioned]) => fields.some((name) => mentioned.has(name))).map(([unit]) => unit)
  return {
    relatedTo: rememberedByName((field) => {
      if (!names.has(field)) return undefined
      // When a rule shows or hides a field, the fields that read it are affected too.
      const touched = [field, ...rules.dependentsOf(field)].filter((name) => names.has(name))
      const near = touched.flatMap((name) => [name, ...(mentions.get(name) ?? [])])
      return [...new Set([...near, ...unitsOf(near).flatMap((unit) => [...(units.get(unit) ?? [])])])]
    }),
    readBy: (field) => read.get(field) ?? [],
    unitsOf,
  }
}

/** The fields that each unit mentions; undefined where a unit looks at all fields, or is checked only with the form. */
function unitNames(
  schema: JsonObject,
  names: ReadonlySet<string>,
  checkedApart: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const units = [...rootUnits(schema)].map(([unit, part]) => [unit, namesRead(schema, part, names)] as const)
  const isAlone = units.every(([unit, { readsAll }]) => !readsAll && checkedApart.includes(unit))
  return isAlone ? new Map(units.map(([unit, { names: mentioned }]) => [unit, mentioned])) : undefined
}

function inverted(mentions: Mentions): Mentions {
  const read = new Map<string, string[]>()
  for (const [field, readers] of mentions) {
    for (const reader of readers) if (reader !== field) read.set(reader, [...(read.get(reader) ?? []), field])
  }
  return read
}

function mentioning(
  { schema = {}, ui }: CompositeDocument,
  names: ReadonlySet<string>,
  hasUnits: boolean,
): Mentions | undefined {
  const rules = ui?.rules ?? []
  const targets = rules.flatMap(({ show = [], enable = [], require = [] }) => [...show, ...enable, ...require])
  const isPlain = Object.keys(schema).every(
    (key) => independent.has(key) || (hasUnits && inUnits.has(key)) || key.startsWith('x-'),
  )
  if (!isPlain || targets.some((target) => target.includes('.'))) return undefined
  const { properties } = schema
  return isJsonObject(properties) ? mentionsIn(properties, names) : undefined
}

function mentionsIn(properties: JsonObject, names: ReadonlySet<string>): Mentions {
  const found = new Map<string, string[]>()
  for (const [name, part] of Object.entries(properties)) {
    JSON.stringify(part, (_key, value: unknown) => {
      const field = typeof value === 'string' ? fieldIn(value) : ''
      if (names.has(field)) found.set(field, [...(found.get(field) ?? []), name])
      return value
    })
  }
  return found
}

/** The field that a keyword's text may name: by its id, or as the value `answers.<id>`. */
function fieldIn(text: string): string {
  const [source, field] = text.split('.')
  return source === 'answers' && field !== undefined ? field : text
}
