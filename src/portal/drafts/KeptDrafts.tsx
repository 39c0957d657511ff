import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftsContext } from '../../renderer/drafts/drafts-context.ts'
import { UnsavedContext } from '../../renderer/drafts/unsaved-context.ts'
import { useStart } from '../ui/start-context.ts'
import { useLeaveGuard } from '../leaving/leave-context.ts'
import { useSession } from '../session/session-context.ts'
import { draftOwner } from './draft-owner.ts'
import type { DraftStore } from './draft-store.ts'

export const DraftStoreContext = createContext<DraftStore | undefined>(undefined)

/** Lets the forms inside keep drafts for the current user, and report unsaved changes. */
export function KeptDrafts({ children }: { readonly children: ReactNode }) {
  const store = use(DraftStoreContext)
  const session = useSession()
  const { tenant } = useStart()
  const { note } = useLeaveGuard()
  const { name, secret } = draftOwner(tenant.id, session, () => window.sessionStorage) ?? {}
  const port = useMemo(
    () => (name === undefined || secret === undefined ? undefined : store?.of({ name, secret })),
    [store, name, secret],
  )
  return (
    <DraftsContext value={port}>
      <UnsavedContext value={note}>{children}</UnsavedContext>
    </DraftsContext>
  )
}
