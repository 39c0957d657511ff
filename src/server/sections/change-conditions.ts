import type { IncomingHttpHeaders } from 'node:http'
import { changeKeyHeader, noRecordHeader, namedRevisionField, revisionHeader } from '../../contract/record-revision.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { Refusal } from '../platform/refusal.ts'

/** What a call says of the record that it changes: the revision that it was read at; null: there was none. */
export type NamedRevision = string | null

/** What a call says beside its answers. */
export interface ChangeConditions {
  /** Undefined where it names none. */
  readonly revision?: NamedRevision | undefined
  /** Made by the client: a change that comes a second time under one key is made once. */
  readonly key?: string | undefined
}

/**
 * Reads the conditions of a call: headers, or `$ifRevision` in the body, where null and an empty text say that there was no
 * record.
 *
 * @throws Refusal `bad-request` for what no record's revision and no key can look like
 */
export function readConditions(headers: IncomingHttpHeaders, body: JsonObject): ChangeConditions {
  return { revision: namedRevision(headers, body), key: namedKey(headers) }
}

function namedRevision(headers: IncomingHttpHeaders, body: JsonObject): NamedRevision | undefined {
  const { [revisionHeader]: matches, [noRecordHeader]: matchesNone } = headers
  if (matches !== undefined && matches !== '*') return readRevision(matches.replace(/^W\//, '').replaceAll('"', ''))
  if (matchesNone === '*') return null
  const field = ownValue(body, namedRevisionField)
  if (field === undefined) return undefined
  if (field === null || field === '') return null
  return readRevision(typeof field === 'string' ? field : '')
}

function readRevision(text: string): string {
  if (!/^\d{1,10}\.\d{1,10}$/.test(text)) {
    throw new Refusal('bad-request', { message: { key: 'server.revision-malformed' } })
  }
  return text
}

function namedKey({ [changeKeyHeader]: key }: IncomingHttpHeaders): string | undefined {
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{16,100}$/.test(key)) {
    throw new Refusal('bad-request', { message: { key: 'server.change-key-malformed' } })
  }
  return key
}
