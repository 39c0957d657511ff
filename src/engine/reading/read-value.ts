import { namedValues, valueReader } from '../condition/named-values.ts'
import { formatDuration } from '../format/duration.ts'
import { formatDate } from '../format/format-date.ts'
import { formatQuantity } from '../format/format-number.ts'
import { maskValue } from '../format/mask-value.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { fieldsWithin } from './declared-field.ts'
import { constantMembers, enumOptions } from './enum-options.ts'
import { filterValues, applicableList, readListOptions } from './list-option.ts'
import type { ListOption } from './list-option.ts'
import type { DeclaredField, Reading } from './reading.ts'
import { plainText } from './plain-text.ts'
import { readAmount } from './read-amount.ts'
import { textOption, uiOptions } from './ui-options.ts'

type Writer = (value: JsonValue) => string

const masked: Writer = (value) => maskValue(plainText(value), 4)

/** Widgets that display an answer in their own way, regardless of its type. */
const byWidget: ReadonlyMap<JsonValue | undefined, Writer> = new Map<JsonValue | undefined, Writer>([
  ['masked', masked],
  ['password', (value) => maskValue(plainText(value), 0)],
  ['one-time-code', (value) => maskValue(plainText(value), 0)],
])

/**
 * An answer as text for users: a choice's label, the text typed for 'Other', dates and yes or no in words, masked
 * values masked, a file's name, a list's items separated by commas. Empty when there is no answer.
 * @param row the innermost list item around the field, which the filters of its choices may use
 */
export function readValue(
  value: JsonValue | undefined,
  field: DeclaredField,
  reading: Reading,
  row?: JsonValue,
): string {
  const options = uiOptions(field.ui)
  const own = ownText(options, reading, row)
  if (!isJsonArray(value)) return own ?? readOne(value, field, options, { ...reading, row })
  const isOther = (item: JsonValue) => readListOptions(options).some(({ other }) => isSame(other ?? null, item))
  const items = own === undefined ? value : value.filter((item) => !isOther(item))
  const texts = items.map((item) => readOne(item, field, options, { ...reading, row }))
  return [...texts, ...(own === undefined ? [] : [own])].join(', ')
}

/** The same in a table, whose columns are of choices: "Other" before the text that the user typed for it. */
export function readChosen(
  value: JsonValue | undefined,
  field: DeclaredField,
  reading: Reading,
  row: JsonValue,
): string {
  const own = ownText(uiOptions(field.ui), reading, row)
  const text = readValue(value, field, reading, row)
  return own === undefined || text !== own ? text : `${reading.words.other}: ${own}`
}

function readOne(value: JsonValue | undefined, field: DeclaredField, options: JsonObject, reading: RowReading): string {
  if (value === undefined || value === null || value === '') return ''
  if (isJsonArray(value)) return value.map((item) => readOne(item, field, options, reading)).join(', ')
  const write = byWidget.get(options['widget'])
  if (write) return write(value)
  if (typeof value === 'boolean' && !namesAnswers(field)) return value ? reading.words.yes : reading.words.no
  const label = choiceLabel(value, field, options, reading)
  if (label !== undefined) return label
  if (typeof value === 'string' && isDate(field, options)) return formatDate(value, reading.language)
  if (typeof value === 'string' && isTime(field)) return value.slice(0, 5)
  if (typeof value === 'string' && field.schema['format'] === 'duration') {
    return formatDuration(value, reading.words.amount)
  }
  if (options['widget'] === 'money') return readAmount(value, options, reading.context)
  const unit = unitOf(field)
  if (typeof value === 'number' && unit !== undefined) return formatQuantity(value, unit, reading.context.money?.locale)
  if (isJsonObject(value) && options['layout'] === 'address') return readAddress(value, field, reading)
  return plainText(value)
}

/** An address on one line. */
function readAddress(address: JsonObject, field: DeclaredField, reading: RowReading): string {
  const parts = [...fieldsWithin(reading.document, field)].map(([name, part]) =>
    readOne(ownValue(address, name), part, uiOptions(part.ui), reading),
  )
  return parts.filter((text) => text !== '').join(', ')
}

/** The unit of a number that declares one. */
export const unitOf = ({ ui }: DeclaredField): string | undefined => textOption(uiOptions(ui), 'unit')

/** A reading of one list item. */
type RowReading = Reading & { readonly row: JsonValue | undefined }

/** The text that the user typed for 'Other' in the field that the choice names; undefined when there is none. */
function ownText({ otherText }: JsonObject, reading: Reading, row: JsonValue | undefined): string | undefined {
  if (typeof otherText !== 'string') return undefined
  const text = valueReader(otherText)(namedValues(reading.answers, reading.context, row))
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** Whether a field names its own answers, so that yes and no may have other names. */
const namesAnswers = ({ schema }: DeclaredField): boolean =>
  isJsonArray(schema['enum']) || constantMembers(schema) !== undefined

const isDate = ({ schema }: DeclaredField, { widget }: JsonObject): boolean =>
  widget === 'date' || schema['format'] === 'date' || schema['format'] === 'month'

/** Formats of times of day. Some require seconds and a time zone, but users do not enter them. */
const timeFormats: ReadonlySet<JsonValue | undefined> = new Set(['time', 'iso-time', 'clock-time'])

const isTime = ({ schema }: DeclaredField): boolean => timeFormats.has(schema['format'])

function choiceLabel(
  value: JsonValue,
  { schema }: DeclaredField,
  options: JsonObject,
  reading: RowReading,
): string | undefined {
  const { row } = reading
  const lists = readListOptions(options)
  const list = applicableList(lists, namedValues(reading.answers, reading.context, row))
  if (list) return listLabel(value, list, reading)
  if (lists.some(({ other }) => other !== undefined && isSame(other, value))) return reading.words.other
  const items = schema['items']
  const choices = enumOptions(schema, options) ?? (isJsonObject(items) ? enumOptions(items, options) : undefined)
  return choices?.find((choice) => isSame(choice.value, value))?.label
}

function listLabel(value: JsonValue, list: ListOption, reading: RowReading): string | undefined {
  const { lists } = reading.context
  const fields = lists.fields?.(list.name)
  const [key, label] = [list.value ?? fields?.key ?? 'code', list.label ?? fields?.label ?? 'description']
  const member = list.item && Object.keys(list.item)[0]
  const wanted = member !== undefined && isJsonObject(value) ? (ownValue(value, member) ?? null) : value
  const filter = filterValues(list, reading.answers, reading.context, reading.row)
  const exact = lists.items(list.name, { ...filter, [key]: wanted })[0]
  const like = exact ?? lists.items(list.name, filter).find((one) => isSame(ownValue(one, key), wanted))
  // An answer that the filter no longer allows keeps its label.
  const item = like ?? lists.items(list.name, { [key]: wanted })[0]
  if (item) return plainText(ownValue(item, label) ?? wanted)
  return list.other !== undefined && isSame(list.other, wanted) ? reading.words.other : undefined
}

/** A text that was upper-cased before it was sent still matches its choice. */
function isSame(one: JsonValue | undefined, other: JsonValue): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.toUpperCase() === other.toUpperCase()
  return equalJson(one, other)
}
