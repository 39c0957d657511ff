import type { FontName } from './fonts.ts'
import type { TextStyle } from './text-style.ts'

/** Widths of texts, cached because the same words are measured often. */
export class TextMeasure {
  private readonly known = new Map<FontName, Map<string, number>>()

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  /** In points. */
  width(text: string, { font, size, spacing = 0 }: TextStyle): number {
    const words = this.known.get(font) ?? new Map<string, number>()
    this.known.set(font, words)
    const known = words.get(text) ?? this.doc.font(font).fontSize(1000).widthOfString(text) / 1000
    words.set(text, known)
    return known * size + spacing * Math.max(0, text.length - 1)
  }

  /** The lines of a text within a width, broken between words; a word longer than a line is broken too. */
  lines(text: string, style: TextStyle, width: number): readonly string[] {
    const paragraphs = text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').split('\n')
    return paragraphs.flatMap((paragraph) => this.wrap(paragraph, style, width))
  }

  private wrap(paragraph: string, style: TextStyle, width: number): readonly string[] {
    const lines: string[] = []
    const space = this.width(' ', style)
    let line = ''
    let used = 0
    for (const word of paragraph.split(' ').flatMap((one) => this.pieces(one, style, width))) {
      const needed = this.width(word, style)
      if (line !== '' && used + space + needed > width) {
        lines.push(line)
        line = ''
      }
      used = line === '' ? needed : used + space + needed
      line = line === '' ? word : `${line} ${word}`
    }
    return [...lines, line]
  }

  /** A word in parts that each fit on a line. */
  private pieces(word: string, style: TextStyle, width: number): readonly string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    let used = 0
    for (const character of word) {
      const needed = this.width(character, style)
      if (piece !== '' && used + needed > width - 1) {
        pieces.push(piece)
        piece = ''
        used = 0
      }
      piece += character
      used += needed
    }
    return [...pieces, piece]
  }
}
