import { useState } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { useChangeHeaders } from '../../ui/use-change-headers.ts'
import { useRecordsChanged } from '../../checklists/use-records-changed.ts'
import type { Names } from './names.ts'

/**
 * Approves the names of the displayed profile; then reloads the bio and the user.
 *
 * @param onChanged gets the current profile if it has changed since it was displayed
 */
export function useApproveNames(onDone: () => void, onChanged: (current: JsonObject) => void) {
  const text = useText()
  const api = useApi()
  const { madeFrom } = useChangeHeaders()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const approve = async (names: Names, shown: JsonObject | undefined): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.post('profile/approve-names', names, madeFrom(shown))
      await changed('profile')
      toaster.show('success', text('portal.names.approved'))
      onDone()
    } catch (thrown) {
      const refused = failureOf(thrown)
      setFailure(refused)
      if (refused.current) onChanged(refused.current)
    }
    setBusy(false)
  }
  return { approve, busy, failure }
}
