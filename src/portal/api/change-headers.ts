import { changeKeyHeader, noRecordHeader, revisionField, revisionHeader } from '../../contract/record-revision.ts'
import type { StartTenant } from '../../contract/start-data.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** Headers of a call. */
export type Headers = Readonly<Record<string, string>>

/** The headers by which a call says what it changes. */
export interface ChangeHeaders {
  /** Names the revision of a record that a change was made from; undefined: there was no record. */
  readonly madeFrom: (record: JsonObject | undefined) => Headers
  /** Makes an add one that is made once, however often it is sent. */
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
 * The headers for the server of an organisation's calls. A server at another origin gets them only where its organisation
 * declares that it takes them: browsers do not send a call with a header that the server does not allow.
 *
 * @param page the address of the page
 */
export function changeHeadersFor(
  { apiBase, apiTakesRevisions }: Pick<StartTenant, 'apiBase' | 'apiTakesRevisions'>,
  page: string,
): ChangeHeaders {
  return apiTakesRevisions || new URL(apiBase, page).origin === new URL(page).origin ? all : none
}
