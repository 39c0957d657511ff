import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import type { EvaluationContext } from '../../../src/engine/document/context.ts'
import { evaluate } from '../../../src/engine/condition/evaluate.ts'
import { namedValues } from '../../../src/engine/condition/named-values.ts'
import { readCondition } from '../../../src/engine/condition/read-condition.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'

interface Site {
  readonly context: EvaluationContext
  readonly parent: JsonObject
  readonly root: JsonValue
}

type Oracle = (parameter: JsonValue, value: JsonValue, site: Site) => boolean

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
const isMonth = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d$/.test(value)
const toMonth = (text: string) => text.slice(0, 7)
const member = (value: JsonValue | undefined, key: string) =>
  isJsonObject(value) && Object.keys(value).includes(key) ? value[key] : undefined
const same = (left: JsonValue | undefined, right: JsonValue | undefined) => sorted(left) === sorted(right)
const sorted = (value: JsonValue | undefined): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
const texts = (value: JsonValue): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
const given = (value: JsonValue | undefined) => value !== undefined && value !== null && value !== ''
const agree = (left: JsonValue, right: JsonValue, fields: readonly string[]) =>
  fields.every((field) => given(member(left, field)) && same(member(left, field), member(right, field)))

const lowered = (text: JsonValue | undefined) => (typeof text === 'string' ? text.toLowerCase() : '')
const stated = (size: JsonValue | undefined) => (typeof size === 'number' ? size : 0)

/** Our keywords' rules written again, as simply as possible and without the engine's own functions. */
const oracles: ReadonlyMap<string, Oracle> = new Map<string, Oracle>([
  [
    'notAfterToday',
    (on, value, { context: { today } }) => {
      const isLater = (isDate(value) && value.slice(0, 10) > today) || (isMonth(value) && value > toMonth(today))
      return !(on === true && isLater)
    },
  ],
  [
    'notAfterThisYear',
    (on, year, { context }) => !(on === true && Number(year) > new Date(context.today).getUTCFullYear()),
  ],
  ['minimumAge', (years, value, { context }) => !isDate(value) || birthday(value, Number(years)) <= context.today],
  [
    'digitsOnly',
    (on, value) => on !== true || [...String(value)].every((character) => '0123456789'.includes(character)),
  ],
  ['afterField', (other, value, { parent }) => compare(other, value, parent, (a, b) => a > b)],
  ['beforeField', (other, value, { parent }) => compare(other, value, parent, (a, b) => a < b)],
  ['equalsField', (other, value, { parent }) => same(value, member(parent, String(other)))],
  [
    'maximumContentSize',
    (limit, file) => Math.max(stated(member(file, 'size')), bytes(member(file, 'content'))) < Number(limit),
  ],
  [
    'maximumPicture',
    (most, file) => {
      const [width, height] = [member(file, 'width'), member(file, 'height')]
      if (typeof width !== 'number' || typeof height !== 'number') return true
      const side = Number(member(most, 'side'))
      return width <= side && height <= side && width * height <= Number(member(most, 'pixels'))
    },
  ],
  ['contentTypes', (types, file) => texts(types).includes(lowered(member(file, 'mediaType')))],
  [
    'uniqueBy',
    (fields, list) => {
      const items: readonly JsonValue[] = Array.isArray(list) ? list : []
      return items.every((item, i) => items.every((other, j) => i === j || !agree(item, other, texts(fields))))
    },
  ],
  [
    'uniqueInRecords',
    (fields, value, { context: { records = [], record } }) => {
      const own = record === undefined ? -1 : records.findIndex((candidate) => same(candidate, record))
      return !records.some((other, i) => i !== own && agree(value, other, texts(fields)))
    },
  ],
  [
    'inList',
    (lists, value, site) => {
      const cases = Array.isArray(lists) ? lists : [lists]
      const counting = cases.find((one) => {
        const when = member(one, 'when')
        return when === undefined || evaluate(readCondition(when), namedValues(site.root, site.context, site.parent))
      })
      return counting === undefined || inList(counting, value, site)
    },
  ],
  [
    'condition',
    (condition, row, { context, root }) => evaluate(readCondition(condition), namedValues(root, context, row)),
  ],
])

function birthday(born: string, years: number): string {
  return `${Number(born.slice(0, 4)) + years}${born.slice(4, 10)}`
}

function compare(other: JsonValue, value: JsonValue, parent: JsonObject, holds: (a: string, b: string) => boolean) {
  const sibling = member(parent, String(isJsonObject(other) ? other['field'] : other))
  const orEqual = isJsonObject(other) && other['orEqual'] === true
  const isCompared = (date: unknown) => isDate(date) || isMonth(date)
  if (typeof value !== 'string' || typeof sibling !== 'string' || !isCompared(value) || !isCompared(sibling))
    return true
  const inMonths = isMonth(value) || isMonth(sibling)
  const [one, two] = inMonths ? [toMonth(value), toMonth(sibling)] : [value, sibling]
  return (orEqual && one === two) || holds(one, two)
}

function bytes(content: JsonValue | undefined): number {
  return typeof content === 'string' ? Buffer.from(content, 'base64').length : 0
}

function inList(parameter: JsonValue, value: JsonValue, { context, parent, root }: Site): boolean {
  const filter = member(parameter, 'filter')
  const wanted = Object.entries(isJsonObject(filter) ? filter : {}).map(
    ([property, source]) => [property, filterValue(source, context, parent, root)] as const,
  )
  const isMissing = wanted.some(([, asked]) => !given(asked))
  const list = String(member(parameter, 'list'))
  const fits = (item: JsonObject) =>
    !isMissing && wanted.every(([property, asked]) => same(member(item, property), asked))
  const items = context.lists.items(list).filter(fits)
  const isKey = (key: JsonValue) =>
    items.some((item) => context.lists.has(list, key) && Object.values(item).includes(key))
  const keys: readonly JsonValue[] = Array.isArray(value) ? value : [value]
  return keys.every((key) => same(key, member(parameter, 'other')) || isKey(key))
}

function filterValue(source: JsonValue | undefined, context: EvaluationContext, parent: JsonObject, root: JsonValue) {
  if (typeof source === 'string') return member(parent, source)
  if (isJsonObject(source) && 'const' in source) return source['const']
  const [from, ...path] = String(member(source, 'value')).split('.')
  const start = from === 'answers' ? root : context.user
  return path.reduce<JsonValue | undefined>((value, key) => member(value, key), start)
}

/** Gives Ajv the oracles as plain keywords. */
export function addOracles(ajv: Ajv2020, types: (keyword: string) => readonly string[] | undefined): void {
  for (const [keyword, decide] of oracles) {
    ajv.addKeyword({
      keyword,
      errors: false,
      validate(
        this: EvaluationContext,
        parameter: JsonValue,
        value: JsonValue,
        _schema?: object,
        at?: DataValidationCxt,
      ) {
        const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
        const speaksOf = types(keyword)
        if (speaksOf !== undefined && !speaksOf.includes(kind)) return true
        const parent: unknown = at?.parentData
        const root: unknown = at?.rootData
        return decide(parameter, value, {
          context: this,
          parent: isJsonObject(parent) ? parent : {},
          root: isJsonObject(root) ? root : {},
        })
      },
    })
  }
  for (const annotation of ['inRegister', 'normalise', 'notBlank', 'entryNumber', 'x-core']) ajv.addKeyword(annotation)
}

/** The keywords that the oracles know. */
export const oracleNames: readonly string[] = [...oracles.keys()]
