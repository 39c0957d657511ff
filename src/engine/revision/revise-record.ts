import type { CompositeDocument } from '../document/document.ts'
import { isJsonArray } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fitAnswers } from './fit-answers.ts'

type Form = Pick<CompositeDocument, 'schema' | 'ui'>

/** An answer whose field the form no longer has, and the hash of the form that it was given to. */
export interface RetiredAnswer {
  readonly value: JsonValue
  readonly formHash: string
}

/** Retired answers by where they stood, e.g. `/MiddleName`; the newest first where a field was retired more than once. */
export type RetiredAnswers = Readonly<Record<JsonPointer, readonly RetiredAnswer[]>>

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
 * A record under the current form. Answers of fields that are gone move aside; those of a field that has come back return
 * to it unless it has been answered since. Nothing is lost: each value is in the answers or among the retired.
 */
export function reviseRecord(document: Form, record: KeptRecord): RevisedRecord {
  const fitted = fitAnswers(document, record.answers)
  const aside = new Map(Object.entries(record.retired))
  for (const [pointer, value] of fitted.unasked) {
    aside.set(pointer, [{ value, formHash: record.formHash }, ...(aside.get(pointer) ?? [])])
  }
  let { answers } = fitted
  for (const [pointer, kept] of Object.entries(record.retired)) {
    if (fitted.unasked.has(pointer)) continue
    for (const retired of kept) {
      const restored = withRestored(document, answers, pointer, retired.value)
      if (restored === undefined) continue
      answers = restored
      const others = kept.filter((one) => one !== retired)
      if (others.length === 0) aside.delete(pointer)
      else aside.set(pointer, others)
      break
    }
  }
  return { answers, retired: Object.fromEntries(aside) }
}

/** The answers with a retired one back in its place; undefined when that is gone, taken or of another kind. */
function withRestored(
  document: Form,
  answers: JsonObject,
  pointer: JsonPointer,
  value: JsonValue,
): JsonObject | undefined {
  if (getAt(answers, pointer) !== undefined || !hasRow(answers, pointer)) return undefined
  const candidate = setAt(answers, pointer, value)
  if (typeof candidate !== 'object' || candidate === null || isJsonArray(candidate)) return undefined
  const fitted = fitAnswers(document, candidate)
  return fitted.unasked.size === 0 ? fitted.answers : undefined
}

/** Whether the rows that a pointer leads through are there: a row is not made up to hold one answer. */
function hasRow(answers: JsonObject, pointer: JsonPointer): boolean {
  const segments = parsePointer(pointer)
  const lastRow = segments.findLastIndex((segment) => /^\d+$/.test(segment))
  return lastRow < 0 || getAt(answers, formatPointer(segments.slice(0, lastRow + 1))) !== undefined
}
