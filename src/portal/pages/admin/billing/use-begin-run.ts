import { useState } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import type { ChosenBilling } from './ChooseBilling.tsx'

/** Begins a run; when the server refuses, says why. */
export function useBeginRun(chosen: ChosenBilling, onBegun: () => void) {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await api.post('admin/billing/runs', chosen)
      toaster.show('success', message)
      onBegun()
    } catch (thrown) {
      setProblem(failureOf(thrown).message)
    }
    setBusy(false)
  }
  return { begin, problem, isBusy }
}
