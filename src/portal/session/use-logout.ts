import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { useLeaveGuard } from '../leaving/leave-context.ts'
import { useSessionStore } from './session-context.ts'

/**
 * Logs out at both ends and in every tab, once the person agrees to lose what is not saved. The browser's end always succeeds: when the
 * server cannot be reached, its session runs out by itself.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const session = useSessionStore()
  const leaving = useLeaveGuard()
  return useCallback(async () => {
    if (!(await leaving.ask())) return
    await api.post('auth/logout').catch(() => undefined)
    session.leave()
  }, [api, leaving, session])
}
