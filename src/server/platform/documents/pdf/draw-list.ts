import type { PrintedList } from '../../../../engine/printing/printed-document.ts'
import type { PagePen } from './page-pen.ts'
import { paragraphStyle, textStyles } from './text-style.ts'

const indents = { numbered: 24, bullets: 14 } as const

/** A list. Items with a detail, such as questions with answers, are bold, with the detail below. */
export function drawList(pen: PagePen, { items, numbered }: PrintedList): void {
  const list = pen.element(pen.root, 'L')
  const indent = numbered ? indents.numbered : indents.bullets
  const body = paragraphStyle(pen.look, 'body', pen.color)
  items.forEach(({ text, detail }, index) => {
    const style = detail === undefined ? body : { ...textStyles.strong, size: body.size, leading: body.leading }
    pen.ensure((detail === undefined ? 1 : 3) * style.leading)
    const item = pen.element(list, 'LI')
    pen.content(pen.element(item, 'Lbl'), 'Lbl', () =>
      pen.line(numbered ? `${index + 1}.` : '•', style, pen.frame.left, pen.y),
    )
    const content = pen.element(item, 'LBody')
    pen.paragraph(content, 'P', text, { ...style, indent })
    if (detail !== undefined) {
      pen.y += 2
      pen.paragraph(content, 'P', detail, { ...body, indent })
    }
    pen.y += detail === undefined ? 3 : 10
    item.end()
  })
  list.end()
  pen.y += 6
}
