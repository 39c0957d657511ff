import type { PrintedQuestions } from '../printed-document.ts'
import { pageFrame } from './page-pen.ts'
import type { PagePen } from './page-pen.ts'
import { textStyles } from './text-style.ts'

const indent = 24

/** Questions as a numbered list, each with its answer below. */
export function drawQuestions(pen: PagePen, { questions }: PrintedQuestions): void {
  const list = pen.element(pen.root, 'L')
  questions.forEach(({ question, answer }, index) => {
    pen.ensure(3 * textStyles.body.leading)
    const item = pen.element(list, 'LI')
    pen.content(pen.element(item, 'Lbl'), 'Lbl', () =>
      pen.line(`${index + 1}.`, textStyles.strong, pageFrame.left, pen.y),
    )
    const body = pen.element(item, 'LBody')
    pen.paragraph(body, 'P', question, { ...textStyles.strong, indent })
    pen.y += 2
    pen.paragraph(body, 'P', answer, { ...textStyles.body, indent })
    pen.y += 10
    item.end()
  })
  list.end()
  pen.y += 6
}
