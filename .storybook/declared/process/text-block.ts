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
  /** Of its baseline, from the top of the block. */
  readonly y: number
}

/** Where a line's baseline is, in parts of the line's height. */
const baseline = 0.76

/** The title of a state, as its box has it. */
export function titleBlock(title: string): TextBlock {
  const { title: look, box } = diagramSizes
  return blockOf(wrapTitle(title, look.size, box.width - 2 * box.padding).map((text) => ({ text, kind: 'title' })))
}

/** The titles of transitions, each with who takes it below. */
export function arrowBlock(texts: readonly ArrowText[]): TextBlock {
  const { title: look, by: small, label } = diagramSizes
  return blockOf(
    texts.flatMap(({ title, by }) => [
      ...wrapTitle(title, look.size, label).map((text) => ({ text, kind: 'title' as const })),
      ...wrapTitle(by, small.size, label).map((text) => ({ text, kind: 'by' as const })),
    ]),
  )
}

function blockOf(texts: readonly Pick<TextLine, 'text' | 'kind'>[]): TextBlock {
  const lines: TextLine[] = []
  let height = 0
  for (const one of texts) {
    const { line } = diagramSizes[one.kind]
    lines.push({ ...one, y: height + line * baseline })
    height += line
  }
  const widths = texts.map(({ text, kind }) => textWidth(text, diagramSizes[kind].size))
  return { width: Math.max(0, ...widths), height, lines }
}
