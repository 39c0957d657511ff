import { useCallback, useState } from 'react'
import type { PortalPages } from './portal-pages.tsx'
import { BrokenEntrance } from './BrokenEntrance.tsx'
import { FrontDoor } from './FrontDoor.tsx'

interface EntranceProps {
  /** Missing for visitors of the log-in page, who do not need them yet. */
  readonly pages?: PortalPages
  /** Why they could not be loaded for a visitor who needs them. */
  readonly failure?: unknown
  /** Loads all pages; the same ones each time. */
  readonly load: () => Promise<PortalPages>
}

/** The portal's pages; at first only the log-in page, if that is what the visitor came for. */
export function Entrance({ pages, failure, load }: EntranceProps) {
  const [opened, setOpened] = useState(pages)
  // They replace the front door once the page asked for is loaded, so nothing blank is ever shown in between.
  const open = useCallback(
    async (path?: string) => {
      const loaded = await load()
      if (path !== undefined) await loaded.go(path)
      setOpened(loaded)
    },
    [load],
  )
  if (opened) return opened.element
  return failure === undefined ? (
    <FrontDoor load={load} open={open} />
  ) : (
    <BrokenEntrance failure={failure} open={open} />
  )
}
