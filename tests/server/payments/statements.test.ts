import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { simulatorKeys, simulatorVariables } from '../../../scripts/simulators/daraja-simulator.ts'
import { darajaStatement } from '../../../scripts/simulators/daraja-statement.ts'
import type { StatementFile, StatementRow } from '../../../scripts/simulators/daraja-statement.ts'
import { momentIn } from '../../../src/engine/format/moment-in.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { importStatement } from '../../../src/server/jobs/import-statement.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { readBalance } from '../../../src/server/ledger/read-balance.ts'
import { addPayment, findPayment } from '../../../src/server/payments/payment-rows.ts'
import { readDarajaStatement } from '../../../src/server/payments/daraja/statement/read-daraja-statement.ts'
import { readCsv } from '../../../src/server/imports/files/read-csv.ts'
import { placeLines } from '../../../src/server/payments/statements/place-lines.ts'
import { addStatement, countedLines } from '../../../src/server/payments/statements/statement-rows.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { clearTables } from '../clear-tables.ts'
import { wrongInLedger } from '../ledger/posted-sums.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { makeMember, tenantOf } from '../test-profiles.ts'

let server: TestServer
let officer: TestClient
beforeAll(async () => {
  // Nobody listens there: a statement needs no answer of its provider.
  server = await startSampleServer({ variables: simulatorVariables('http://127.0.0.1:9', ['demo', 'iek']) })
})
afterAll(async () => {
  const wrong = await inTenant(wrongInLedger)
  await server.close()
  expect(wrong).toEqual([])
})
beforeEach(async () => {
  // Each test has a day of its own, so that the payments of another are not of its period.
  server.clock.advance({ hours: 48 })
  await clearTables(server.services, ['jobs'])
  officer = await signedInAs(server, 'finance')
})

const inTenant = <Result>(work: Parameters<typeof server.services.database.inTenant<Result>>[1]): Promise<Result> =>
  server.services.database.inTenant('demo', work)

/** A time of this test, as statements write it. */
function written(minutesAgo: number): string {
  const at = momentIn('Africa/Nairobi', new Date(server.clock.now().getTime() - minutesAgo * 60_000))
  return `${at.slice(8, 10)}-${at.slice(5, 7)}-${at.slice(0, 4)} ${at.slice(11, 19)}`
}

let numbers = 0
const newReceipt = () => `SKS${String((numbers += 1)).padStart(7, '0')}`

/** A line of ten minutes after a payment of `payment` was asked for. */
const line = (changes: Partial<StatementRow> = {}): StatementRow => ({
  receipt: newReceipt(),
  completed: written(170),
  ...changes,
})

function statement(rows: readonly StatementRow[], changes: Partial<StatementFile> = {}): string {
  return darajaStatement({ shortcode: simulatorKeys.shortcode, from: written(240), to: written(1), ...changes }, rows)
}

/** A new member with an invoice of 100.00 and a payment of it, asked for three hours ago, whose end nobody knows. */
async function payment() {
  const { profileId } = await makeMember(server, 'demo')
  const now = new Date(server.clock.now().getTime() - 180 * 60_000)
  const reference = `ws_CO_${randomUUID()}`
  return inTenant(async (tx) => {
    const lines = [{ description: 'Fee', item: 'subscription', amount: 10_000, vat: 0 }]
    const holder = { profile: profileId, data: { name: 'Ada' } }
    const invoice = await postInvoice(tx, { tenant: tenantOf(server, 'demo'), now }, holder, { lines, source: '' })
    const row = await addPayment(tx, {
      id: randomUUID(),
      profile_id: profileId,
      invoice_id: invoice.id,
      invoice_no: invoice.number,
      provider: 'mpesa',
      shortcode: simulatorKeys.shortcode,
      phone: '254712345678',
      amount_cents: 10_000,
      currency: 'KES',
      token: randomUUID(),
      state: 'expired',
      reference,
      provider_receipt: null,
      code: null,
      receipt_no: null,
      created_at: now,
      changed_at: now,
    })
    for (const message of [{ kind: 'accepted', reference }, { kind: 'expired' }]) {
      const kept = { tenant: tx.tenant, id: randomUUID(), payment_id: row.id, message: JSON.stringify(message) }
      await tx.db
        .insertInto('payment_messages')
        .values({ ...kept, raw: '', received_at: now })
        .execute()
    }
    return row
  })
}

