import { useApi } from '../../../api/api-context.ts'
import { useAnnounced } from '../use-announced.ts'

/** Cancels an import, and says so; what it has imported by then stays. */
export function useCancelImport(onChanged: () => Promise<unknown>) {
  const api = useApi()
  const { act, acting } = useAnnounced(onChanged)
  const cancel = (id: string): Promise<void> => act(id, () => api.post('admin/members/imports/cancel', { id }))
  return { cancel, isCancelling: acting !== undefined }
}
