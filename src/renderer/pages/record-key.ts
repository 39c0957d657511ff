import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** Properties that contain a stored record's number. */
const keyNames = ['id', 'EntryNo', 'entryNo', 'lineNo', 'LineNo'] as const

/** Identifies a record in its collection; its index when it has no number. */
export function recordKey(record: JsonObject, index: number): string {
  const key = keyNames.map((name) => ownValue(record, name)).find((value) => value !== undefined && value !== null)
  return typeof key === 'string' || typeof key === 'number' ? String(key) : `at ${index}`
}

/** Some of a collection's records, each with its key. */
export const keyedRows = (rows: readonly JsonObject[], records: readonly JsonObject[]) =>
  rows.map((record) => ({ record, key: recordKey(record, records.indexOf(record)) }))
