import type { CompositeDocument } from '../document/document.ts'
import { valueReader } from '../condition/named-values.ts'
import type { ValueReader } from '../condition/named-values.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fieldsWithin, itemField, rootField } from './declared-field.ts'
import { otherValue } from './other-value.ts'
import type { DeclaredField } from './reading.ts'
import { textOption, uiOptions } from './ui-options.ts'

/**
 * Answers as they are sent and received: where "Other" is chosen and its text (`otherText`) is there, the choice is
 * empty (document 1, §5). Without its text the choice keeps its value, so that it is not lost.
 */
export function withOtherCleared(document: CompositeDocument, answers: JsonObject): JsonObject {
  return withChoices(document, answers, (value, other) => (value === other ? '' : value))
}

/** Answers as forms and conditions use them: an empty choice whose "Other" has a text is "Other". */
export function withOtherChosen(document: CompositeDocument, answers: JsonObject): JsonObject {
  return withChoices(document, answers, (value, other) => (value === '' || value === null ? other : value))
}

type Change = (value: JsonValue, other: JsonValue) => JsonValue

function withChoices(document: CompositeDocument, answers: JsonObject, change: Change): JsonObject {
  const choices = choicesOf(document)
  if (choices.length === 0) return answers
  return choices.reduce((changed, choice) => changeIn(changed, choice.path, { choice, change, answers }), answers)
}

/** Whether a field has the text that a choice shows for "Other", so that a record need not show it a second time. */
export function isTextOfOther(document: CompositeDocument, pointer: JsonPointer): boolean {
  return choicesOf(document).some(({ textAt }) => textAt === pointer)
}

/** A choice with a text for "Other". */
interface OtherChoice {
  /** The names of the fields on the way to it. */
  readonly path: readonly string[]
  readonly other: JsonValue
  readonly text: ValueReader
  /** Where the text is; undefined in the rows of a list. */
  readonly textAt: JsonPointer | undefined
}

const known = new WeakMap<CompositeDocument, readonly OtherChoice[]>()

function choicesOf(document: CompositeDocument): readonly OtherChoice[] {
  const found = known.get(document) ?? choicesWithin(document, rootField(document), [])
  known.set(document, found)
  return found
}

function choicesWithin(
  document: CompositeDocument,
  field: DeclaredField,
  path: readonly string[],
): readonly OtherChoice[] {
  const own = choiceAt(field, path)
  const inside = [...fieldsWithin(document, field), ...fieldsWithin(document, itemField(document, field))].filter(
    // A schema may contain itself; a UI schema ends.
    ([, { ui }]) => Object.keys(ui).length > 0,
  )
  return [...own, ...inside.flatMap(([name, child]) => choicesWithin(document, child, [...path, name]))]
}

function choiceAt(field: DeclaredField, path: readonly string[]): readonly OtherChoice[] {
  const options = uiOptions(field.ui)
  const [name, other] = [textOption(options, 'otherText'), otherValue(field.schema, options)]
  if (name === undefined || other === undefined) return []
  const textAt = name.startsWith(inAnswers) ? formatPointer(name.slice(inAnswers.length).split('.')) : undefined
  return [{ path, other, text: valueReader(name), textAt }]
}

const inAnswers = 'answers.'

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
