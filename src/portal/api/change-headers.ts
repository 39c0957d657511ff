import { changeKeyHeader, noRecordHeader, revisionField, revisionHeader } from '../../contract/record-revision.ts'
import type { StartTenant } from '../../contract/start-data.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** Headers of a call. */
export type Headers = Readonly<Record<string, string>>

/** The headers by which a call names what it changes. */
export interface ChangeHeaders {
  /** The revision of the record that the change is based on; undefined: there was no record. */
  readonly madeFrom: (record: JsonObject | undefined) => Headers
  /** The key that makes an add idempotent, however often it is sent. */
  readonly underKey: (key: string) => Headers
}

const all: ChangeHeaders = {
  madeFrom(record): Headers {
    const revision = record?.[revisionField]
    if (typeof revision === 'string') return { [revisionHeader]: `"${revision}"` }
    return record ? {} : { [noRecordHeader]: '*' }
  },
  underKey: (key) => ({ [changeKeyHeader]: key }),
}

const none: ChangeHeaders = { madeFrom: () => ({}), underKey: () => ({}) }

/**
 * The headers for the server of the organisation's calls. A server at another origin gets them only if its organisation
 * declares that it accepts them: browsers do not send a call with a header that the server does not allow.
 *
 * @param page the address of the page
 */
export function changeHeadersFor(
  { apiBase, apiTakesRevisions }: Pick<StartTenant, 'apiBase' | 'apiTakesRevisions'>,
  page: string,
): ChangeHeaders {
  return apiTakesRevisions || new URL(apiBase, page).origin === new URL(page).origin ? all : none
}
