import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NarrowingContext } from '../../renderer/tables/narrowing-place.ts'
import type { NarrowingPlace } from '../../renderer/tables/narrowing-place.ts'
import { narrowingIn, withNarrowing } from './narrowing-query.ts'

/** Keeps the filters of tables in the page's address, so that Back finds them and a link can be shared. */
export function NarrowingInAddress({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const place = useMemo<NarrowingPlace>(
    () => ({
      read: (table) => narrowingIn(search, table),
      write: (table, narrowing) => {
        const next = withNarrowing(search, table, narrowing)
        if (next === search) return
        const kept = { replace: true, preventScrollReset: true, state }
        // At once: a filter of another table, set while this one waits to be drawn, would begin with the query before.
        void navigate({ pathname, search: next, hash }, { ...kept, flushSync: true })
      },
    }),
    [pathname, search, hash, state, navigate],
  )
  return <NarrowingContext value={place}>{children}</NarrowingContext>
}
