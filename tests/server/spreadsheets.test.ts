import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableMedia } from '../../src/contract/table-formats.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import { lockCaseProfile } from '../../src/server/cases/case-place.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { postReceipt } from '../../src/server/ledger/post-receipt.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { addSampleApplications } from '../../src/server/start/sample-data/applications/add-sample-applications.ts'
import { SheetWriter } from '../../src/server/platform/sheets/sheet-writer.ts'
import { objectIn, refusalOf } from './answers.ts'
import { momentOfCell, readStoredSheet } from './read-sheet.ts'
import type { StoredCell } from './read-sheet.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedInAs } from './test-members.ts'
import { makeMember, tenantOf } from './test-profiles.ts'

const thisYear = new Date().getUTCFullYear()

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleApplications(server.services)
  const { profileId } = await makeMember(server, 'demo')
  await server.services.database.inTenant('demo', async (tx) => {
    await updateProfile(tx, profileId, { member_no: 'SHEET-1' })
    await lockCaseProfile(tx, profileId)
    const world = { tenant: tenantOf(server, 'demo'), now: new Date('2004-04-04T09:00:00Z') }
    const holder = { profile: profileId, data: { name: '=HYPERLINK("https://example.org")' } }
    const line = { description: '=1+1', item: 'subscription', amount: 123_456, vat: 0, due: '2004-05-01' }
    await postInvoice(tx, world, holder, { lines: [line], source: '' })
    await postReceipt(tx, world, holder, { amount: 100_050, way: 'bank', description: '@SUM(A1)' })
  })
})
afterAll(() => server.close())

/** What a cell is in the file of comma-separated values. */
function csvCell({ kind, value, format }: StoredCell): string {
  if (format.startsWith('yyyy')) return momentOfCell(Number(value)).slice(0, format.includes('hh') ? 19 : 10)
  return kind === 'text' && /^[=+\-@\t\r\n]/.test(String(value)) ? `'${value}` : String(value)
}

