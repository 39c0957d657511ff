import { createContext, use, useState } from 'react'
import type { RowsAs } from '../../generated/closed-names.ts'

/** How the rows of a page are drawn: as the rows of a table, or each as a card. */
export type DrawnAs = Exclude<RowsAs, 'either'>

/** Where it is kept how the user wants to see the rows of each page: in the portal, in the browser. */
export interface DrawnAsPlace {
  /** What was chosen for the rows of a page, by its name. */
  readonly read: (page: string) => DrawnAs | undefined
  readonly keep: (page: string, drawnAs: DrawnAs) => void
}

export const DrawnAsContext = createContext<DrawnAsPlace | undefined>(undefined)

/** How rows are drawn now. */
export interface DrawnRows {
  readonly drawnAs: DrawnAs
  /** Draws them otherwise; undefined where the page leaves no choice. */
  readonly onDraw: ((drawnAs: DrawnAs) => void) | undefined
}

/**
 * How a page's rows are drawn: as it declares or, where it declares either, as the user chose last; else as a table.
 */
export function useDrawnRows(page: string, as: RowsAs = 'table'): DrawnRows {
  const place = use(DrawnAsContext)
  const [chosen, setChosen] = useState(() => place?.read(page))
  if (as !== 'either') return { drawnAs: as, onDraw: undefined }
  return {
    drawnAs: chosen ?? 'table',
    onDraw: (drawnAs) => {
      setChosen(drawnAs)
      place?.keep(page, drawnAs)
    },
  }
}
