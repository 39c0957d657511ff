import type { CompositeDocument } from '../document/document.ts'
import type { FieldRule } from '../document/ui-schema.ts'
import { asJson } from '../json/as-json.ts'
import { equalJson, isJsonArray, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { hiddenFields } from '../rules/hidden-fields.ts'
import { namesRead } from '../schema/names-read.ts'
import { rootUnits } from '../schema/root-units.ts'
import { propertyNames } from '../schema/schema-walk.ts'
import { withoutLabels } from '../validation/without-labels.ts'
import { namesMentioned } from './names-mentioned.ts'

/** Two versions of a form, with those fields alone that they may judge differently. */
export interface NarrowedForms {
  /** Those fields; none where both versions judge all answers alike. */
  readonly fields: readonly string[]
  readonly before: CompositeDocument
  readonly after: CompositeDocument
}

/** Keywords of a root that say the same of each of its fields. */
const common = ['$schema', '$id', '$defs', 'definitions', 'type', 'additionalProperties'] as const
/** Keywords of a root that are conditions, each of some fields. */
const conditional = ['if', 'then', 'else', 'allOf', 'dependencies', 'dependentRequired', 'uniqueInRecords'] as const
const known: ReadonlySet<string> = new Set([...common, ...conditional, 'properties', 'required'])

/** Keywords that refer to places by where they stand. */
const bound = /"\$(?:id|anchor|dynamicRef|dynamicAnchor|recursiveRef|recursiveAnchor)":/
/** Names that can be found in paths, in pointers and in the names of values. */
const plainName = /^[\w$-]+$/
/** What reads other records, or the whole of one: a keyword, or the name of a value. */
const readsRecords = /record/i

/** Something that a version says, and the fields that it may be about. */
interface Piece {
  readonly fields: ReadonlySet<string>
  readonly says: JsonValue
}

/** A version of a form, taken apart. */
interface Version {
  readonly document: CompositeDocument
  readonly root: JsonObject
  readonly properties: readonly Piece[]
  readonly units: readonly Piece[]
  readonly rules: readonly (Piece & { readonly rule: FieldRule })[]
}

/**
 * Two versions of a form with those fields alone that they may judge differently. The fields of a form fall into parts
 * that do not mention each other, in schema or rules, so that each part is judged by its own answers: one that is the
 * same in both versions judges the same. What the versions judge differently they judge so in the parts that changed,
 * as long as they keep the same of what is stored (`touchedOwners`).
 *
 * Undefined where a form cannot be taken apart, where what changed reads records as a whole, or where most fields are
 * in parts that changed, so that narrowing would save nothing.
 */
export function narrowedForms(before: CompositeDocument, after: CompositeDocument): NarrowedForms | undefined {
  const roots = [rootOf(before), rootOf(after)]
  if (!roots.every(canBeTakenApart)) return undefined
  const names = new Set(roots.flatMap((root) => [...propertyNames(root, root), ...requiredIn(root)]))
  if (![...names].every((name) => plainName.test(name))) return undefined
  const [was, is] = [takenApart(before, names), takenApart(after, names)]
  const fields = changedFields(was, is, names)
  if (fields === undefined || fields.size * 2 > names.size) return undefined
  if ([was, is].some((version) => mayReadRecords(version, fields))) return undefined
  return { fields: [...fields], before: narrowed(was, fields), after: narrowed(is, fields) }
}

const rootOf = ({ schema = {} }: CompositeDocument): JsonObject => withoutLabels(schema)

function canBeTakenApart(root: JsonObject): boolean {
  const isKnown = Object.keys(root).every((keyword) => known.has(keyword) || keyword.startsWith('x-'))
  const { uniqueInRecords: _apart, $id: _id, ...rest } = root
  // Where answers are allowed that are not declared, a rule may read one that has no name here.
  if (!isKnown || ownValue(root, 'additionalProperties') !== false || bound.test(JSON.stringify(rest))) return false
  return rootUnits(rest).size > 0 || conditional.every((keyword) => ownValue(rest, keyword) === undefined)
}

function takenApart(document: CompositeDocument, names: ReadonlySet<string>): Version {
  const root = rootOf(document)
  const required = requiredIn(root)
  const hidden = [...hiddenFields(document)]
  const about = (says: JsonValue): Piece => ({ fields: namesMentioned(root, says, names), says })
  const ofAll = (says: JsonValue): Piece => ({ fields: names, says })
  const { uniqueInRecords } = root
  return {
    document,
    root,
    properties: [...names].map((name) => {
      const { fields, says: schema } = about(ownValue(objectAt(root, 'properties'), name) ?? null)
      const hides = hidden.filter((path) => path.split('.')[0] === name)
      return { fields: new Set([name, ...fields]), says: [name, schema, required.includes(name), hides] }
    }),
    units: [
      ...[...rootUnits(root).values()].map((unit) =>
        namesRead(root, unit, names).readsAll ? ofAll(unit) : about(unit),
      ),
      ...(uniqueInRecords === undefined ? [] : [about({ uniqueInRecords })]),
    ],
    rules: (document.ui?.rules ?? []).flatMap(judgingRule).map((rule) => ({ ...about(asJson(rule)), rule })),
  }
}

/** What of a rule decides whether answers are valid: whether a field can be changed does not. */
function judgingRule({ id, when, show = [], require = [] }: FieldRule): readonly FieldRule[] {
  return show.length + require.length === 0 ? [] : [{ id, when, show, require }]
}

const requiredIn = (root: JsonObject): readonly string[] => {
  const required = ownValue(root, 'required')
  return isJsonArray(required) ? required.filter((name) => typeof name === 'string') : []
}

const piecesOf = ({ properties, units, rules }: Version): readonly Piece[] => [...properties, ...units, ...rules]

/** What a version says of some fields. */
const piecesOn = (version: Version, fields: ReadonlySet<string>): JsonValue => sayings(piecesOf(version), fields)

const sayings = (pieces: readonly Piece[], fields: ReadonlySet<string>): JsonValue[] =>
  pieces.filter((piece) => isOn(piece, fields)).map(({ says }) => says)

function mayReadRecords(version: Version, fields: ReadonlySet<string>): boolean {
  const { $defs = {}, definitions = {} } = version.root
  return readsRecords.test(JSON.stringify([piecesOn(version, fields), $defs, definitions]))
}

const isOn = (piece: Piece, fields: ReadonlySet<string>): boolean => [...piece.fields].some((name) => fields.has(name))

/** The fields of the parts that differ; undefined where the versions differ in something that is about no field. */
function changedFields(was: Version, is: Version, names: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const ofAll = ({ root }: Version) => common.map((keyword) => ownValue(root, keyword) ?? null)
  const ofNone = (version: Version) =>
    piecesOf(version).flatMap(({ fields, says }) => (fields.size === 0 ? [says] : []))
  if (!equalJson(ofAll(was), ofAll(is)) || !equalJson(ofNone(was), ofNone(is))) return undefined
  const parts = partsOf(names, [...piecesOf(was), ...piecesOf(is)])
  const changed = parts.filter((part) => !equalJson(piecesOn(was, part), piecesOn(is, part)))
  return new Set(changed.flatMap((part) => [...part]))
}

/** Fields that are mentioned together are in one part, as are those that are mentioned with either of them. */
function partsOf(names: ReadonlySet<string>, pieces: readonly Piece[]): readonly ReadonlySet<string>[] {
  let parts: readonly ReadonlySet<string>[] = [...names].map((name) => new Set([name]))
  for (const piece of pieces) {
    const joined = parts.filter((part) => isOn(piece, part))
    if (joined.length < 2) continue
    parts = [...parts.filter((part) => !joined.includes(part)), new Set(joined.flatMap((part) => [...part]))]
  }
  return parts
}

function narrowed({ document, root, units, rules }: Version, fields: ReadonlySet<string>): CompositeDocument {
  const kept = (object: JsonObject) => Object.entries(object).filter(([name]) => fields.has(name))
  const schema = {
    ...Object.fromEntries(common.map((keyword) => [keyword, ownValue(root, keyword)])),
    properties: Object.fromEntries(kept(objectAt(root, 'properties'))),
    required: requiredIn(root).filter((name) => fields.has(name)),
    allOf: sayings(units, fields),
  }
  const keptRules = rules.filter((rule) => isOn(rule, fields)).map(({ rule }) => rule)
  return { schema, ui: Object.assign(Object.fromEntries(kept(document.ui ?? {})), { rules: keptRules }) }
}
