import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { useSessionStore } from './session-context.ts'

/**
 * Logs out at both ends and in every tab. The browser's end always succeeds: when the
 * server cannot be reached, its session runs out by itself.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const session = useSessionStore()
  return useCallback(async () => {
    await api.post('auth/logout').catch(() => undefined)
    session.leave()
  }, [api, session])
}
