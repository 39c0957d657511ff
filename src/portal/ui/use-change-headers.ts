import { changeHeadersFor } from '../api/change-headers.ts'
import type { ChangeHeaders } from '../api/change-headers.ts'
import { useStart } from './start-context.ts'

/** The headers that a change may send to the server of the organisation's calls. */
export const useChangeHeaders = (): ChangeHeaders => changeHeadersFor(useStart().tenant, window.location.href)
