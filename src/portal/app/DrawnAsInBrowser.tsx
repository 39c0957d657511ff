import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { DrawnAsContext } from '../../renderer/tables/drawn-as.ts'
import { keptDrawnAs } from './kept-drawn-as.ts'
import { useSession } from '../session/session-context.ts'

/** Keeps in the browser how the user wants to see the rows of each page. */
export function DrawnAsInBrowser({ children }: { readonly children: ReactNode }) {
  const user = useSession()?.user.id
  const place = useMemo(() => (user === undefined ? undefined : keptDrawnAs(() => window.localStorage, user)), [user])
  return <DrawnAsContext value={place}>{children}</DrawnAsContext>
}
