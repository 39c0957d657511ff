import { describe, expect, test } from 'vitest'
import { openTableFile } from '../../../src/server/imports/files/open-table-file.ts'
import { readTableFile } from '../../../src/server/imports/files/read-table-file.ts'
import { makeWorkbook, zipped } from './make-workbook.ts'
import type { SheetCell } from './make-workbook.ts'

const read = (bytes: Uint8Array<ArrayBuffer>, mostRows = 100) => readTableFile({ bytes, mostRows })
const textFile = (text: string) => Uint8Array.from(Buffer.from(text))

describe('a table from a file [ADM-09]', () => {
  test.each<[string, readonly (readonly SheetCell[])[], readonly object[]]>([
    [
      'numbers and texts',
      [
        ['a', 'b'],
        [712345678, 'x'],
      ],
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['712345678', 'x'] },
      ],
    ],
    [
      'days',
      [['a'], [{ day: 43890 }]],
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['2020-02-29'] },
      ],
    ],
    [
      'the last result of a formula',
      [['a'], [{ formula: '1+1', result: '=2' }]],
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['=2'] },
      ],
    ],
    [
      'rows by their place, without those that are empty',
      [['a', 'b'], [], [null, 'x'], ['y']],
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['', 'x'] },
        { line: 4, cells: ['y', ''] },
      ],
    ],
  ])('a workbook has %s as CSV would', async (_what, rows, expected) => {
    expect(await read(makeWorkbook(rows))).toEqual({ rows: expected })
  })

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'no-table'],
    ['an older workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'no-table'],
    ['text of another encoding', Uint8Array.from([0x61, 0xe9, 0x2c, 0x62]), 'not-utf8'],
    ['an archive of something else', zipped({ 'xl/workbook.xml': 'no' }), 'broken-workbook'],
    ['half of a workbook', makeWorkbook([['a']]).slice(0, 300), 'broken-workbook'],
    [
      'what unpacks to more than it may',
      zipped({ 'xl/worksheets/sheet1.xml': ' '.repeat(60_000_001) }),
      'unpacked-too-large',
    ],
    ['too many rows', textFile('a\n'.repeat(102)), 'too-long'],
  ])('%s is refused', async (_what, bytes, unreadable) => {
    expect(await read(bytes)).toEqual({ unreadable })
  })

  test('as many rows as allowed are read', async () => {
    expect(await read(textFile('a\n'.repeat(101)))).toMatchObject({ rows: { length: 101 } })
  })

  test('CSV with a broken quote names its line', async () => {
    expect(await read(textFile('a\n"b'))).toEqual({ brokenAt: 2 })
  })

  test('a workbook whose last cell is at the end of the largest sheet holds up nobody', async () => {
    const far = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
    await expect(openTableFile(zipped({ 'xl/worksheets/sheet1.xml': far }))).rejects.toMatchObject({ code: 'invalid' })
  })
})
