import { useState } from 'react'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'

/**
 * Makes a call that changes something of a list, shows what the server answers as a toast, and has the list read again
 * either way: what was to be changed may have ended meanwhile. `acting` names the call that is under way.
 */
export function useAnnounced(onChanged: () => Promise<unknown>) {
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [acting, setActing] = useState<string>()
  const act = async (name: string, call: () => Promise<{ readonly message: string }>): Promise<void> => {
    setActing(name)
    try {
      const { message } = await call()
      toaster.show('success', message)
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    await onChanged()
    setActing(undefined)
  }
  return { act, acting }
}
