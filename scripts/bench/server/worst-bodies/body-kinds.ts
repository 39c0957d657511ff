import { isJsonObject } from '../../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../../src/engine/json/json.ts'
import { jsonLimits } from '../../../../src/server/http/intake/json-shape.ts'

/** A body as it is sent. */
export interface Body {
  readonly kind: string
  readonly type: string
  readonly content: Buffer
  /** Sent in pieces of one byte. */
  readonly isTrickled?: boolean
}

const most = jsonLimits.values - 100
const json = (kind: string, text: string): Body => ({ kind, type: 'application/json', content: Buffer.from(text) })

/** The worst bodies that an endpoint with these properties may receive, each as large as allowed, and some larger. */
export function bodiesFor(properties: JsonObject): readonly Body[] {
  const names = Object.keys(properties)
  const lists = names.filter((name) => isList(properties[name]))
  return [
    json('many keys', `{${range(most, (i) => `"k${i}":0`)}}`),
    json(
      'own keys of objects',
      JSON.stringify(each(names, (i) => ({ [`k${i}`]: Array.from({ length: 90 }, () => ({})) }))),
    ),
    json(
      'lists',
      JSON.stringify(each(names, () => Array.from({ length: Math.floor(most / names.length) - 1 }, (_none, i) => i))),
    ),
    ...lists.map((name) =>
      json(`${name} of objects`, `{"${name}":[${range(most / 2 - 10, (i) => `{"title":"${i}"}`)}]}`),
    ),
    ...lists.map((name) => json(`${name} of texts`, `{"${name}":[${range(most - 10, (i) => `"${i}"`)}]}`)),
    ...['a', ' ', '1', 'a@a.', '-a', '\u00df'].map((filler) => json(`texts of ${filler}`, texts(names, filler))),
    json('escapes', `{"${names[0] ?? 'a'}":"${String.raw`\u0041`.repeat(160_000)}"}`),
    json('a text without an end', `{"a":"${'x'.repeat(990_000)}`),
    json('numbers', `{"${names[0] ?? 'a'}":[${range(most, () => '1e-300')}]}`),
    json('a prototype', `{"a":[${range(most - 10, () => String.raw`"\u005f_proto__"`)}]}`),
    json('nested lists', '['.repeat(900_000)),
    { ...json('pieces of a byte', `{"a":"${'x'.repeat(100_000)}"}`), isTrickled: true },
    { ...form('form data in pieces of a byte', part('data', `{"a":"${'x'.repeat(100_000)}"}`)), isTrickled: true },
    {
      ...form('a file in pieces of a byte', part(`${names[0] ?? 'a'}"; filename="a.png`, 'x'.repeat(100_000))),
      isTrickled: true,
    },
    form(
      'form data of many parts',
      range(500, (i) => part(names[i % Math.max(names.length, 1)] ?? 'a', String(i)), ''),
    ),
    form(
      'form data that points far',
      range(480, (i) => part(`${names[0] ?? 'a'}/${i * 20}/a/b/c/d/e`, 'x'), ''),
    ),
    form(
      'form data of long texts',
      range(9, (i) => part(names[i % Math.max(names.length, 1)] ?? 'a', 'x'.repeat(99_000)), ''),
    ),
    form('form data of nested JSON', part('a', '['.repeat(900_000), 'Content-Type: application/json\r\n')),
    form('form data of many values', part('data', `{"a":[${range(most - 10, () => '0')}]}`)),
    form(
      'form data of many files',
      range(20, (i) => part(`f${i}"; filename="a.png`, 'x'), ''),
    ),
    form('form data of boundaries', '\r\n--'.repeat(240_000)),
    form(
      'form data of many parts’ headers',
      range(3000, (i) => part('a', '', `X-${i}: y\r\n`), ''),
    ),
  ]
}

const isList = (schema: unknown): boolean => JSON.stringify(schema ?? null).includes('"array"')
const range = (count: number, make: (i: number) => string, between = ','): string =>
  Array.from({ length: Math.floor(count) }, (_none, i) => make(i)).join(between)
const each = (names: readonly string[], make: (i: number) => unknown): object =>
  Object.fromEntries(names.map((name, i) => [name, make(i)]))

/** As much of it as the text limit allows, in as many properties as a body may contain. */
function texts(names: readonly string[], filler: string): string {
  const length = Math.floor(Math.min(99_000, 900_000 / Math.max(names.length, 1)) / Buffer.byteLength(filler))
  return JSON.stringify(each(names, () => `${filler.repeat(length)}!`))
}

const part = (name: string, text: string, headers = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${text}\r\n`
const form = (kind: string, parts: string): Body => ({
  kind,
  type: 'multipart/form-data; boundary=b',
  content: Buffer.from(`${parts}--b--\r\n`),
})

/** The properties that a request body's schema names, at any depth. */
export function propertiesIn(schema: unknown): JsonObject {
  const found = { ...propertiesOf(schema) }
  return Object.keys(found).length > 0 ? found : { a: {} }
}

function propertiesOf(schema: unknown): JsonObject {
  if (!isRecord(schema)) return {}
  const own = isRecord(schema.properties) ? schema.properties : {}
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => (Array.isArray(schema[name]) ? schema[name] : []))
  const merged = Object.assign({}, ...parts.map(propertiesOf), own)
  return isJsonObject(merged) ? merged : {}
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
