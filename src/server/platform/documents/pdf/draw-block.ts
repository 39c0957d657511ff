import type { DocumentBrand, PrintedBlock } from '../../../../engine/printing/printed-document.ts'
import { codeHeight, drawCode } from './draw-code.ts'
import { drawFields } from './draw-fields.ts'
import { drawHeading, drawPageBreak, drawParagraph, drawSpace, drawTitle } from './draw-heading.ts'
import { drawList } from './draw-list.ts'
import type { PagePen } from './page-pen.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSignatures, signaturesHeight } from './draw-signatures.ts'
import { drawTable } from './draw-table.ts'

/** What blocks show of their document. */
export interface DrawnDocument {
  readonly title: string
  readonly brand: DocumentBrand
}

type Drawers = {
  readonly [Kind in PrintedBlock['kind']]: (
    pen: PagePen,
    block: Extract<PrintedBlock, { kind: Kind }>,
    about: DrawnDocument,
  ) => void
}

const drawers: Drawers = {
  heading: drawHeading,
  title: (pen, block, { title }) => drawTitle(pen, title, block),
  paragraph: drawParagraph,
  fields: drawFields,
  table: drawTable,
  list: drawList,
  picture: drawPicture,
  signatures: (pen, block, { brand }) => drawSignatures(pen, block, brand),
  code: drawCode,
  space: drawSpace,
  'page-break': drawPageBreak,
}

/** Draws a block below the previous one. */
export function drawBlock<Kind extends PrintedBlock['kind']>(
  pen: PagePen,
  block: Extract<PrintedBlock, { kind: Kind }> & { readonly kind: Kind },
  about: DrawnDocument,
): void {
  const draw: Drawers[Kind] = drawers[block.kind]
  draw(pen, block, about)
}

/** Draws the blocks one below the other, and those of the foot at the foot of the last page. */
export function drawBlocks(pen: PagePen, blocks: readonly PrintedBlock[], about: DrawnDocument): void {
  const foot = blocks.filter(isAtFoot)
  for (const block of blocks) if (!foot.includes(block)) drawBlock(pen, block, about)
  const height = footHeight(pen, blocks)
  if (height === 0) return
  pen.ensure(height)
  pen.y = pen.frame.bottom - height
  for (const block of foot) drawBlock(pen, block, about)
}

const isAtFoot = (block: PrintedBlock): boolean => 'place' in block && block.place === 'foot'

/** The height of what is at the foot of the last page; points. */
export const footHeight = (pen: PagePen, blocks: readonly PrintedBlock[]): number =>
  blocks.filter(isAtFoot).reduce((sum, { kind }) => sum + (kind === 'code' ? codeHeight : signaturesHeight(pen)), 0)
