import { diagramSizes } from './diagram-sizes.ts'
import { textWidth, wrapTitle } from './wrap-title.ts'

/** What stands at an arrow: the title of a transition, and who takes it. */
interface ArrowText {
  readonly title: string
  readonly by: string
}

/** Lines of text below one another. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
}

export interface TextLine {
  readonly text: string
  readonly kind: 'title' | 'by'
  /** Which of the texts it belongs to, from 0. */
  readonly of: number
  /** Of its baseline, from the top of the block. */
  readonly y: number
}

/** Where a line's baseline is, in parts of the line's height. */
const baseline = 0.76

/** The title of a state, as its box has it. */
export function titleBlock(title: string): TextBlock {
  const { title: look, box } = diagramSizes
  return blockOf(
    wrapTitle(title, look.size, box.width - 2 * box.padding).map((text) => ({ text, kind: 'title', of: 0 })),
  )
}

/** The titles of transitions, each with who takes it below. */
export function arrowBlock(texts: readonly ArrowText[]): TextBlock {
  const { title: look, by: small, label } = diagramSizes
  return blockOf(
    texts.flatMap(({ title, by }, of) => [
      ...wrapTitle(title, look.size, label).map((text) => ({ text, kind: 'title' as const, of })),
      ...wrapTitle(by, small.size, label).map((text) => ({ text, kind: 'by' as const, of })),
    ]),
  )
}

function blockOf(texts: readonly Omit<TextLine, 'y'>[]): TextBlock {
  const lines: TextLine[] = []
  let height = 0
  for (const [i, one] of texts.entries()) {
    const { line } = diagramSizes[one.kind]
    if (i > 0 && texts[i - 1]?.of !== one.of) height += diagramSizes.texts
    lines.push({ ...one, y: height + line * baseline })
    height += line
  }
  const widths = texts.map(({ text, kind }) => textWidth(text, diagramSizes[kind].size))
  return { width: Math.max(0, ...widths), height, lines }
}

/** The lines of one of the texts of a block, and where they begin in it. */
export function blockPart(
  { lines }: TextBlock,
  of: number,
): Pick<TextBlock, 'lines' | 'height'> & { readonly y: number } {
  const own = lines.filter((line) => line.of === of)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return { lines: own, y: 0, height: 0 }
  const y = first.y - diagramSizes[first.kind].line * baseline
  return { lines: own, y, height: last.y + diagramSizes[last.kind].line * (1 - baseline) - y }
}
