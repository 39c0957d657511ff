import type { Condition } from '../document/condition.ts'
import { compileCondition } from '../condition/compile-condition.ts'
import { equalJson, isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { Adopted, Place, Work } from './adopted.ts'
import { addRule } from './adopted-rules.ts'
import { branchCondition, branchTest } from './branches.ts'
import type { Branch } from './branches.ts'
import type { FieldIds } from './field-ids.ts'
import { oneOrAny } from './test-condition.ts'
import { testSchema } from './test-schema.ts'

/** A field that a branch of an object adds. */
export interface BranchField {
  readonly name: string
  readonly id: string
  readonly adopted: Adopted
  readonly branches: readonly Branch[]
  /** Whether answers to the pasted field are this field’s; takes the object as adopted so far. */
  readonly isMeant: (object: JsonObject) => boolean
}

/** An object whose branches are adopted. */
export interface BranchedObject {
  readonly place: Place
  readonly work: Work
  readonly ids: FieldIds
  /** The fields that it always has. */
  readonly properties: JsonObject
  /** The names of those that must always be answered. */
  readonly required: readonly JsonValue[]
}

/** The fields that branches add, each shown while its branches count; one that means two things becomes two. */
export function adoptBranchFields(branches: readonly Branch[], object: BranchedObject): readonly BranchField[] {
  const names = new Set(branches.flatMap(({ schema }) => Object.keys(objectAt(schema, 'properties'))))
  return [...names]
    .filter((name) => !Object.hasOwn(object.properties, name))
    .flatMap((name) => meanings(name, branches, object))
}

function meanings(name: string, branches: readonly Branch[], object: BranchedObject): readonly BranchField[] {
  const { ids, place, work } = object
  const groups: { readonly schema: JsonValue; readonly branches: Branch[] }[] = []
  for (const branch of branches) {
    const schema = ownValue(objectAt(branch.schema, 'properties'), name)
    if (schema === undefined || schema === false) continue
    const known = groups.find((group) => equalJson(group.schema, schema))
    if (known === undefined) groups.push({ schema, branches: [branch] })
    else known.branches.push(branch)
  }
  return groups.flatMap((group, i) => {
    const id = i === 0 ? (ids.of(name) ?? name) : ids.another(name)
    if (i > 0) {
      const message = `The field "${name}" is another one in this branch; it became "${id}".`
      work.notes.push({ kind: 'changed', of: 'schema', pointer: group.branches[0]?.pointer ?? place.pointer, message })
    }
    return adoptMeaning(name, id, group, object)
  })
}

function adoptMeaning(
  name: string,
  id: string,
  { schema, branches }: { readonly schema: JsonValue; readonly branches: readonly Branch[] },
  object: BranchedObject,
): readonly BranchField[] {
  const { place, work } = object
  const at = `/properties/${escapeSegment(name)}`
  const inside: Place = {
    pointer: `${branches[0]?.pointer ?? place.pointer}${at}`,
    uiPointer: `${place.uiPointer}/${escapeSegment(name)}`,
    ui: objectAt(place.ui, name),
    path: [...place.path, id],
    source: place.source === undefined ? undefined : `${place.source}.${id}`,
  }
  const adopted = work.adopt(schema, inside, work)
  if (adopted === undefined) return []
  const shown = conditionsOf(branches, object, place.source)
  if (shown !== undefined) addRule(work, oneOrAny(shown), 'show', inside.path)
  else if (place.source !== undefined) noteUnsaid(name, inside, work)
  const meant = conditionsOf(branches, object, 'row')?.map(compileCondition)
  return [{ name, id, adopted, branches, isMeant: (row) => meant?.some((holds) => holds({ row })) ?? false }]
}

/** When each of the branches counts; undefined where conditions cannot say it, or rules do not reach. */
function conditionsOf(
  branches: readonly Branch[],
  { ids, work }: BranchedObject,
  source: string | undefined,
): readonly Condition[] | undefined {
  if (source === undefined) return undefined
  const found = branches.map((branch) => branchCondition(branch, source, (name) => ids.of(name), work))
  return found.every((condition) => condition !== undefined) ? found : undefined
}

function noteUnsaid(name: string, { pointer }: Place, { notes }: Work): void {
  const message = `When the field "${name}" is shown cannot be a rule, so it always is.`
  const mend = 'Write a rule with "when" and "show" in the UI schema, or another test of the pasted form.'
  notes.push({ kind: 'open', of: 'schema', pointer, message, mend })
}

/**
 * What branches ask of fields: answers, as rules, and the rest as `if` and `then`, for which rjsf’s own fields draw the
 * object.
 * @param idIn the id of a field in a branch
 */
export function branchDuties(
  branches: readonly Branch[],
  object: BranchedObject,
  idIn: (name: string, branch: Branch) => string | undefined,
): readonly JsonObject[] {
  const { place, work, ids } = object
  return branches.flatMap((branch) => {
    const when =
      place.source === undefined ? undefined : branchCondition(branch, place.source, (name) => ids.of(name), work)
    const asked = listOf(branch.schema['required']).filter((name) => !object.required.includes(name))
    const required = asked.flatMap((name) => idIn(String(name), branch) ?? [])
    if (when !== undefined) for (const id of required) addRule(work, when, 'require', [...place.path, id])
    const then = {
      ...narrowings(branch, object),
      ...(when === undefined && required.length > 0 && { required }),
    }
    return Object.keys(then).length === 0 ? [] : [{ if: branchTest(branch, (name) => ids.of(name), work), then }]
  })
}

const settled = ['properties', 'required', 'title', 'description', 'type', 'additionalProperties', 'default', '$schema']

/** What a branch says of fields that the object always has, and of the object as a whole. */
function narrowings({ schema, tests }: Branch, { properties, ids, work }: BranchedObject): JsonObject {
  const idOf = (name: string) => ids.of(name)
  const found = JSON.stringify(tests)
  const narrowed = Object.entries(objectAt(schema, 'properties')).flatMap(([name, part]) => {
    const known = ownValue(properties, name)
    if (known === undefined || part === undefined) return []
    const test = withoutKnown(testSchema(part, work), known)
    const isTested =
      found.includes(`${JSON.stringify(name)}:`) && Object.keys(test).every((key) => key === 'const' || key === 'enum')
    return Object.keys(test).length === 0 || isTested ? [] : [[idOf(name) ?? name, test] as const]
  })
  const whole = Object.fromEntries(Object.entries(schema).filter(([key]) => !settled.includes(key)))
  return {
    ...testSchema(whole, work, idOf),
    ...(narrowed.length > 0 && { properties: Object.fromEntries(narrowed) }),
  }
}

/** The keywords of a part that the field does not always have. */
function withoutKnown(part: JsonObject, known: JsonValue): JsonObject {
  const own = isJsonObject(known) ? known : {}
  return Object.fromEntries(Object.entries(part).filter(([key, value]) => !equalJson(value, ownValue(own, key))))
}

const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])