type Paid = Awaited<ReturnType<typeof payment>>

/** Posts a payment by hand, under a number of the provider; returns the number of its receipt. */
async function posted({ id }: Paid, receipt: string): Promise<string> {
  await officer.post(`admin/finance/payments/${id}/post`, { receipt, amount: 100, reason: 'It came.' })
  const row = await inTenant((tx) => findPayment(tx, id))
  return row?.receipt_no ?? ''
}

const balanceOf = ({ profile_id }: Paid) => inTenant((tx) => readBalance(tx, profile_id, 'KES'))
const receiptsOf = ({ profile_id }: Paid) =>
  inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents')
      .select(['reference', 'amount_cents'])
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profile_id)
      .where('kind', '=', 'receipt')
      .execute(),
  )

function formOf(content: string | Uint8Array<ArrayBuffer>, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([content]), 'march.csv')
  return form
}
const send = (call: string, content: string | Uint8Array<ArrayBuffer>, client = officer) => {
  const fields = { ...(call === 'import' && { leave_out_wrong: 'true' }) }
  return client.postForm(`admin/finance/statements/${call}`, formOf(content, fields))
}
const check = async (content: string) => objectIn(await send('import/check', content))
const run = () => new JobLane(server.services, importStatement(server.services)).runDue()

/** Imports a statement; returns its id and what the job counted. */
async function imported(content: string) {
  const id = textAt(await send('import', content), '/data/id')
  await run()
  const [entry] = listIn(await officer.get('admin/finance/statements/imports'))
  server.clock.advance({ seconds: 1 })
  const job = isJsonObject(entry) && isJsonObject(entry['job']) ? entry['job'] : {}
  expect(job).toMatchObject({ id, outcome: 'done' })
  return { id, counts: job['counts'] }
}
const resultOf = async (id: string) => objectIn(await officer.get(`admin/finance/statements/result/${id}`))
const countsIn = (outcomes: JsonValue | undefined) =>
  Object.fromEntries(
    (isJsonArray(outcomes) ? outcomes : []).flatMap((one) =>
      isJsonObject(one) ? [[String(one['outcome']), [Number(one['count']), Number(one['amount'])]]] : [],
    ),
  )
const linesOf = async (id: string, query = '') =>
  objectIn(await officer.get(`admin/finance/statements/lines/${id}${query}`))

