import { createContext } from 'react'
import type { DocumentBrand, PrintedLook } from '../../engine/printing/printed-document.ts'

/** How an organisation's documents look: as in PDF, but with the addresses of its pictures. */
export type SheetBrand = Pick<DocumentBrand, 'name' | 'primary' | 'secondary' | 'logo' | 'logoAlt' | 'mark'>

/** What blocks show of their document. */
interface ShownSheet {
  readonly title: string
  readonly brand: SheetBrand
  readonly look: PrintedLook | undefined
}

export const SheetContext = createContext<ShownSheet | null>(null)
SheetContext.displayName = 'Sheet'
