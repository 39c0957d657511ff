import { isJsonArray } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fitAnswers } from './fit-answers.ts'
import type { FittingForm } from './fit-answers.ts'

/** An answer whose field the form no longer has, and the hash of the form that it answered. */
export interface RetiredAnswer {
  readonly value: JsonValue
  readonly formHash: string
}

/**
 * Retired answers by their original pointer, e.g. `/MiddleName`; newest first when a field was retired more than once.
 */
export type RetiredAnswers = Readonly<Record<JsonPointer, readonly RetiredAnswer[]>>

/** The stored data of a record, whatever form it was written with. */
export interface KeptRecord {
  readonly answers: JsonObject
  readonly formHash: string
  readonly retired: RetiredAnswers
}

/** A record converted to another form. */
export interface RevisedRecord {
  /** The answers to the form's fields. */
  readonly answers: JsonObject
  /** The other answers: stored, but not shown. */
  readonly retired: RetiredAnswers
}

/**
 * Converts a record to the current form. Answers of removed fields become retired; those of a field that was restored
 * return to it, unless it has a newer answer. Nothing is lost: each value is in the answers or among the retired.
 */
export function reviseRecord(form: FittingForm, record: KeptRecord): RevisedRecord {
  const fitted = fitAnswers(form, record.answers)
  const aside = new Map(Object.entries(record.retired))
  for (const [pointer, value] of fitted.unasked) {
    aside.set(pointer, [{ value, formHash: record.formHash }, ...(aside.get(pointer) ?? [])])
  }
  let { answers } = fitted
  for (const [pointer, kept] of Object.entries(record.retired)) {
    if (fitted.unasked.has(pointer)) continue
    for (const retired of kept) {
      const restored = withRestored(form, answers, pointer, retired.value)
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

/** The answers with a retired one restored; undefined when its place is gone, already answered or of another type. */
function withRestored(
  form: FittingForm,
  answers: JsonObject,
  pointer: JsonPointer,
  value: JsonValue,
): JsonObject | undefined {
  if (getAt(answers, pointer) !== undefined || !hasRow(answers, pointer)) return undefined
  const candidate = setAt(answers, pointer, value)
  if (typeof candidate !== 'object' || candidate === null || isJsonArray(candidate)) return undefined
  const fitted = fitAnswers(form, candidate)
  return fitted.unasked.size === 0 ? fitted.answers : undefined
}

/** Whether the list rows in a pointer exist: restoring an answer never creates a row. */
function hasRow(answers: JsonObject, pointer: JsonPointer): boolean {
  const segments = parsePointer(pointer)
  const lastRow = segments.findLastIndex((segment) => /^\d+$/.test(segment))
  return lastRow < 0 || getAt(answers, formatPointer(segments.slice(0, lastRow + 1))) !== undefined
}