describe('a table as a spreadsheet [ADM-09 BIL-06]', () => {
  test.each([
    ['finance', 'admin/finance/ledger/export?from=2004-01-01&to=2004-12-31'],
    ['finance', 'admin/finance/payments/export?'],
    ['finance', 'admin/finance/payments/export?unmatched=yes'],
    ['finance', 'admin/finance/money/export?shown=all'],
    ['finance', 'admin/finance/transfers/export?'],
    ['finance', 'admin/finance/takings/export?day=2004-04-04'],
    ['finance', 'admin/finance/debts/export?'],
    ['finance', 'admin/finance/journal/export?from=2004-01-01&to=2004-12-31'],
    ['finance', `admin/billing/export?declaration=billing/subscription&year=${thisYear}&list=billed`],
    ['finance', `admin/billing/export?declaration=billing/subscription&year=${thisYear}&list=left-out`],
    ['admin', 'admin/users/export?'],
    ['admin', 'admin/members/export?'],
    ['admin', 'admin/cpd/export?'],
    ['admin', 'admin/reports/members-by-category/export?'],
    ['admin', 'admin/reports/revenue-by-month/export?'],
    ['admin', 'cases/application/export?finished=yes'],
    ['superadmin', 'admin/audit/export?to=2025-12-31'],
  ])('%s: %s has what its comma-separated values have', async (name, path) => {
    const client = await signedInAs(server, name)
    const csv = readCsv((await client.get(path)).text).map(({ cells }) => cells)
    const answer = await client.get(`${path}&format=xlsx`)
    expect(answer.headers['content-type']).toBe(tableMedia.xlsx)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.xlsx"$/)
    const sheet = readStoredSheet(answer.bytes)
    const [titles = [], ...rows] = sheet.rows.map((row) => row.map(csvCell))
    expect(titles).toEqual(csv[0])
    // Where a row ends with empty cells, the sheet leaves them out; of a moment, it has no offset.
    const padded = rows.map((row) => titles.map((_, place) => row[place] ?? ''))
    const local = csv.slice(1).map((row) => row.map((cell) => cell.replace(/^(\d{4}-\d\d-\d\dT[\d:]{8}).*$/, '$1')))
    expect(padded).toEqual(local)
    expect(sheet).toMatchObject({ fixed: 1, formulas: 0, bold: titles.map(() => true) })
    expect(sheet.widths).toHaveLength(titles.length)
    expect(sheet.widths.every((width, place) => width > Math.min(59, titles[place]?.length ?? 0))).toBe(true)
  })

  test('has money and days as numbers, and formulas as the texts that they are', async () => {
    const officer = await signedInAs(server, 'finance')
    const { bytes } = await officer.get('admin/finance/ledger/export?search=SHEET-1&format=xlsx')
    const { name, rows } = readStoredSheet(bytes)
    expect(name).toBe('Ledger')
    const cells = rows.flat()
    expect(cells).toContainEqual({ kind: 'text', value: '=1+1', format: '' })
    expect(cells).toContainEqual({ kind: 'text', value: '@SUM(A1)', format: '' })
    expect(cells).toContainEqual({ kind: 'number', value: 1234.56, format: '#,##0.00' })
    const days = cells.filter(({ format }) => format === 'yyyy-mm-dd')
    expect(new Set(days.map(({ value }) => momentOfCell(Number(value))))).toEqual(new Set(['2004-04-04T00:00:00']))
  })

  test('is noted in the audit log with its format, and is nothing for others [ADM-08]', async () => {
    const member = await signedInAs(server, 'member')
    expect(refusalOf(await member.get('admin/finance/ledger/export?format=xlsx'))).toMatchObject({ status: 403 })
    const officer = await signedInAs(server, 'finance')
    expect((await officer.get('admin/finance/ledger/export?format=ods')).status).toBe(422)
    await officer.get('admin/finance/ledger/export?from=2004-01-01&to=2004-12-31')
    await officer.get('admin/finance/ledger/export?from=2004-01-01&to=2004-12-31&format=xlsx')
    const log = await signedInAs(server, 'superadmin')
    const { items } = objectIn(await log.get('admin/audit?action=table-exported'))
    const details = isJsonArray(items) ? items.map((item) => isJsonObject(item) && item.detail) : []
    expect(details.slice(0, 2)).toEqual(['Ledger: 2 rows (Excel)', 'Ledger: 2 rows (CSV)'])
  })
})

describe('writing a spreadsheet', () => {
  const sheetOf = (value: string) => async () => ({ name: 'A [b]: c', titles: ['One'], kinds: [], rows: [[value]] })
  const written = async (value: string) => readStoredSheet(await new SheetWriter().write(sheetOf(value)))

  test('leaves out what a workbook cannot have, and cuts what no cell takes', async () => {
    const { name, rows } = await written(`a\u0000\u0008b <c> & "d"`)
    expect(name).toBe('A  b   c')
    expect(rows[1]).toEqual([{ kind: 'text', value: 'ab <c> & "d"', format: '' }])
    const [, [long] = []] = (await written('x'.repeat(40_000))).rows
    expect(String(long?.value)).toHaveLength(32_767)
  })

  test('one that fails does not keep others from being written', async () => {
    const writer = new SheetWriter()
    const failing = writer.write(() => Promise.reject(new Error('No rows.')))
    const next = writer.write(sheetOf('there'))
    await expect(failing).rejects.toThrow('No rows.')
    expect(readStoredSheet(await next).rows).toHaveLength(2)
  })

  test('refuses more than may wait', async () => {
    const writer = new SheetWriter()
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const first = Array.from({ length: 17 }, () =>
      writer.write(() => held.then(() => Promise.reject(new Error('No.')))),
    )
    const ended = Promise.allSettled(first)
    await expect(writer.write(sheetOf('late'))).rejects.toMatchObject({ code: 'documents-busy' })
    release?.()
    await ended
  })
})
