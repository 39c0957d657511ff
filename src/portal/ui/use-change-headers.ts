import { changeHeadersFor } from '../api/change-headers.ts'
import type { ChangeHeaders } from '../api/change-headers.ts'
import { useStart } from './start-context.ts'

/** The headers of changes that the server of the organisation's calls takes. */
export const useChangeHeaders = (): ChangeHeaders => changeHeadersFor(useStart().tenant, window.location.href)