describe('a statement of M-Pesa [BIL-05]', () => {
  test('confirms a payment whose callback was lost, exactly once; the same file again has nothing new', async () => {
    const lost = await payment()
    const receipt = newReceipt()
    const file = statement([line({ receipt, account: lost.invoice_no })])
    expect(await check(file)).toMatchObject({ counts: { settled: 1, known: 0 } })
    expect(await receiptsOf(lost)).toEqual([])
    expect((await imported(file)).counts).toMatchObject({ 'lines-settled': 1, 'lines-known': 0 })
    expect(await receiptsOf(lost)).toEqual([{ reference: receipt, amount_cents: 10_000 }])
    expect(await check(file)).toMatchObject({ counts: { settled: 0, known: 1 } })
    expect((await imported(file)).counts).toMatchObject({ 'lines-settled': 0, 'lines-known': 1 })
    expect(await receiptsOf(lost)).toHaveLength(1)
    expect(await balanceOf(lost)).toEqual({ receivable: 0, credit: 0 })
  })

  test('is shown first as it then is imported: by outcome, with amounts and every wrong line', async () => {
    const [lost, owing, same, other, missing] = [
      await payment(),
      await payment(),
      await payment(),
      await payment(),
      await payment(),
    ]
    const [known, different, absent] = [newReceipt(), newReceipt(), newReceipt()]
    await posted(same, known)
    await posted(other, different)
    const missed = await posted(missing, absent)
    const file = statement([
      line({ account: lost.invoice_no }),
      line({ account: owing.invoice_no, paidIn: '40.00' }),
      line({ account: 'SCHOOL FEES', paidIn: '1,234.50' }),
      line({ receipt: different, account: other.invoice_no, paidIn: '90.00' }),
      line({ receipt: known, account: same.invoice_no }),
      line({ receipt: known, withdrawn: '-5.00', reason: 'Pay Bill Charge' }),
      line({ withdrawn: '500.00', reason: 'Organization Settlement' }),
      line({ withdrawn: '10.00', reason: 'Pay Bill Reversal' }),
      line({ status: 'Failed', account: lost.invoice_no }),
      line({ receipt: '?' }),
      line({ paidIn: 'ten' }),
    ])
    const checked = await check(file)
    const counts = { settled: 1, posted: 1, waiting: 0, unplaced: 1, differs: 1, known: 1 }
    expect(checked).toMatchObject({
      counts: { ...counts, charge: 1, withdrawal: 1, reversal: 1, incomplete: 1 },
      wrong: 2,
      problems: [
        { column: 'Receipt No.', text: 'Has to be the number of a receipt, 8 to 12 letters and digits.' },
        {
          column: 'Paid In',
          text: 'Has to be an amount such as 1,500.00; a line has one, either paid in or withdrawn.',
        },
      ],
      statement: { shortcode: '174379', currency: 'KES', received: 156_450, amounts: { unplaced: 123_450 } },
    })
    const { id, counts: done } = await imported(file)
    expect(done).toMatchObject({ 'lines-listed': 4, 'rows-left-out': 2, 'receipts-missing': 1 })
    const result = await resultOf(id)
    expect(countsIn(result['outcomes'])).toEqual({
      settled: [1, 10_000],
      posted: [1, 4000],
      unplaced: [1, 123_450],
      differs: [1, 9000],
      known: [1, 10_000],
      charge: [1, 500],
      withdrawal: [1, 50_000],
      reversal: [1, 1000],
      incomplete: [1, 10_000],
      wrong: [2, 0],
    })
    expect(result).toMatchObject({
      file: 'march.csv',
      shortcode: '174379',
      missing: { total: 1, items: [{ receipt_no: missed, provider_receipt: absent, amount: 10_000 }] },
    })
    expect(await linesOf(id)).toMatchObject({ total: 11 })
    expect(await linesOf(id, '?outcome=differs')).toMatchObject({
      total: 1,
      items: [{ line: 11, receipt: different, amount: 9000, account: other.invoice_no }],
    })
    const wrong = await linesOf(id, '?outcome=wrong')
    expect(wrong).toMatchObject({
      total: 2,
      items: [{ line: 17 }, { line: 18, raw: expect.stringContaining(',ten,') }],
    })
    expect(await balanceOf(owing)).toEqual({ receivable: 6000, credit: 0 })
    expect(await receiptsOf(other)).toEqual([{ reference: different, amount_cents: 10_000 }])
  })

  test('is shown as it is imported where staff posted a number by hand, and took it back or mistyped it', async () => {
    const [undone, mistyped] = [await payment(), await payment()]
    const receipt = newReceipt()
    await posted(undone, receipt)
    await officer.post(`admin/finance/payments/${undone.id}/take-back`, { reason: 'It is not in the list.' })
    await posted(mistyped, newReceipt())
    const file = statement([line({ receipt, account: undone.invoice_no }), line({ account: mistyped.invoice_no })])
    expect(await check(file)).toMatchObject({ counts: { settled: 1, unplaced: 1, posted: 0, known: 0 } })
    expect((await imported(file)).counts).toMatchObject({ 'lines-settled': 1, 'lines-unplaced': 1 })
    expect(await receiptsOf(mistyped)).toHaveLength(1)
  })

  test('no longer misses what another statement has, nor what was reversed', async () => {
    const [late, undone] = [await payment(), await payment()]
    const receipt = newReceipt()
    await posted(late, receipt)
    await posted(undone, newReceipt())
    const { id } = await imported(statement([line()]))
    expect(await resultOf(id)).toMatchObject({ missing: { total: 2 } })
    await imported(statement([line({ receipt, account: late.invoice_no })]))
    await officer.post(`admin/finance/payments/${undone.id}/take-back`, { reason: 'Nobody paid it.' })
    expect(await resultOf(id)).toMatchObject({ missing: { total: 0, items: [] } })
  })

  test('that is interrupted goes on where it was, and places no line twice', async () => {
    const owing = await payment()
    const rows = Array.from({ length: 30 }, () => line({ account: owing.invoice_no, paidIn: '1.00' }))
    const read = readDarajaStatement(readCsv(statement(rows)), server.clock.now())
    if ('refused' in read) throw new Error(read.refused)
    const now = server.clock.now()
    const id = randomUUID()
    const file = { provider: 'mpesa', shortcode: read.shortcode, file: 'x.csv', imported_by: randomUUID() }
    await inTenant((tx) => addStatement(tx, { id, ...file, period_from: now, period_to: now, imported_at: now }))
    const place = (onProgress: (progress: { readonly done: number }) => Promise<void>) =>
      placeLines(server.services, tenantOf(server, 'demo'), { id, statement: read, onProgress })
    const stops = place(async ({ done }) => {
      if (done > 0) throw new Error('The server stops.')
    })
    await expect(stops).rejects.toThrow('The server stops.')
    await place(async () => undefined)
    expect(await inTenant((tx) => countedLines(tx, id))).toMatchObject([{ outcome: 'posted', count: 30, amount: 3000 }])
    expect(await receiptsOf(owing)).toHaveLength(30)
  })

  test.each<[string, () => string | Uint8Array<ArrayBuffer>, string]>([
    [
      'of another shortcode',
      () => statement([line()], { shortcode: '600999' }),
      'The statement is of the shortcode 600999. The organisation’s is 174379.',
    ],
    [
      'that does not name its shortcode',
      () => statement([line()]).split('\r\n').slice(5).join('\r\n'),
      'The statement does not say of which shortcode it is. Keep the lines above its columns.',
    ],
    [
      'without a column',
      () => statement([line()]).replace('Withdrawn', 'Gone'),
      'The statement lacks the column “Withdrawn”. Download it again with all columns.',
    ],
    [
      'that is another table',
      () => 'member_no,year\r\nM1002,2025\r\n',
      'The file is no statement: none of its lines names the columns, such as “Receipt No.” and “Paid In”.',
    ],
    [
      'that is a picture',
      () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
      'The file is neither CSV nor an Excel workbook (.xlsx). Save the table as one of these.',
    ],
    [
      'of JSON',
      () => `[${'{"receipt": "SKS0000001"},'.repeat(100_000)}{}]`,
      'From line 1 on the file is no CSV. Download the statement again, as CSV.',
    ],
  ])('%s is refused at the file', async (_what, content, message) => {
    for (const call of ['import/check', 'import']) {
      expect(refusalOf(await send(call, content()))).toEqual({
        status: 422,
        code: 'invalid',
        errors: { '/file': message },
      })
    }
  })

  test('of an organisation without an account with a provider is refused', async () => {
    const elsewhere = await signedInAs(server, 'finance', 'ics')
    expect(refusalOf(await send('import/check', statement([line()]), elsewhere))).toMatchObject({ status: 422 })
  })

  test('is nobody’s but finance staff’s, and belongs to one organisation', async () => {
    const { id } = await imported(statement([line()]))
    const paths = ['imports', `result/${id}`, `lines/${id}`]
    for (const name of ['approver', 'member', 'firm']) {
      const client = await signedInAs(server, name)
      for (const path of paths) {
        expect(refusalOf(await client.get(`admin/finance/statements/${path}`)).status).toBe(403)
      }
      expect(refusalOf(await send('import/check', statement([line()]), client)).status).toBe(403)
      expect(refusalOf(await send('import', statement([line()]), client)).status).toBe(403)
    }
    const elsewhere = await signedInAs(server, 'finance', 'iek')
    for (const path of paths.slice(1)) {
      expect(refusalOf(await elsewhere.get(`admin/finance/statements/${path}`)).status).toBe(404)
    }
  })

  test('leaves in the audit log who imported it and what became of it, and no rows in the queue', async () => {
    await imported(statement([line({ account: 'NOBODY' })]))
    const log = await signedInAs(server, 'superadmin')
    const { items } = objectIn(await log.get('admin/audit'))
    expect(isJsonArray(items) && items.slice(0, 2)).toMatchObject([
      {
        action: 'statement-import-done',
        by: { email: 'finance@sample.example' },
        detail:
          'march.csv: 0 confirmed, 0 posted, 0 waiting, 1 unplaced, 0 with another amount, 0 known already, ' +
          '0 listed, 0 wrong lines left out, 0 receipts not in it',
      },
      { action: 'statement-import-begun', detail: 'march.csv' },
    ])
    const jobs = await inTenant(({ tenant, db }) =>
      db
        .selectFrom('jobs')
        .select('payload')
        .where('tenant', '=', tenant)
        .where('kind', '=', 'import-statement')
        .execute(),
    )
    expect(jobs.map(({ payload }) => payload['rows'])).toEqual([undefined])
  })
})
