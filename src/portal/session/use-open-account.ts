import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { entryPath, hasProfile } from './entry-path.ts'
import { toSession } from './session.ts'
import { useSessionStore } from './session-context.ts'

interface OpenedAccount {
  readonly id: string
  /** Whether it is the account that is open already. */
  readonly current?: boolean
}

/** Goes on in another account of the same person: a firm of theirs, or from a firm their own. */
export function useOpenAccount() {
  const api = useApi()
  const store = useSessionStore()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string>()
  const open = async ({ id, current = false }: OpenedAccount, path?: string): Promise<void> => {
    setOpening(id)
    try {
      const session = current ? store.get() : toSession(await api.post('firms/open', { id }))
      if (session && !current) store.set(session)
      if (session) await navigate(path !== undefined && hasProfile(session.user) ? path : entryPath(session.user))
    } catch (thrown) {
      toaster.show('error', failureOf(thrown).message)
    }
    setOpening(undefined)
  }
  return { open, opening }
}
