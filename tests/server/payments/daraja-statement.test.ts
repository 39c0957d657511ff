import { describe, expect, test } from 'vitest'
import { darajaStatement, statementWidth } from '../../../scripts/simulators/daraja-statement.ts'
import type { StatementFile, StatementRow } from '../../../scripts/simulators/daraja-statement.ts'
import { openTableFile } from '../../../src/server/imports/files/open-table-file.ts'
import { readTableFile } from '../../../src/server/imports/files/read-table-file.ts'
import { readDarajaStatement } from '../../../src/server/payments/daraja/statement/read-daraja-statement.ts'
import { statementForm } from '../../../src/server/payments/statement-line.ts'
import type { Statement } from '../../../src/server/payments/statement-line.ts'
import { makeWorkbook } from '../members/make-workbook.ts'
import { fc } from '../../properties.ts'

const now = new Date('2026-04-01T09:00:00Z')
const own: StatementFile = { shortcode: '174379' }
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

async function rowsOf(bytes: Uint8Array<ArrayBuffer>) {
  const found = await readTableFile({ bytes, mostRows: 1000, form: statementForm })
  if (!('rows' in found)) throw new Error(JSON.stringify(found))
  return found.rows
}

async function read(text: string) {
  return readDarajaStatement(await rowsOf(bytesOf(text)), now)
}

async function statement(rows: readonly StatementRow[], file = own): Promise<Statement> {
  const found = await read(darajaStatement(file, rows))
  if ('refused' in found) throw new Error(found.refused)
  return found
}

const paid: StatementRow = { receipt: 'TC31ABCDE1', paidIn: '1,500.50', account: 'INV-2026-00001' }

