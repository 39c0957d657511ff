import { strFromU8, unzipSync } from 'fflate'

/** A cell as the workbook stores it; a number may be a date, which its format says. */
export interface StoredCell {
  readonly value: string | number
  readonly kind: 'text' | 'number'
  /** The format of a number, e.g. `#,##0.00`; empty where it has none. */
  readonly format: string
}

/** A workbook of one sheet, as its XML has it. */
export interface StoredSheet {
  readonly name: string
  readonly rows: readonly (readonly StoredCell[])[]
  /** How many rows stay where they are. */
  readonly fixed: number
  /** Whether the font of each cell of the first row is bold. */
  readonly bold: readonly boolean[]
  /** Of each column, in characters. */
  readonly widths: readonly number[]
  /** How many cells are formulas. */
  readonly formulas: number
}

/** Reads the parts of a workbook by themselves, so that nothing of what wrote it is trusted. */
export function readStoredSheet(bytes: Uint8Array): StoredSheet {
  const parts = unzipSync(new Uint8Array(bytes))
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const sheet = part('xl/worksheets/sheet1.xml')
  const styles = part('xl/styles.xml')
  const texts = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, text = '']) =>
    plain(text.replaceAll(/<[^>]*>/g, '')),
  )
  const formats = new Map(
    elementsOf(styles, 'numFmt').map((tag) => [attributeOf(tag, 'numFmtId'), plain(attributeOf(tag, 'formatCode'))]),
  )
  const fonts = [...(/<fonts.*?<\/fonts>/s.exec(styles)?.[0] ?? '').matchAll(/<font>(.*?)<\/font>/gs)]
  const looks = elementsOf(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '', 'xf')
  const lookOf = (cell: string) => looks[Number(attributeOf(cell, 's') || 0)] ?? ''
  const cells = rowsOf(sheet)
  return {
    name: plain(attributeOf(elementsOf(part('xl/workbook.xml'), 'sheet')[0] ?? '', 'name')),
    rows: cells.map((row) =>
      row.map((cell) => {
        const [, stored = ''] = /<v>(.*?)<\/v>/s.exec(cell) ?? []
        return attributeOf(cell, 't') === 's'
          ? { kind: 'text', value: texts[Number(stored)] ?? '', format: '' }
          : { kind: 'number', value: Number(stored), format: formats.get(attributeOf(lookOf(cell), 'numFmtId')) ?? '' }
      }),
    ),
    fixed: Number(attributeOf(elementsOf(sheet, 'pane')[0] ?? '', 'ySplit') || 0),
    bold: (cells[0] ?? []).map((cell) =>
      /<b\/>/.test(fonts[Number(attributeOf(lookOf(cell), 'fontId') || 0)]?.[1] ?? ''),
    ),
    widths: elementsOf(sheet, 'col').map((tag) => Number(attributeOf(tag, 'width'))),
    formulas: elementsOf(sheet, 'f').length,
  }
}

/** A day or moment of a spreadsheet’s calendar, as a date-time without a zone. */
export const momentOfCell = (days: number): string =>
  new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, 19)

/** The cells of each row, with nothing where the sheet leaves one out. */
const rowsOf = (sheet: string): readonly (readonly string[])[] =>
  [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
    const cells: string[] = []
    for (const [cell] of row.matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/gs)) cells[columnOf(attributeOf(cell, 'r'))] = cell
    return Array.from(cells, (cell) => cell ?? '<c t="s"><v>-1</v></c>')
  })

/** The place of a column, from 0: A, B … AA. */
const columnOf = (reference: string): number =>
  [...reference.replaceAll(/\d/g, '')].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

const elementsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g'))].map(([tag]) => tag)

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`^<[^>]*?\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const plain = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
