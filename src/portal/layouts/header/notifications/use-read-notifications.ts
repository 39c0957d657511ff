import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { GetAddress } from '../../../../contract/addresses.ts'
import type { ReadNotificationsBody } from '../../../../contract/notification.ts'
import { useApi } from '../../../api/api-context.ts'
import { isCallTo } from '../../../api/call-key.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/** Marks notifications as read; the bell then shows the server's response. */
export function useReadNotifications(): (which: ReadNotificationsBody) => Promise<void> {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { mutate } = useSWRConfig()
  return useCallback(
    async (which) => {
      try {
        const left = await api.post('notifications/read', which)
        await mutate((key) => isCallTo(key, (path) => path === ('notifications' satisfies GetAddress)), left, {
          revalidate: false,
        })
      } catch (thrown) {
        toaster.show('error', failureOf(thrown).message)
      }
    },
    [api, failureOf, mutate, toaster],
  )
}
