import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { WayfindingContext } from '../ui/wayfinding.ts'

/** Wayfinding by the portal's router. */
export function RoutedWays({ children }: { readonly children: ReactNode }) {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  // Another query of the same page is no arrival: who sets a filter keeps the focus.
  const [arrival, setArrival] = useState({ pathname, hasArrived: key !== 'default' })
  if (arrival.pathname !== pathname) setArrival({ pathname, hasArrived: key !== 'default' })
  const { hasArrived } = arrival
  const ways = useMemo(
    () => ({
      pathname,
      search,
      hasArrived,
      go: async (path: string) => {
        await navigate(path)
      },
      Link,
    }),
    [pathname, search, hasArrived, navigate],
  )
  return <WayfindingContext value={ways}>{children}</WayfindingContext>
}