describe('a statement of M-Pesa [BIL-05]', () => {
  test('says of which account and period it is, and what came in when, from whom and for what', async () => {
    const { lines, ...found } = await statement([paid])
    expect(found).toEqual({
      shortcode: '174379',
      period: { from: new Date('2026-02-28T21:00:00Z'), to: new Date('2026-03-31T20:59:59.999Z') },
      faulty: [],
    })
    expect(lines).toEqual([
      {
        line: 8,
        kind: 'received',
        receipt: 'TC31ABCDE1',
        at: new Date('2026-03-03T07:15:30Z'),
        amount: 150_050,
        currency: 'KES',
        account: 'INV-2026-00001',
        payer: '254712***678 - ADA EXAMPLE',
        details: 'Pay Bill from 254712***678 - ADA EXAMPLE Acc. INV-2026-00001',
        raw: expect.stringMatching(/^TC31ABCDE1,.*"1,500.50".*INV-2026-00001$/),
      },
    ])
  })

  test.each<[string, Partial<StatementRow>, object]>([
    ['a charge', { withdrawn: '-23.00', reason: 'Pay Bill Charge' }, { kind: 'charge', amount: 2300 }],
    [
      'a withdrawal',
      { withdrawn: '9,000', reason: 'Organization Settlement' },
      { kind: 'withdrawal', amount: 900_000 },
    ],
    ['a reversal', { withdrawn: '100.00', reason: 'Pay Bill Reversal' }, { kind: 'reversal', amount: 10_000 }],
    ['a reversal to us', { paidIn: '100.00', reason: 'Reversal' }, { kind: 'reversal', amount: 10_000 }],
    ['what failed', { status: 'Failed' }, { kind: 'incomplete' }],
    ['what is still pending', { status: 'Pending', paidIn: '' }, { kind: 'incomplete', amount: 0 }],
    ['money for a reversal', { reason: '', details: 'Pay Bill from 254 - A Acc. REVERSAL' }, { kind: 'received' }],
    ['zeros in the other column', { paidIn: '5.5', withdrawn: '0.00' }, { kind: 'received', amount: 550 }],
    ['the year first', { completed: '2026-03-03 00:15:30' }, { at: new Date('2026-03-02T21:15:30Z') }],
    ['a time without seconds', { completed: '29-02-2024 10:15' }, { at: new Date('2024-02-29T07:15:00Z') }],
    ['a number in small letters', { receipt: 'tc31abcde9' }, { receipt: 'TC31ABCDE9' }],
  ])('knows %s', async (_what, row, expected) => {
    const { lines, faulty } = await statement([{ receipt: 'TC31ABCDE2', ...row }])
    expect(faulty).toEqual([])
    expect(lines).toMatchObject([expected])
  })

  test.each<[string, Partial<StatementRow>, string, string]>([
    ['no number', { receipt: '?' }, 'receipt', 'Receipt No.'],
    ['no time', { completed: '' }, 'time', 'Completion Time'],
    ['a day that no calendar has', { completed: '31-02-2026 10:00:00' }, 'time', 'Completion Time'],
    ['the month first', { completed: '03/31/2026 10:00' }, 'time', 'Completion Time'],
    ['a time to come', { completed: '02-04-2026 10:00:00' }, 'time-to-come', 'Completion Time'],
    ['no status', { status: '' }, 'status', 'Transaction Status'],
    ['no amount', { paidIn: '' }, 'amount', 'Paid In'],
    ['two amounts', { paidIn: '5', withdrawn: '5' }, 'amount', 'Paid In'],
    ['a negative amount', { paidIn: '-5.00' }, 'amount', 'Paid In'],
    ['a comma for decimals', { paidIn: '1.500,00' }, 'amount', 'Paid In'],
    ['letters for an amount', { withdrawn: 'much' }, 'amount', 'Withdrawn'],
    ['the number of a line before', { receipt: 'TC31ABCDE1' }, 'twice', 'Receipt No.'],
  ])('reports a line with %s by its place and column, and reads the others', async (_what, row, fault, column) => {
    const { lines, faulty } = await statement([paid, { receipt: 'TC31ABCDE2', ...row }, { receipt: 'TC31ABCDE3' }])
    expect(lines.map(({ receipt }) => receipt)).toEqual(['TC31ABCDE1', 'TC31ABCDE3'])
    expect(faulty).toMatchObject([{ line: 9, fault, column }])
  })

  test('reports a line with more or fewer cells, and leaves remarks at the end alone', async () => {
    const text = darajaStatement(own, [paid])
    const { faulty, lines } = (await read(
      `${text}TC31ABCDE2,03-03-2026 10:15:30,,,Completed,5\r\n${'x,'.repeat(20)}x\r\nClosing balance,"9,000.00"\r\n`,
    )) as Statement
    expect(lines).toHaveLength(1)
    expect(faulty).toMatchObject([
      { line: 9, fault: 'cells', column: null },
      { line: 10, fault: 'cells', column: null },
    ])
  })

  test('lets a charge have the number of its payment', async () => {
    const { lines, faulty } = await statement([
      paid,
      { ...paid, paidIn: '', withdrawn: '23', reason: 'Pay Bill Charge' },
    ])
    expect(faulty).toEqual([])
    expect(lines.map(({ kind }) => kind)).toEqual(['received', 'charge'])
  })

  test('is the same in any order of columns, with either separator and line end, whatever its texts have', async () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: statementWidth }, (_, place) => place),
      { minLength: statementWidth },
    )
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '"', '\n', 'é', "'") })
    const ways = fc.record({ separator: fc.constantFrom(',', ';'), lineEnd: fc.constantFrom('\n', '\r\n'), order })
    await fc.assert(
      fc.asyncProperty(texts, texts, ways, async (payer, account, way) => {
        const { lines, faulty, shortcode } = await statement([{ ...paid, payer, account }], { ...own, ...way })
        expect({ shortcode, faulty }).toEqual({ shortcode: '174379', faulty: [] })
        expect(lines).toMatchObject([
          { receipt: 'TC31ABCDE1', amount: 150_050, payer: payer.trim(), account: account.trim() },
        ])
      }),
      { numRuns: 50 },
    )
  })

  test('may be a workbook, with numbers, and times as texts', async () => {
    const rows = await rowsOf(bytesOf(darajaStatement(own, [paid, { receipt: 'TC31ABCDE2', account: '' }])))
    const cells = rows.map((row) => row.cells.map((cell) => (cell === '1,500.50' ? 1500.5 : cell || null)))
    const found = readDarajaStatement(await rowsOf(makeWorkbook(cells)), now)
    expect(found).toMatchObject({
      faulty: [],
      lines: [{ amount: 150_050, account: 'INV-2026-00001' }, { account: '' }],
    })
  })

  test.each([
    ['no heading', 'a,b,c\r\n1,2,3\r\n', { refused: 'no-heading' }],
    [
      'a column too few',
      'Short Code:,174379\r\nReceipt No.,Completion Time,Transaction Status,Paid In,A/C No.\r\n',
      {
        refused: 'no-column',
        column: 'Withdrawn',
      },
    ],
    [
      'no account',
      'Receipt No.,Completion Time,Transaction Status,Paid In,Withdrawn,A/C No.\r\n',
      { refused: 'no-shortcode' },
    ],
  ])('is not what has %s', async (_what, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })

  test('may name its account before its holder alone, and no period', async () => {
    const text = darajaStatement(own, [paid])
      .replace(/Short Code:.*\r\n/, '')
      .replace(/Time Period:.*\r\n/, '')
    expect(await read(text)).toMatchObject({ shortcode: '174379', period: undefined })
  })

  test('is no file of ten megabytes with anything else in it', async () => {
    const json = JSON.stringify(Array.from({ length: 900_000 }, (_, place) => `${place}`.padStart(8, '0'))).slice(1)
    await expect(openTableFile(bytesOf(json), statementForm)).resolves.toEqual({ brokenAt: 1 })
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])
    await expect(openTableFile(picture, statementForm)).rejects.toThrow('invalid')
  })
})
