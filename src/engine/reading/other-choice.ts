import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { OtherChoice } from './other-choices.ts'

/**
 * Answers as they are sent and received: where "Other" is chosen and its text (`otherText`) is there, the choice is
 * empty (document 1, §5). Without its text the choice keeps its value, so that it is not lost.
 */
export function withOtherCleared(choices: readonly OtherChoice[], answers: JsonObject): JsonObject {
  return withChoices(choices, answers, (value, other) => (value === other ? '' : value))
}

/** Answers as forms and conditions use them: an empty choice whose "Other" has a text is "Other". */
export function withOtherChosen(choices: readonly OtherChoice[], answers: JsonObject): JsonObject {
  return withChoices(choices, answers, (value, other) => (value === '' || value === null ? other : value))
}

type Change = (value: JsonValue, other: JsonValue) => JsonValue

function withChoices(choices: readonly OtherChoice[], answers: JsonObject, change: Change): JsonObject {
  return choices.reduce((changed, choice) => changeIn(changed, choice.path, { choice, change, answers }), answers)
}

interface Changing {
  readonly choice: OtherChoice
  readonly change: Change
  readonly answers: JsonObject
  /** The innermost list item around the choice. */
  readonly row?: JsonValue | undefined
}

function changeIn(node: JsonObject, [name = '', ...rest]: readonly string[], changing: Changing): JsonObject {
  const value = ownValue(node, name)
  const changed = rest.length === 0 ? choose(value, changing) : changeBelow(value, rest, changing)
  return changed === value ? node : { ...node, [name]: changed }
}

function changeBelow(value: JsonValue | undefined, path: readonly string[], changing: Changing) {
  if (isJsonObject(value)) return changeIn(value, path, changing)
  if (!isJsonArray(value)) return value
  const items = value.map((row) => (isJsonObject(row) ? changeIn(row, path, { ...changing, row }) : row))
  return items.some((item, i) => item !== value[i]) ? items : value
}

function choose(value: JsonValue | undefined, { choice, change, answers, row = {} }: Changing): JsonValue | undefined {
  if (value === undefined) return undefined
  const text = choice.text({ answers, row })
  return typeof text === 'string' && text.trim() !== '' ? change(value, choice.other) : value
}
