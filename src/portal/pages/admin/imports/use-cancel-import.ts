import { useApi } from '../../../api/api-context.ts'
import { useAnnounced } from '../use-announced.ts'
import type { ImportAddress } from './import-words.ts'

/** Cancels an import, and says so; what it has imported by then stays. */
export function useCancelImport(at: ImportAddress, onChanged: () => Promise<unknown>) {
  const api = useApi()
  const { act, acting } = useAnnounced(onChanged)
  const cancel = (id: string): Promise<void> => act(id, () => api.post(`${at}/imports/cancel`, { id }))
  return { cancel, isCancelling: acting !== undefined }
}
