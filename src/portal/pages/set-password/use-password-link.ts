import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'

/** Whether a failed call refused the link itself: it is unknown, used or expired. */
export const isLinkOver = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.code === 'link-over'

/**
 * Asks whether a link to set a password still works, when it is opened. If that cannot be found out, the form is shown:
 * submitting it tells the same.
 */
export function usePasswordLink(token: string) {
  const api = useApi()
  const [asked, setAsked] = useState<{ readonly token: string; readonly state: 'open' | 'over' }>()
  useEffect(() => {
    let current = true
    const end = (state: 'open' | 'over') => current && setAsked({ token, state })
    api.post('auth/password-link', { token }).then(
      () => end('open'),
      (thrown: unknown) => end(isLinkOver(thrown) ? 'over' : 'open'),
    )
    return () => {
      current = false
    }
  }, [api, token])
  const setOver = useCallback(() => setAsked({ token, state: 'over' }), [token])
  return { state: asked?.token === token ? asked.state : 'pending', setOver } as const
}
