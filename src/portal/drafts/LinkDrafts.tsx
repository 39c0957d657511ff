import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { DraftsContext } from '../../renderer/drafts/drafts-context.ts'
import { useStart } from '../ui/start-context.ts'
import { linkOwner } from './link-owner.ts'
import { DraftStoreContext } from './KeptDrafts.tsx'

export interface LinkDraftsProps {
  /** The secret part of the link. */
  readonly code: string
  /** Gets a function that erases the drafts, once the link is used up. */
  readonly children: (erase: () => void) => ReactNode
}

/** Lets the forms of an e-mailed link keep drafts for whoever opens it, logged in or not. */
export function LinkDrafts({ code, children }: LinkDraftsProps) {
  const store = use(DraftStoreContext)
  const { tenant } = useStart()
  const { name, secret } = linkOwner(tenant.id, code)
  const port = useMemo(() => store?.of({ name, secret }), [store, name, secret])
  return <DraftsContext value={port}>{children(() => void store?.erase(name))}</DraftsContext>
}
