import type { ReferenceLists } from '../document/context.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { isListSchema, propertyNames, propertySchema, resolveSchema, throughLists } from '../schema/schema-walk.ts'
import type { ValueName, ValueSource } from '../document/condition.ts'

/** The declaration of one source of values. */
export interface DeclaredSource {
  readonly schema: JsonObject
  /** The schema that its references point into; itself when it is not part of another. */
  readonly root?: JsonObject
}

/** The values that a condition in some place may refer to. */
export interface ConditionScope {
  /** By source; `unknown` for one whose shape is not declared. Conditions may not use a source that is missing here. */
  readonly sources: ReadonlyMap<ValueSource, DeclaredSource | 'unknown'>
  /** For checking compared values against the lists that a field's `inList` names. */
  readonly lists?: ReferenceLists
}

/** Why a name is unknown: the part of it that does not exist, and the existing names. */
export interface UnknownName {
  readonly problem: string
  readonly unknown: string
  readonly valid: readonly string[]
}

/** What a name refers to. */
export type NamedValue =
  | UnknownName
  | { readonly schema: JsonObject | undefined; readonly root: JsonObject; readonly isList: boolean }

const today: DeclaredSource = { schema: { type: 'string', format: 'date' } }

/** Finds what a value name refers to in the scope; `schema` is undefined where nothing is declared. */
export function resolveName(name: ValueName, scope: ConditionScope): NamedValue {
  const [source = '', ...path] = name.split('.')
  const declared = source === 'today' ? today : sourceOf(source, scope)
  if (declared === undefined) {
    const valid = [...scope.sources.keys(), 'today']
    return { problem: `"${name}" begins with "${source}", which cannot be used here.`, unknown: source, valid }
  }
  if (declared === 'unknown') return { schema: undefined, root: {}, isList: false }
  const root = declared.root ?? declared.schema
  return follow(name, path, resolveSchema(root, declared.schema), root)
}

function sourceOf(source: string, { sources }: ConditionScope): DeclaredSource | 'unknown' | undefined {
  return [...sources].find(([name]) => name === source)?.[1]
}

function follow(name: ValueName, path: readonly string[], start: JsonObject, root: JsonObject): NamedValue {
  let node = start
  let isList = isListSchema(root, start)
  for (const key of path) {
    const holder = throughLists(root, node)
    const next = propertySchema(root, holder, key)
    if (next === undefined) {
      return isOpen(holder)
        ? { schema: undefined, root, isList: false }
        : {
            problem: `"${name}" names the field "${key}", which does not exist.`,
            unknown: key,
            valid: propertyNames(root, holder),
          }
    }
    node = next
    isList ||= isListSchema(root, next)
  }
  return { schema: isList ? throughLists(root, node) : node, root, isList }
}

/** Whether the schema declares no members. */
function isOpen(schema: JsonObject): boolean {
  const more = ownValue(schema, 'additionalProperties')
  return more === true || isJsonObject(more) || (more === undefined && ownValue(schema, 'properties') === undefined)
}
