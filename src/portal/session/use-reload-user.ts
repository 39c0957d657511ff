import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { readUser } from './session.ts'
import { useSessionStore } from './session-context.ts'

/** Reloads the user from the server, e.g. after a change of their profile. */
export function useReloadUser(): () => Promise<void> {
  const api = useApi()
  const session = useSessionStore()
  return useCallback(async () => {
    const user = readUser(await api.get('auth/user'))
    if (user) session.setUser(user)
  }, [api, session])
}
