import { equalJson, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** A field that both sides changed, each to something else. Undefined is an answer that was taken out. */
export interface FieldConflict {
  readonly pointer: JsonPointer
  readonly mine: JsonValue | undefined
  readonly theirs: JsonValue | undefined
}

export interface MergedAnswers {
  /** What both sides come to; where they conflict, mine. */
  readonly answers: JsonObject
  readonly conflicts: readonly FieldConflict[]
  /** Fields that only the other side changed: theirs stands in the answers. */
  readonly taken: readonly JsonPointer[]
}

type Same = (left: JsonValue | undefined, right: JsonValue | undefined) => boolean

/**
 * Joins two changes of the same answers, field by field; objects by their own fields, lists and files as a whole, because
 * an item has nothing that would tell it from the one that took its place.
 *
 * @param base what both began with; undefined where that is not known: then all that differs is in conflict
 * @param isSame when two answers count as the same one
 */
export function mergeAnswers(
  base: JsonObject | undefined,
  theirs: JsonObject,
  mine: JsonObject,
  isSame: Same = equalJson,
): MergedAnswers {
  return mergeObjects({ base: base ?? {}, theirs, mine }, { isSame, isUntouched: base ? isSame : () => false }, [])
}

interface Compare {
  readonly isSame: Same
  /** Whether an answer is the one that both began with. */
  readonly isUntouched: Same
}

interface Sides<Value> {
  readonly base: Value
  readonly theirs: Value
  readonly mine: Value
}

function mergeObjects(sides: Sides<JsonObject>, compare: Compare, path: readonly string[]): MergedAnswers {
  const names = new Set([...Object.keys(sides.mine), ...Object.keys(sides.theirs)])
  const answers: Record<string, JsonValue> = {}
  const conflicts: FieldConflict[] = []
  const taken: JsonPointer[] = []
  for (const name of names) {
    const field = {
      base: ownValue(sides.base, name),
      theirs: ownValue(sides.theirs, name),
      mine: ownValue(sides.mine, name),
    }
    const merged = mergeField(field, compare, [...path, name])
    if (merged.answer !== undefined) answers[name] = merged.answer
    conflicts.push(...merged.conflicts)
    taken.push(...merged.taken)
  }
  return { answers, conflicts, taken }
}

interface MergedField extends Omit<MergedAnswers, 'answers'> {
  readonly answer: JsonValue | undefined
}

function mergeField(
  { base, theirs, mine }: Sides<JsonValue | undefined>,
  compare: Compare,
  path: readonly string[],
): MergedField {
  const { isSame, isUntouched } = compare
  const none = { conflicts: [], taken: [] }
  if (isSame(mine, theirs) || isUntouched(theirs, base)) return { answer: mine, ...none }
  if (isUntouched(mine, base)) return { answer: theirs, conflicts: [], taken: [formatPointer(path)] }
  if (isGroup(mine) && isGroup(theirs)) {
    const within = mergeObjects({ base: isGroup(base) ? base : {}, theirs, mine }, compare, path)
    return { ...within, answer: within.answers }
  }
  return { answer: mine, conflicts: [{ pointer: formatPointer(path), mine, theirs }], taken: [] }
}

/** An object of fields, and not a file, which is one answer. */
function isGroup(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && !(Object.hasOwn(value, 'mediaType') && Object.hasOwn(value, 'name'))
}
