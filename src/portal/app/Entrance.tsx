import { useCallback, useState } from 'react'
import type { Pages } from './pages.tsx'
import { FrontDoor } from './FrontDoor.tsx'

interface EntranceProps {
  /** Undefined for visitors of the log-in page, who do not need them yet. */
  readonly pages: Pages | undefined
  /** Loads all pages; the same ones each time. */
  readonly load: () => Promise<Pages>
}

/** The portal's pages; at first only the log-in page, if that is what the visitor came for. */
export function Entrance({ pages, load }: EntranceProps) {
  const [opened, setOpened] = useState(pages)
  // Pages replace the front door once the one asked for is loaded, so nothing blank is ever shown between them.
  const open = useCallback(
    async (path?: string) => {
      const loaded = await load()
      if (path !== undefined) await loaded.go(path)
      setOpened(loaded)
    },
    [load],
  )
  return opened ? opened.element : <FrontDoor open={open} />
}
