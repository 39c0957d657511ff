import { useDeferredValue, useState } from 'react'
import useSWR from 'swr'
import type { SWRConfiguration, SWRResponse } from 'swr'
import type { GetAddress, GetResponse } from '../../contract/addresses.ts'
import { useLanguage } from '../../renderer/texts/use-text.ts'
import { useApi } from './api-context.ts'
import type { ApiError } from './api-error.ts'
import type { CallKey } from './call-key.ts'
import { useConnectionLost } from './connection-context.ts'
import { useReadTimes, useShownRead } from './read-times.ts'

/** The response of a GET call of the contract, kept as `useDeclaredCall` does. A null address makes no request. */
export const useCall: <Address extends GetAddress>(
  address: Address | null,
  options?: SWRConfiguration<GetResponse<Address>, ApiError>,
) => SWRResponse<GetResponse<Address>, ApiError> = useDeclaredCall

/**
 * The response of a GET call that a page declares, in the user's language. It is cached across pages and refetched when
 * the window gets the focus. A null path makes no request. Pages that show the same call share one response. After a
 * change of language, the previous response stays until the new one arrives, so the user's typing is kept. The first
 * one is drawn in slices, because a long list would keep the browser from the user's input. Without a connection, a
 * response that was read before stays without an error; the notice says how old it is.
 */
export function useDeclaredCall<Answer>(
  path: string | null,
  options: SWRConfiguration<Answer, ApiError> = {},
): SWRResponse<Answer, ApiError> {
  const api = useApi()
  const language = useLanguage()
  const times = useReadTimes()
  const [last, setLast] = useState<{ readonly path: string | null; readonly data: Answer }>()
  const fallback = last !== undefined && last.path === path ? { fallbackData: last.data } : {}
  const response = useSWR<Answer, ApiError, CallKey | null>(
    path === null ? null : [path, language],
    async ([wanted]) => {
      const answer = await api.declared.get<Answer>(wanted)
      times.note(wanted)
      return answer
    },
    { ...options, ...fallback },
  )
  const { data } = response
  if (path !== null && data !== undefined && (last?.path !== path || last.data !== data)) setLast({ path, data })
  const isLost = useConnectionLost()
  const isRead = path !== null && data !== undefined
  useShownRead(isRead && isLost ? path : undefined)
  const isDrawn = useDeferredValue(data !== undefined)
  if (data !== undefined && !isDrawn) return { ...onItsWay, mutate: response.mutate }
  return isRead && response.error?.code === 'offline' ? { ...response, error: undefined } : response
}

/** What a page sees until the first response is drawn. */
const onItsWay = { data: undefined, error: undefined, isLoading: true, isValidating: true } as const
