import type { DocumentBrand, PrintedSignatures } from '../../../../engine/printing/printed-document.ts'
import { drawSeal, sealRadius } from './certificate/draw-seal.ts'
import { fontFor } from './fonts.ts'
import { indentOf } from './page-pen.ts'
import type { PagePen } from './page-pen.ts'
import { paragraphStyle } from './text-style.ts'

/** Room to sign in above a line, and the width of a line; points. */
const above = 40
const widest = 190

/** The height of the signatures with their seal; points. Beside a code, the seal of a wide sheet may reach lower. */
export function signaturesHeight({ look: { seal, orientation } }: PagePen): number {
  const reach = seal === 'none' || orientation === 'landscape' ? 0 : 2 * sealRadius + (seal === 'ribbon' ? 34 : 8)
  return Math.max(above + 44, reach)
}

interface Slot {
  readonly left: number
  readonly width: number
}

/** A line for each signatory, side by side, with name and office below, and the seal between two of them. */
export function drawSignatures(pen: PagePen, { signatories }: PrintedSignatures, brand: DocumentBrand): void {
  const height = signaturesHeight(pen)
  pen.ensure(height)
  const isCentred = pen.look.layout === 'certificate'
  const top = pen.y
  const slots = slotsOf(pen, signatories.length)
  const seal = slots.seal
  if (seal !== undefined) drawSeal(pen, brand, seal.left + seal.width / 2, top + sealRadius)
  signatories.forEach(({ name, office }, index) => {
    const slot = slots.signatures[index]
    if (slot === undefined) return
    pen.artifact(() => {
      pen.doc
        .moveTo(slot.left, top + above)
        .lineTo(slot.left + slot.width, top + above)
        .lineWidth(0.7)
        .stroke('#50565f')
    })
    const body = paragraphStyle(pen.look, 'body', pen.color)
    const strong = body.font === 'serif' ? 'serif-semibold' : 'semibold'
    const named = { ...body, font: fontFor(strong, name), size: 10.5, leading: 15 }
    const small = { ...paragraphStyle(pen.look, 'small', pen.color), size: 8.5, leading: 12 }
    const element = pen.element(pen.root, 'P')
    pen.content(element, 'P', () => {
      const place = (text: string, style: typeof small, y: number) => {
        const spare = slot.width - pen.measure.width(text, style)
        pen.line(text, style, slot.left + indentOf(isCentred ? 'center' : 'left', spare), y)
      }
      place(name, named, top + above + 5)
      place(office, { ...small, font: fontFor(small.font, office) }, top + above + 21)
    })
    element.end()
  })
  pen.y = top + height
}

/** The places of the signatures and of the seal: in its own column in a certificate, at the right in a letter. */
function slotsOf(pen: PagePen, count: number): { readonly signatures: readonly Slot[]; readonly seal?: Slot } {
  const { left, right } = pen.frame
  const hasSeal = pen.look.seal !== 'none'
  const columns = count + (hasSeal ? 1 : 0)
  const column = (right - left) / columns
  const slots = Array.from({ length: columns }, (_, index) => ({ left: left + index * column, width: column }))
  const sealAt = pen.look.layout === 'certificate' ? Math.floor(columns / 2) : columns - 1
  const seal = hasSeal ? slots[sealAt] : undefined
  const signatures = slots
    .filter((slot) => slot !== seal)
    .map((slot) => {
      const width = Math.min(widest, slot.width - 16)
      const isCentred = pen.look.layout === 'certificate'
      return { left: isCentred ? slot.left + (slot.width - width) / 2 : slot.left, width }
    })
  return { signatures, ...(seal && { seal }) }
}
