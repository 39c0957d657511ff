import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { useLeaveGuard } from '../leaving/leave-context.ts'
import { useSessionStore } from './session-context.ts'

/** How long to wait for the server; milliseconds. */
const patience = 3000

/**
 * Logs out on the server and in every tab, once the user agrees to lose unsaved changes. The browser's session always
 * ends, and soon: if the server cannot be reached, its session expires by itself.
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
