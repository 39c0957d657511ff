import { useCallback } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'
import type { Find } from '../../renderer/store/find-context.ts'
import { useApi } from '../api/api-context.ts'

/** The calls of fields that search, made with the session. */
export function useFindByCall(): Find {
  const api = useApi()
  return useCallback((path, body) => api.declared.post<JsonObject>(path, body), [api])
}
