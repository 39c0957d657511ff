import type { DocumentId } from '../../document/document-id.ts'
import type { JsonObject } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** What a question is about, and what its owner may change in the answer. */
export type QuestionPin = FieldPin | RecordPin

/** A field of the case's own form. */
export type FieldPin = { readonly field: JsonPointer }

/** A record of a section of the profile, by its entry number; a page of a file in it, where that is asked about. */
export type RecordPin = RecordPlace & { readonly page?: FilePage }

/** Where a record is. */
export type RecordPlace = { readonly section: DocumentId; readonly entryNo: number }

/** A page of a stored file, counted from 1. */
export type FilePage = { readonly file: string; readonly number: number }

/** A record that a question is about, as the case has it, and as it was when the owner answered. */
export type PinnedRecord = RecordPlace & {
  /** Absent where it was added after the case was submitted. */
  readonly before?: JsonObject
  /** Absent until the question is answered, and where the owner has removed it by then. */
  readonly after?: JsonObject
}

/** A record as the rules of a case read it, and as it is now: the same until something was submitted. */
export interface RecordStates {
  readonly submitted?: JsonObject | undefined
  readonly current?: JsonObject | undefined
}

/** The records among some pins, each once, however many of its pages are asked about. */
export function recordsPinned(pins: readonly QuestionPin[]): readonly RecordPlace[] {
  const records = new Map<string, RecordPlace>()
  for (const pin of pins) {
    if (!isRecordPin(pin)) continue
    const { section, entryNo } = pin
    records.set(`${section} ${entryNo}`, { section, entryNo })
  }
  return [...records.values()]
}

export const isRecordPin = (pin: QuestionPin): pin is RecordPin => 'section' in pin

/** The fields among some pins. */
export const fieldsPinned = (pins: readonly QuestionPin[]): readonly JsonPointer[] =>
  pins.flatMap((pin) => (isRecordPin(pin) ? [] : [pin.field]))

/** Whether a place is a pinned field, or within one. */
export const isPinned = (pointer: JsonPointer, fields: readonly JsonPointer[]): boolean =>
  fields.some((field) => pointer === field || pointer.startsWith(`${field}/`))
