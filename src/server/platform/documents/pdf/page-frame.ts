import type { PrintedLook } from '../../../../engine/printing/printed-document.ts'

/** The content area of a page, and the page itself; points from its upper left corner. */
export interface PageFrame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** A4. */
const [short, long] = [595.28, 841.89]

/** How pages look without a template. */
export const plainLook: PrintedLook = {
  layout: 'report',
  orientation: 'portrait',
  typeface: 'sans',
  frame: 'none',
  seal: 'none',
  accent: 'rule',
}

/** The content area by layout: the margins on the left and right, above and below. */
const margins = {
  report: { side: 50, top: 74, bottom: 64 },
  letter: { side: 72, top: 80, bottom: 70 },
  certificate: { side: 92, top: 72, bottom: 62 },
} as const

export function pageFrameOf({ layout, orientation }: PrintedLook): PageFrame {
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  const { side, top, bottom } = margins[layout]
  return { left: side, right: width - side, top, bottom: height - bottom, width, height }
}
