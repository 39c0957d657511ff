import type { FormSchema } from '../document.ts'
import { isJsonArray } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../pointer/pointer.ts'
import type { JsonPointer } from '../pointer/pointer.ts'
import { fitAnswers } from './fit-answers.ts'

/** An answer whose field the form no longer has, and the hash of the form that it was given to. */
export interface RetiredAnswer {
  readonly value: JsonValue
  readonly formHash: string
}

/** Retired answers by where they stood, e.g. `/MiddleName`. */
export type RetiredAnswers = Readonly<Record<JsonPointer, RetiredAnswer>>

/** What is stored of a record, whatever form it was written under. */
export interface KeptRecord {
  readonly answers: JsonObject
  readonly formHash: string
  readonly retired: RetiredAnswers
}

/** A record as it stands under another form. */
export interface RevisedRecord {
  /** What the form asks. */
  readonly answers: JsonObject
  /** What it does not ask: kept, not shown. */
  readonly retired: RetiredAnswers
}

/**
 * A record under the form of now. Answers of fields that are gone move aside; those of a field that has come back return
 * to it unless it has been answered since. Nothing is lost: each value is in the answers or among the retired.
 */
export function reviseRecord(schema: FormSchema, record: KeptRecord): RevisedRecord {
  const fitted = fitAnswers(schema, record.answers)
  const set = [...fitted.unasked].map(([pointer, value]) => [pointer, { value, formHash: record.formHash }] as const)
  const aside = new Map<JsonPointer, RetiredAnswer>([...Object.entries(record.retired), ...set])
  let { answers } = fitted
  for (const [pointer, { value }] of Object.entries(record.retired)) {
    const restored = fitted.unasked.has(pointer) ? undefined : withRestored(schema, answers, pointer, value)
    if (restored === undefined) continue
    answers = restored
    aside.delete(pointer)
  }
  return { answers, retired: Object.fromEntries(aside) }
}

/** The answers with a retired one back in its place; undefined when that is gone, taken or of another kind. */
function withRestored(
  schema: FormSchema,
  answers: JsonObject,
  pointer: JsonPointer,
  value: JsonValue,
): JsonObject | undefined {
  if (getAt(answers, pointer) !== undefined || !hasRow(answers, pointer)) return undefined
  const candidate = setAt(answers, pointer, value)
  if (typeof candidate !== 'object' || candidate === null || isJsonArray(candidate)) return undefined
  const fitted = fitAnswers(schema, candidate)
  return fitted.unasked.size === 0 ? fitted.answers : undefined
}

/** Whether the rows that a pointer leads through are there: a row is not made up to hold one answer. */
function hasRow(answers: JsonObject, pointer: JsonPointer): boolean {
  const segments = parsePointer(pointer)
  const lastRow = segments.findLastIndex((segment) => /^\d+$/.test(segment))
  return lastRow < 0 || getAt(answers, formatPointer(segments.slice(0, lastRow + 1))) !== undefined
}
