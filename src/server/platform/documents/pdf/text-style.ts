import type { FontName } from './fonts.ts'

/** The style of a text; lengths in points. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  /** The distance from one line to the next. */
  readonly leading: number
  /** `#rrggbb` */
  readonly color: string
}

const ink = '#1c1f24'
const quiet = '#50565f'

export const textStyles = {
  body: { font: 'regular', size: 9.5, leading: 13.5, color: ink },
  label: { font: 'regular', size: 9.5, leading: 13.5, color: quiet },
  strong: { font: 'semibold', size: 9.5, leading: 13.5, color: ink },
  cell: { font: 'regular', size: 8.5, leading: 12, color: ink },
  head: { font: 'semibold', size: 8.5, leading: 12, color: ink },
  small: { font: 'regular', size: 7.5, leading: 10, color: quiet },
  subtitle: { font: 'regular', size: 11, leading: 15, color: quiet },
} as const satisfies Readonly<Record<string, TextStyle>>

/** Headings by level, in the organisation's colour. */
export const headingStyle = (level: 1 | 2 | 3 | 4, color: string): TextStyle => ({
  font: 'semibold',
  color: level > 2 ? ink : color,
  ...headingSizes[level],
})

const headingSizes = {
  1: { size: 20, leading: 26 },
  2: { size: 13.5, leading: 19 },
  3: { size: 11, leading: 16 },
  4: { size: 9.5, leading: 14 },
} as const
