import { changeKeyHeader, noRecordHeader, revisionField, revisionHeader } from '../../contract/record-revision.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** Headers of a call. */
export type Headers = Readonly<Record<string, string>>

/** Says which revision of a record a change was made from; undefined: there was no record. */
export function madeFrom(record: JsonObject | undefined): Headers {
  const revision = record?.[revisionField]
  if (typeof revision === 'string') return { [revisionHeader]: `"${revision}"` }
  return record ? {} : { [noRecordHeader]: '*' }
}

/** Makes an add one that is made once, however often it is sent. */
export const underKey = (key: string): Headers => ({ [changeKeyHeader]: key })
