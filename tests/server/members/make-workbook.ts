import { strToU8, zipSync } from 'fflate'

/** A number, a formula with its last result, a day of Excel's calendar, a text, or nothing. */
export type SheetCell =
  | number
  | string
  | null
  | { readonly formula: string; readonly result: string }
  | { readonly day: number }

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook as Excel saves it, with one sheet; style 1 is a date. */
export function makeWorkbook(rows: readonly (readonly SheetCell[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map(
    (cells, i) => `<row r="${i + 1}">${cells.map((cell, j) => cellXml(cell, j, i)).join('')}</row>`,
  )
  return zipped({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${namespace}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}

/** A workbook with these parts beside those that each has. */
export const zipped = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries({ ...frame, ...parts }).map(([name, text]) => [name, strToU8(text)]))),
  )

const frame = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"/>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="Members" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${namespace}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

function cellXml(cell: SheetCell, column: number, row: number): string {
  const at = `r="${String.fromCodePoint(65 + column)}${row + 1}"`
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('day' in cell) return `<c ${at} s="1"><v>${cell.day}</v></c>`
  return `<c ${at} t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.result)}</v></c>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
