import type {
  DateValue,
  DeclaredCondition,
  DeclaredValue,
  ListValue,
  MaskedValue,
  SectionValue,
  SeriesValue,
} from '../../../generated/case-declaration.ts'
import { evaluate } from '../../condition/evaluate.ts'
import { follow, valueReader } from '../../condition/named-values.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import { maskMiddle } from '../../format/mask-middle.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { rememberedByName } from '../../json/remembered-by-name.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { endOfMonth, endOfYear, shiftDate } from './shift-date.ts'

/** What values are resolved from. */
export interface ValueSources {
  readonly values: NamedValues
  readonly facts: Pick<CaseFacts, 'lists' | 'records' | 'yearStart'>
}

export const firstOfJanuary = '01-01'

/**
 * The JSON of a declared value; undefined when it has none. A number of a series is not resolved here but drawn
 * (`drawFrom`), so it has none.
 */
export function resolveValue(value: DeclaredValue, from: ValueSources): JsonValue | undefined {
  if (typeof value === 'string') return value.startsWith('=') ? readFact(value.slice(1), from.values) : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return firstFilled(value, from)
  if ('section' in value) return ofSection(value, from)
  if ('list' in value) return ofList(value, from)
  if ('date' in value) return ofDate(value, from)
  if ('masked' in value) return ofMasked(value, from)
  return isSeries(value) ? undefined : evaluate(value, from.values)
}

export const isSeries = (value: DeclaredValue): value is SeriesValue =>
  typeof value === 'object' && value !== null && 'series' in value

/** Whether a declared value is a condition: yes or no. */
export const isConditionValue = (value: DeclaredValue): value is DeclaredCondition =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ['value', 'all', 'any', 'none'].some((key) => Object.hasOwn(value, key))

const readerOf = rememberedByName(valueReader)

/** A fact by its name, e.g. `answers.period`. */
export function readFact(name: string, values: NamedValues): JsonValue | undefined {
  return readerOf(name)(values)
}

function firstFilled(items: readonly DeclaredValue[], from: ValueSources): JsonValue | undefined {
  return items.map((item) => resolveValue(item, from)).find((value) => !isEmpty(value))
}

export const isEmpty = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (isJsonArray(value) && value.length === 0)

function ofSection(declared: SectionValue, { values, facts }: ValueSources): JsonValue | undefined {
  const { section, where, field, words } = declared
  const record = facts
    .records(section)
    .find((candidate) => where === undefined || evaluate(where, { ...values, record: candidate }))
  const value = record && follow(record, field.split('.'))
  return words === undefined || typeof value !== 'string' ? value : wordsOf(value, words)
}

function wordsOf(name: string, words: NonNullable<SectionValue['words']>): string {
  const all = name.split(/\s+/).filter((word) => word !== '')
  return words === 'last' ? (all.at(-1) ?? '') : all.slice(0, -1).join(' ')
}

function ofList(declared: ListValue, from: ValueSources): JsonValue | undefined {
  const key = resolveValue(declared.key, from)
  return isJsonArray(key) ? key.flatMap((one) => ofItem(declared, one, from) ?? []) : ofItem(declared, key, from)
}

function ofItem({ list, field, charge }: ListValue, key: JsonValue | undefined, { facts }: ValueSources) {
  const keyField = facts.lists.fields?.(list)?.key
  if (key === undefined || key === null || keyField === undefined) return undefined
  const [item] = facts.lists.items(list, { [keyField]: key })
  if (item === undefined) return undefined
  return charge === undefined ? ownValue(item, field ?? '') : chargeOf(item, charge)
}

/** The amount that an item of `membership-categories` declares for a type of charge. */
function chargeOf(item: JsonObject, type: string): JsonValue | undefined {
  const charges = ownValue(item, 'charges')
  const found = (isJsonArray(charges) ? charges : [])
    .filter(isJsonObject)
    .find((charge) => ownValue(charge, 'Charge_Type') === type)
  return found && ownValue(found, 'Amount_Including_VAT')
}

function ofDate({ date, plus, end }: DateValue, { values, facts }: ValueSources): JsonValue | undefined {
  const start = readFact(date, values)
  if (typeof start !== 'string' || start === '') return undefined
  const moved = plus === undefined ? start.slice(0, 10) : shiftDate(start.slice(0, 10), plus)
  if (end === undefined) return moved
  return end === 'month' ? endOfMonth(moved) : endOfYear(moved, facts.yearStart ?? firstOfJanuary)
}

function ofMasked({ masked }: MaskedValue, { values }: ValueSources): JsonValue | undefined {
  const value = readFact(masked, values)
  return typeof value === 'string' || typeof value === 'number' ? maskMiddle(String(value)) : undefined
}
