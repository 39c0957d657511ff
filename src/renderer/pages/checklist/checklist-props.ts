import type { ReactNode } from 'react'
import type { ItemResult } from '../../../engine/document/checklist.ts'

/** A requirement, and whether the stored data satisfies it. */
export type ChecklistEntry = Omit<ItemResult, 'id'>

export interface ChecklistPageProps {
  /** The table's accessible name. */
  readonly title: string
  /** Undefined while they load. */
  readonly items: readonly ChecklistEntry[] | undefined
  /** The control that leads to where an item is completed. */
  readonly actionOf: (item: ChecklistEntry) => ReactNode
  /** Shown above the items when every mandatory one passes. */
  readonly whenComplete: ReactNode
}
