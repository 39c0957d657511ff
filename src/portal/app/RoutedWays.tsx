import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { WayfindingContext } from '../ui/wayfinding.ts'

/** Wayfinding by the portal's router. */
export function RoutedWays({ children }: { readonly children: ReactNode }) {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const ways = useMemo(
    () => ({
      pathname,
      search,
      hasArrived: key !== 'default',
      go: async (path: string) => {
        await navigate(path)
      },
      Link,
    }),
    [pathname, search, key, navigate],
  )
  return <WayfindingContext value={ways}>{children}</WayfindingContext>
}
