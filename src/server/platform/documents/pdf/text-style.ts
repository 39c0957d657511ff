import type { ParagraphLook, PrintedLook } from '../../../../engine/printing/printed-document.ts'
import type { FontName } from './fonts.ts'

/** The style of a text; lengths in points. */
export interface TextStyle {
  readonly font: FontName
  readonly size: number
  /** The distance from one line to the next. */
  readonly leading: number
  /** `#rrggbb` */
  readonly color: string
  /** Between letters. */
  readonly spacing?: number
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

type Size = Pick<TextStyle, 'size' | 'leading'>

const paragraphSizes: Readonly<Record<PrintedLook['layout'], Readonly<Record<ParagraphLook, Size>>>> = {
  report: {
    body: { size: 9.5, leading: 13.5 },
    lead: { size: 11, leading: 15.5 },
    small: { size: 8, leading: 11 },
    name: { size: 16, leading: 22 },
  },
  letter: {
    body: { size: 10.5, leading: 15.5 },
    lead: { size: 12, leading: 17 },
    small: { size: 8.5, leading: 12 },
    name: { size: 18, leading: 24 },
  },
  certificate: {
    body: { size: 13, leading: 20 },
    lead: { size: 16, leading: 24 },
    small: { size: 9.5, leading: 14 },
    name: { size: 34, leading: 44 },
  },
}

/** A paragraph of a layout; a name is in the organisation's colour. */
export function paragraphStyle({ layout, typeface }: PrintedLook, look: ParagraphLook, color: string): TextStyle {
  const font = look === 'name' ? 'semibold' : 'regular'
  return {
    ...paragraphSizes[layout][look],
    font: typeface === 'serif' ? serifFonts[font] : font,
    color: look === 'name' ? color : look === 'small' ? quiet : ink,
  }
}

const serifFonts = { regular: 'serif', semibold: 'serif-semibold' } as const satisfies Record<string, FontName>

/** The title of a layout. */
export function titleStyle({ layout, typeface }: PrintedLook, color: string): TextStyle {
  const font = typeface === 'serif' ? 'serif-semibold' : 'semibold'
  if (layout === 'certificate') return { font, size: 30, leading: 40, color, spacing: 1.2 }
  if (layout === 'letter') return { font, size: 13, leading: 19, color }
  return { ...headingStyle(1, color), font }
}
