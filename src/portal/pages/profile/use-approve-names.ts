import { useState } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { useRecordsChanged } from '../../checklists/use-records-changed.ts'
import type { Names } from './names.ts'

/** Approves names; the bio and the user are then loaded again. */
export function useApproveNames(onDone: () => void) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const approve = async (names: Names): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.post('profile/approve-names', names)
      await changed('profile')
      toaster.show('success', text('portal.names.approved'))
      onDone()
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
    setBusy(false)
  }
  return { approve, busy, failure }
}
