import type { ReactNode } from 'react'
import type { ItemResult } from '../../../engine/document/checklist.ts'

/** One thing that is asked, and whether what is stored satisfies it. */
export type ChecklistEntry = Omit<ItemResult, 'id'>

export interface ChecklistPageProps {
  /** What the table is called. */
  readonly title: string
  /** Undefined while they load. */
  readonly items: readonly ChecklistEntry[] | undefined
  /** The control that leads to where an item is completed. */
  readonly actionOf: (item: ChecklistEntry) => ReactNode
}
