import { useApi } from '../../../api/api-context.ts'
import { useAnnounced } from '../use-announced.ts'

/** Cancels a run, and says so; whom it has billed by then stays billed. */
export function useCancelRun(onChanged: () => Promise<unknown>) {
  const api = useApi()
  const { act, acting } = useAnnounced(onChanged)
  const cancel = (id: string): Promise<void> => act(id, () => api.post('admin/billing/runs/cancel', { id }))
  return { cancel, isCancelling: acting !== undefined }
}
