import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { UiElement } from '../document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import { evaluateRules } from '../rules/evaluate-rules.ts'
import type { FieldStates } from '../rules/field-states.ts'
import type { RulePlan } from '../rules/rule-plan.ts'
import { elementsAround, formElements } from './form-elements.ts'
import { readAge } from './read-age.ts'
import { fieldsWithin, itemField, rootField, titleOf } from './declared-field.ts'
import { isTextOfOther, isTextOfOtherInRows } from './other-choices.ts'
import type { OtherChoice } from './other-choices.ts'
import { readFile } from './read-file.ts'
import { readChosen, readValue } from './read-value.ts'
import type { DeclaredField, ReadFile, Reading } from './reading.ts'
import { textOption, uiOptions } from './ui-options.ts'

/** A part of a record for display, in the order of the form. */
export type ReadPart =
  | { readonly kind: 'heading'; readonly title: string }
  | {
      readonly kind: 'answer'
      readonly name: string
      readonly title: string
      readonly text: string
      readonly file?: ReadFile
      readonly isPicture: boolean
    }
  | {
      readonly kind: 'rows'
      readonly title: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** What reading a record needs of its form's plan. */
export interface ReadingPlan {
  readonly rules: RulePlan
  readonly otherChoices: readonly OtherChoice[]
}

interface Place {
  readonly reading: Reading
  readonly otherChoices: readonly OtherChoice[]
  readonly states: FieldStates
  readonly pointer: string
}

/**
 * The visible parts of a record for display. Hidden fields are left out; a missing answer has an empty text.
 * @param plan of the reading's document
 */
export function readRecord(reading: Reading, { rules, otherChoices }: ReadingPlan): readonly ReadPart[] {
  const { document, answers, context } = reading
  const states = evaluateRules(rules, answers, context)
  return readObject(answers, rootField(document), {
    reading,
    otherChoices,
    states,
    pointer: '',
  })
}

function readObject(value: JsonValue | undefined, field: DeclaredField, place: Place): readonly ReadPart[] {
  const fields = fieldsWithin(place.reading.document, field)
  return groupsOf(field, [...fields.keys()]).flatMap(({ title, names }) => {
    const parts = names.flatMap((name) => {
      const child = fields.get(name)
      const inside = { ...place, pointer: `${place.pointer}/${escapeSegment(name)}` }
      if (child === undefined || isTextOfOther(place.otherChoices, inside.pointer)) return []
      const around = elementsAround(formElements(field.ui), name)
      return [
        ...readAges(around.above, value, inside),
        ...readField(name, child, value, inside),
        ...readAges(around.below, value, inside),
      ]
    })
    return title === undefined || parts.length === 0 ? parts : [{ kind: 'heading' as const, title }, ...parts]
  })
}

/** The ages among elements around a field; texts and lines belong to the form alone. */
function readAges(elements: readonly UiElement[], parent: JsonValue | undefined, place: Place): readonly ReadPart[] {
  if (!place.states.isVisible(place.pointer)) return []
  return elements.flatMap(({ id, kind, title = '', of = '' }) => {
    const born = isJsonObject(parent) ? ownValue(parent, of) : undefined
    const text = readAge(born, place.reading)
    return kind === 'age' ? [{ kind: 'answer' as const, name: id, title, text, isPicture: false }] : []
  })
}

interface Group {
  readonly title: string | undefined
  readonly names: readonly string[]
}

/** The form's groups; fields without a group come before them. */
function groupsOf({ ui }: DeclaredField, names: readonly string[]): readonly Group[] {
  const declared = isJsonArray(ui['groups']) ? ui['groups'].filter(isJsonObject) : []
  const groups = declared.map((group) => {
    const listed = isJsonArray(group['fields']) ? group['fields'] : []
    return { title: textOption(group, 'title'), names: names.filter((name) => listed.includes(name)) }
  })
  const placed = new Set(groups.flatMap((group) => group.names))
  return [{ title: undefined, names: names.filter((name) => !placed.has(name)) }, ...groups]
}

function readField(
  name: string,
  field: DeclaredField,
  parent: JsonValue | undefined,
  place: Place,
): readonly ReadPart[] {
  const { widget, layout } = uiOptions(field.ui)
  if (widget === 'hidden' || !place.states.isVisible(place.pointer)) return []
  const value = isJsonObject(parent) ? ownValue(parent, name) : undefined
  const title = titleOf(name, field)
  const file = readFile(value, title)
  if (!file && layout !== 'address' && isNested(field, widget)) return nested(title, readObject(value, field, place))
  const item = itemField(place.reading.document, field)
  if (Object.hasOwn(item.schema, 'properties') && widget !== 'chips') return readRows(title, value, item, place)
  const text = file?.name ?? readValue(value, field, place.reading)
  return [{ kind: 'answer', name, title, text, ...(file && { file }), isPicture: widget === 'image' }]
}

/** Whether the field is an object with its own fields; some widgets answer a whole object, such as a file. */
const isNested = ({ schema }: DeclaredField, widget: JsonValue | undefined): boolean =>
  widget === undefined && Object.keys(objectAt(schema, 'properties')).length > 0

const nested = (title: string, parts: readonly ReadPart[]): readonly ReadPart[] =>
  parts.length === 0 ? [] : [{ kind: 'heading', title }, ...parts]

/** A list of objects as a table of their fields. What was typed for "Other" stands at its choice. */
function readRows(title: string, value: JsonValue | undefined, item: DeclaredField, place: Place): readonly ReadPart[] {
  const { document } = place.reading
  const items = isJsonArray(value) ? value.filter(isJsonObject) : []
  const fields = [...fieldsWithin(document, item)].filter(
    ([name, { ui }]) =>
      uiOptions(ui)['widget'] !== 'hidden' &&
      !isTextOfOtherInRows(place.otherChoices, `${place.pointer}/${escapeSegment(name)}`) &&
      isSeenIn(items, name, place),
  )
  if (items.length === 0) return [{ kind: 'answer', name: title, title, text: '', isPicture: false }]
  const rows = items.map((row) => fields.map(([name, field]) => cell(row, name, field, place)))
  return [{ kind: 'rows', title, columns: fields.map(([name, field]) => titleOf(name, field)), rows }]
}

const isSeenIn = (items: readonly JsonObject[], name: string, { states, pointer }: Place): boolean =>
  items.some((_item, index) => states.isVisible(`${pointer}/${index}/${escapeSegment(name)}`))

function cell(row: JsonObject, name: string, field: DeclaredField, { reading }: Place): string {
  const value = ownValue(row, name)
  return readFile(value, name)?.name ?? readChosen(value, field, reading, row)
}
