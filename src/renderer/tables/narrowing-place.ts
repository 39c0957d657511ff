import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { notNarrowed } from './narrow-rows.ts'
import type { Narrowing } from './narrow-rows.ts'

/** Where the filters of tables are kept while other pages are open: in the portal, in the page's address. */
export interface NarrowingPlace {
  /** What a table was narrowed to, by its name, which is unique in its page. */
  readonly read: (table: string) => Narrowing
  readonly write: (table: string, narrowing: Narrowing) => void
}

export const NarrowingContext = createContext<NarrowingPlace | undefined>(undefined)

/** The filters of a table, which begin as they were kept. */
export function useNarrowing(table: string): readonly [Narrowing, (narrowing: Narrowing) => void] {
  const place = use(NarrowingContext)
  const [narrowing, setNarrowing] = useState(() => place?.read(table) ?? notNarrowed)
  const keep = useEffectEvent((now: Narrowing) => place?.write(table, now))
  useEffect(() => keep(narrowing), [narrowing])
  return [narrowing, setNarrowing]
}
