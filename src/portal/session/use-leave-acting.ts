import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { mayUser, toSession } from './session.ts'
import { useSessionStore } from './session-context.ts'

/** Ends acting as another user: the administrator's session replaces theirs, and they go on with the users. */
export function useLeaveActing() {
  const api = useApi()
  const store = useSessionStore()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    try {
      const session = toSession(await api.post('auth/leave'))
      if (session) store.set(session)
      await navigate(session && mayUser(session.user, 'users') ? '/admin/user-settings' : '/')
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    setBusy(false)
  }
  return { leave, busy }
}
