import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { GetAddress } from '../../../contract/addresses.ts'
import type { EndSessionBody } from '../../../contract/session.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { isCallTo } from '../../api/call-key.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'

/** Ends sessions of the user, then reloads the list. `ending` is the id of the session, or `others`. */
export function useEndSessions() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { mutate } = useSWRConfig()
  const [ending, setEnding] = useState<string>()
  const end = async (which: EndSessionBody): Promise<void> => {
    setEnding('id' in which ? which.id : 'others')
    try {
      await api.post('auth/sessions/end', which)
      toaster.show('success', text('portal.sessions.ended'))
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    await mutate((key) => isCallTo(key, (path) => path === ('auth/sessions' satisfies GetAddress)))
    setEnding(undefined)
  }
  return { end, ending }
}
