import { useCallback } from 'react'
import { filePath } from '../../contract/file-transfer.ts'
import type { LoadFile } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'

/** Fetches stored files with the session's token, so forms can show them. */
export function useLoadFile(): LoadFile {
  const api = useApi()
  return useCallback((id) => api.file(filePath(id)), [api])
}
