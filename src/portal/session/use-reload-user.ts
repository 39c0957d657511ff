import { useCallback } from 'react'
import { useApi } from '../api/api-context.ts'
import { readUser } from './session.ts'
import { useSessionStore } from './session-context.ts'

/** Takes over what the server now says of the user, e.g. after their profile has changed. */
export function useReloadUser(): () => Promise<void> {
  const api = useApi()
  const session = useSessionStore()
  return useCallback(async () => {
    const user = readUser(await api.get('auth/user'))
    if (user) session.setUser(user)
  }, [api, session])
}
