import useSWR from 'swr'
import type { SWRConfiguration, SWRResponse } from 'swr'
import { useApi } from './api-context.ts'
import type { ApiError } from './api-error.ts'

/**
 * What a GET call answers, kept while pages change and asked for again when the window is looked at. A path of null asks
 * nothing. Pages that show the same call share one answer.
 */
export function useCall<Answer>(
  path: string | null,
  options?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  const api = useApi()
  return useSWR<Answer, ApiError>(path, (wanted: string) => api.get<Answer>(wanted), options)
}
