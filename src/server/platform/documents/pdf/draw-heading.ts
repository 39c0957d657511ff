import type { PrintedHeading, PrintedParagraph } from '../printed-document.ts'
import type { PagePen } from './page-pen.ts'
import { headingStyle, textStyles } from './text-style.ts'

/** The room that a heading needs below it on its page; points. */
const followed = 110

export function drawHeading(pen: PagePen, { level, text }: PrintedHeading): void {
  const style = headingStyle(level, pen.color)
  pen.leave(level)
  pen.y += level === 2 ? 10 : 4
  pen.ensure(style.leading + followed)
  pen.paragraph(pen.root, `H${level}`, text, style)
  pen.enter(level, text)
  if (level === 2) pen.rule(pen.y + 3, pen.color, 1)
  pen.y += level === 2 ? 10 : 3
}

export function drawParagraph(pen: PagePen, { text }: PrintedParagraph): void {
  pen.paragraph(pen.root, 'P', text, textStyles.body)
  pen.y += 10
}
