import { valueReader } from '../condition/named-values.ts'
import type { ValueReader } from '../condition/named-values.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fieldsWithin, itemField, rootField } from './declared-field.ts'
import { otherValue } from './other-value.ts'
import type { DeclaredField } from './reading.ts'
import { textOption, uiOptions } from './ui-options.ts'

/** A choice with a text for "Other". */
export interface OtherChoice {
  /** The names of the fields on the way to it. */
  readonly path: readonly string[]
  readonly other: JsonValue
  readonly text: ValueReader
  /** Where the text is; undefined in the rows of a list. */
  readonly textAt: JsonPointer | undefined
  /** Where it is in the rows of a list, without positions. */
  readonly textInRows: JsonPointer | undefined
}

/** The choices of a form that have a text for "Other". A form's plan has them. */
export const otherChoices = (document: CompositeDocument): readonly OtherChoice[] =>
  choicesWithin(document, rootField(document), [])

/** Whether a field has the text that a choice shows for "Other", so that a record need not show it a second time. */
export const isTextOfOther = (choices: readonly OtherChoice[], pointer: JsonPointer): boolean =>
  choices.some(({ textAt }) => textAt === pointer)

/** The same for a field of a list's rows; the pointer has no positions. */
export const isTextOfOtherInRows = (choices: readonly OtherChoice[], pointer: JsonPointer): boolean =>
  choices.some(({ textInRows }) => textInRows === pointer)

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
  const below = (start: string) => (name.startsWith(start) ? name.slice(start.length).split('.') : undefined)
  const [whole, ofRow] = [below('answers.'), below('row.')]
  const textAt = whole && formatPointer(whole)
  const textInRows = ofRow && formatPointer([...path.slice(0, -1), ...ofRow])
  return [{ path, other, text: valueReader(name), textAt, textInRows }]
}
