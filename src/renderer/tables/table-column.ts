import type { ReactElement } from 'react'
import { columnWidth } from './narrow-container.ts'

export interface TableColumn {
  readonly id: string
  readonly title: string
  /** Figures are aligned to the end. */
  readonly align?: 'left' | 'right'
  /** Its least width, rem; by default that of a word or two. */
  readonly width?: number
  /** The whole heading cell, where it is more than the title: one that sorts. */
  readonly heading?: ReactElement
}

/** The buttons at the end of every row. */
export interface TableActions {
  /** The heading of their column. */
  readonly title: string
  /** The most that a row has. */
  readonly most: number
  /** That of each, rem; by default that of an icon. */
  readonly width?: number
  /** Whether a card has them below its rows, because beside its heading there is no room for their words. */
  readonly areBelow?: boolean
}

/** The width from which a table's columns fit side by side, rem; below it, rows are cards. */
export function fittingWidth(columns: readonly TableColumn[], actions: TableActions | undefined): number {
  const forActions = actions ? Math.max(headingWidth, actions.most * (actions.width ?? iconWidth)) + padding : 0
  return columns.reduce((sum, { width = columnWidth }) => sum + width, forActions)
}

/** A button of an icon, and the gap after it, rem. */
const iconWidth = 2.75

/** The word that heads them, rem. */
const headingWidth = 4

const padding = 1
