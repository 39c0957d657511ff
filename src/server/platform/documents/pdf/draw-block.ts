import type { PrintedBlock } from '../printed-document.ts'
import { drawFields } from './draw-fields.ts'
import { drawHeading, drawParagraph } from './draw-heading.ts'
import type { PagePen } from './page-pen.ts'
import { drawPicture } from './draw-picture.ts'
import { drawQuestions } from './draw-questions.ts'
import { drawTable } from './draw-table.ts'

type Drawers = {
  readonly [Kind in PrintedBlock['kind']]: (pen: PagePen, block: Extract<PrintedBlock, { kind: Kind }>) => void
}

const drawers: Drawers = {
  heading: drawHeading,
  paragraph: drawParagraph,
  fields: drawFields,
  table: drawTable,
  questions: drawQuestions,
  picture: drawPicture,
}

/** Draws a block below the previous one. */
export function drawBlock<Kind extends PrintedBlock['kind']>(
  pen: PagePen,
  block: Extract<PrintedBlock, { kind: Kind }> & { readonly kind: Kind },
): void {
  const draw: (pen: PagePen, block: Extract<PrintedBlock, { kind: Kind }>) => void = drawers[block.kind]
  draw(pen, block)
}
