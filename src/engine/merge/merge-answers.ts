import { equalJson, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** A field that both sides changed to different values. Undefined means that the answer was removed. */
export interface FieldConflict {
  readonly pointer: JsonPointer
  readonly mine: JsonValue | undefined
  readonly theirs: JsonValue | undefined
}

export interface MergedAnswers {
  /** The merged answers; mine where they conflict. */
  readonly answers: JsonObject
  readonly conflicts: readonly FieldConflict[]
  /** Fields that only the other side changed: the answers contain their value. */
  readonly taken: readonly JsonPointer[]
}

type Same = (left: JsonValue | undefined, right: JsonValue | undefined) => boolean

/**
 * Merges two changes of the same answers, field by field. Objects are merged by their fields, lists and files as a
 * whole, because a list item cannot be distinguished from one that replaced it.
 * @param base the answers that both sides started from; if undefined, all differences are conflicts
 * @param isSame whether two answers count as equal
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
  /** Whether an answer is unchanged from the base. */
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

/** Whether a value is an object of fields; a file is not, because it is one answer. */
function isGroup(value: JsonValue | undefined): value is JsonObject {
  return isJsonObject(value) && !(Object.hasOwn(value, 'mediaType') && Object.hasOwn(value, 'name'))
}
