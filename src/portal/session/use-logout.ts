import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { useLeaveGuard } from '../leaving/leave-context.ts'
import { useSessionStore } from './session-context.ts'

/** How long the server is waited for; milliseconds. */
const patience = 3000

/**
 * Logs out at both ends and in every tab, once the person agrees to lose what is not saved. The browser's end always
 * succeeds, and soon: when the server cannot be reached, its session runs out by itself.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const session = useSessionStore()
  const leaving = useLeaveGuard()
  return useCallback(async () => {
    if (!(await leaving.ask())) return
    const waited = new Promise((resolve) => setTimeout(resolve, patience))
    await session.leave(Promise.race([api.post('auth/logout'), waited]))
  }, [api, leaving, session])
}
