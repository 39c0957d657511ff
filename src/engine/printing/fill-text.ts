import { resolveName } from '../condition/condition-scope.ts'
import { valueReader } from '../condition/named-values.ts'
import { formatDate } from '../format/format-date.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { readValue } from '../reading/read-value.ts'
import type { Printing } from './printing.ts'
import { localDay, textFormat } from './text-formats.ts'

/** A name in braces, with its format: `{issued.on:year}`. */
export interface Placeholder {
  readonly name: string
  readonly format?: string
}

const pattern = /\{([a-z]+(?:\.[A-Za-z0-9_-]+)*)(?::([a-z-]+))?\}/g

/** The names in braces in a text of a template. */
export const templatePlaceholders = (text: string): readonly Placeholder[] =>
  [...text.matchAll(pattern)].map(([, name = '', format]) => ({ name, ...(format !== undefined && { format }) }))

/** Between values on one line. */
const separator = ' · '

/**
 * The text with the data in the places of the names. A part between separators ( · ) that names data and has no value
 * is left out, and so is a line that turns out empty.
 */
export function fillTemplate(text: string, printing: Printing): string {
  const lines = text.split('\n').map((line) => ({ line, filled: fillLine(line, printing) }))
  return lines
    .filter(({ line, filled }) => filled !== '' || line === '')
    .map(({ filled }) => filled)
    .join('\n')
    .trim()
}

const fillLine = (line: string, printing: Printing): string =>
  line
    .split(separator)
    .flatMap((part) => fillPart(part, printing))
    .join(separator)
    .trim()

function fillPart(part: string, printing: Printing): readonly string[] {
  const values = templatePlaceholders(part).map(({ name, format }) => valueText(name, format, printing))
  if (values.length > 0 && values.every((value) => value === '')) return []
  return [part.replaceAll(pattern, (_braces, name: string, format?: string) => valueText(name, format, printing))]
}

/** The value of a name in the scope; undefined where the data has none. */
export const valueNamed = (name: string, { values }: Printing): JsonValue | undefined => valueReader(name)(values)

function valueText(name: string, format: string | undefined, printing: Printing): string {
  const value = valueNamed(name, printing)
  if (value === undefined || value === null || value === '') return ''
  const rule = format === undefined ? undefined : textFormat(format)
  if (rule === undefined) return asDeclared(value, name, printing)
  const { words } = printing
  return rule.write(value, { ...words, currency: currencyBeside(name, printing) ?? words.currency })
}

const isCurrency = /^[A-Z]{3}$/

/** The currency that the data names beside a value; undefined where it names none. */
function currencyBeside(name: string, printing: Printing): string | undefined {
  const [source = '', ...path] = name.split('.')
  if (path.length === 0) return undefined
  const found = valueNamed([source, ...path.slice(0, -1), 'currency'].join('.'), printing)
  return typeof found === 'string' && isCurrency.test(found) ? found : undefined
}

/** A value as its schema has it: dates and choices in words, yes and no. */
function asDeclared(value: JsonValue, name: string, { scope, words }: Printing): string {
  const found = resolveName(name, scope)
  const schema = 'problem' in found ? {} : (found.schema ?? {})
  if (ownValue(schema, 'format') === 'date-time') return formatDate(localDay(value, words), words.language)
  const { language, lists, currency, locale } = words
  const context = { today: '', lists, money: { currency, locale } }
  return readValue(
    value,
    { schema, ui: listOptions(schema) },
    { ...words, document: {}, answers: {}, context, language },
  )
}

/** A value of a reference list is written as the list has it. */
function listOptions(schema: JsonObject): JsonObject {
  const listed = ownValue(schema, 'inList')
  const name = isJsonObject(listed) ? ownValue(listed, 'list') : undefined
  return typeof name === 'string' ? { 'ui:options': { list: { name } } } : {}
}
