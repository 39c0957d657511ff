import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'

/** Names under which stored records are numbered. */
const keyNames = ['id', 'EntryNo', 'entryNo', 'lineNo', 'LineNo'] as const

/** What tells a record from the others of its collection; its place when it has no number. */
export function recordKey(record: JsonObject, index: number): string {
  const key = keyNames.map((name) => ownValue(record, name)).find((value) => value !== undefined && value !== null)
  return typeof key === 'string' || typeof key === 'number' ? String(key) : `at ${index}`
}
