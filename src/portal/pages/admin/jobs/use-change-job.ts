import type { JobEntry } from '../../../../contract/job-entry.ts'
import { useApi } from '../../../api/api-context.ts'
import { useAnnounced } from '../use-announced.ts'

/** Cancels jobs and tries them again, and says so. `changing` is the name and id of the job whose call is under way. */
export function useChangeJob(onChanged: () => Promise<unknown>) {
  const api = useApi()
  const { act, acting: changing } = useAnnounced(onChanged)
  const change = (what: 'cancel' | 'retry', { name, id }: JobEntry): Promise<void> =>
    act(`${name} ${id}`, () => api.post(`admin/jobs/${what}`, { name, id }))
  return { change, changing }
}
