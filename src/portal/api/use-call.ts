import { useState } from 'react'
import useSWR from 'swr'
import type { SWRConfiguration, SWRResponse } from 'swr'
import type { GetAddress, GetResponse } from '../../contract/addresses.ts'
import { useLanguage } from '../../renderer/texts/use-text.ts'
import { useApi } from './api-context.ts'
import type { ApiError } from './api-error.ts'
import type { CallKey } from './call-key.ts'

/** What a GET call of the contract answers, as `useDeclaredCall` keeps it. An address of null asks nothing. */
export const useCall: <Address extends GetAddress>(
  address: Address | null,
  options?: SWRConfiguration<GetResponse<Address>, ApiError>,
) => SWRResponse<GetResponse<Address>, ApiError> = useDeclaredCall

/**
 * What a GET call that a page declares answers in the user's language, kept while pages change and asked for again when
 * the window is looked at. A path of null asks nothing. Pages that show the same call share one answer. After a change of
 * the language the answer in the one before stands until the new one is here, so that what somebody is typing stays.
 */
export function useDeclaredCall<Answer>(
  path: string | null,
  options: SWRConfiguration<Answer, ApiError> = {},
): SWRResponse<Answer, ApiError> {
  const api = useApi()
  const language = useLanguage()
  const [last, setLast] = useState<{ readonly path: string | null; readonly data: Answer }>()
  const fallback = last !== undefined && last.path === path ? { fallbackData: last.data } : {}
  const response = useSWR<Answer, ApiError, CallKey | null>(
    path === null ? null : [path, language],
    ([wanted]) => api.declared.get<Answer>(wanted),
    { ...options, ...fallback },
  )
  const { data } = response
  if (path !== null && data !== undefined && (last?.path !== path || last.data !== data)) setLast({ path, data })
  return response
}
