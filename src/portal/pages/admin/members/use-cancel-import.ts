import { useState } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/** Cancels an import, and says so; what it has imported by then stays. */
export function useCancelImport(onChanged: () => Promise<unknown>) {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isCancelling, setCancelling] = useState(false)
  const cancel = async (id: string): Promise<void> => {
    setCancelling(true)
    try {
      const { message } = await api.post('admin/members/imports/cancel', { id })
      toaster.show('success', message)
    } catch (thrown) {
      // It may have ended meanwhile; the list, read again, shows it.
      toaster.show('error', failureOf(thrown).message)
    }
    await onChanged()
    setCancelling(false)
  }
  return { cancel, isCancelling }
}
