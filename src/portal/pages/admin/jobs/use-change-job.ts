import { useState } from 'react'
import type { JobEntry } from '../../../../contract/job-entry.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'
import { useToaster } from '../../../ui/toaster-context.ts'

/** Cancels jobs and tries them again, and says so. `changing` is the name and id of the job whose call is under way. */
export function useChangeJob(onChanged: () => Promise<unknown>) {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const [changing, setChanging] = useState<string>()
  const change = async (what: 'cancel' | 'retry', { name, id }: JobEntry): Promise<void> => {
    setChanging(`${name} ${id}`)
    try {
      const { message } = await api.post(`admin/jobs/${what}`, { name, id })
      toaster.show('success', message)
    } catch (thrown) {
      // It may have ended meanwhile; the list, read again, shows it.
      toaster.show('error', failureOf(thrown).message)
    }
    await onChanged()
    setChanging(undefined)
  }
  return { change, changing }
}
