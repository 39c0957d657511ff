import type {
  PrintedHeading,
  PrintedPageBreak,
  PrintedParagraph,
  PrintedSpace,
  PrintedTitle,
} from '../../../../engine/printing/printed-document.ts'
import { fontFor } from './fonts.ts'
import type { PagePen } from './page-pen.ts'
import { headingStyle, paragraphStyle, titleStyle } from './text-style.ts'
import type { TextStyle } from './text-style.ts'

/** The room that a heading needs below it on its page: the title and two rows of a table, or two fields; points. */
const followed = { 2: 90, 3: 56, 4: 44 } as const

export function drawHeading(pen: PagePen, { level, text }: PrintedHeading): void {
  const style = headingStyle(level, pen.color)
  pen.leave(level)
  pen.y += level === 2 ? 10 : 4
  pen.ensure(style.leading + followed[level])
  pen.paragraph(pen.root, `H${level}`, text, style)
  pen.enter(level, text)
  if (level === 2) pen.rule(pen.y + 3, pen.color, 1)
  pen.y += level === 2 ? 10 : 3
}

/** The only heading of level 1. */
export function drawTitle(pen: PagePen, title: string, { align }: Pick<PrintedTitle, 'align'>): void {
  const style = titleStyle(pen.look, pen.color)
  const isCertificate = pen.look.layout === 'certificate'
  pen.paragraph(pen.root, 'H1', title, { ...(isCertificate ? onOneLine(pen, title, style) : style), align })
  pen.y += pen.look.layout === 'report' ? 0 : 8 + pen.airiness
}

export function drawParagraph(pen: PagePen, { text, style = 'body', align = 'left' }: PrintedParagraph): void {
  const plain = paragraphStyle(pen.look, style, pen.color)
  pen.paragraph(pen.root, 'P', text, { ...(style === 'name' ? onOneLine(pen, text, plain) : plain), align })
  pen.y += pen.look.layout === 'certificate' ? 6 + pen.airiness : 10
}

/** The style in the size in which the text fits on one line, if that is at least two thirds of its own. */
function onOneLine(pen: PagePen, text: string, style: TextStyle): TextStyle {
  const { left, right } = pen.frame
  const factor = (right - left) / (pen.measure.width(text, { ...style, font: fontFor(style.font, text) }) + 2)
  if (factor >= 1 || factor < 2 / 3) return style
  const spacing = (style.spacing ?? 0) * factor
  return { ...style, size: style.size * factor, leading: style.leading * factor, spacing }
}

const spaces = { small: 8, medium: 20, large: 44 } as const

export function drawSpace(pen: PagePen, { size }: PrintedSpace): void {
  pen.y += Math.min(spaces[size], Math.max(0, pen.room))
}

/** Nothing at the top of a page, so that no page is empty. */
export function drawPageBreak(pen: PagePen, _block: PrintedPageBreak): void {
  pen.leave(2)
  if (!pen.isAtTop) pen.nextPage()
}
