import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { postReceipt } from '../../src/server/ledger/post-receipt.ts'
import { postRefund } from '../../src/server/ledger/post-refund.ts'
import { postReversal } from '../../src/server/ledger/post-reversal.ts'
import { findPosted } from '../../src/server/ledger/posted-rows.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { saveMembers } from '../../src/server/members/members.ts'
import { readCaptions } from '../../src/server/platform/settings/read-captions.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { describeReport } from '../../src/server/reports/describe-report.ts'
import { objectIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'
import { makeMember, tenantOf } from './test-profiles.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  admin = await signedInAs(server, 'admin')
})
afterAll(() => server.close())

// A year from before the sample data, so that it has nothing but what these tests add.
const year = 'from=2001-01-01&to=2001-12-31'

async function reportOf(id: string, query = year, client = admin): Promise<JsonObject> {
  const { reports } = objectIn(await client.get(`admin/reports?${query}`))
  const found = isJsonArray(reports) ? reports.find((one) => isJsonObject(one) && one.id === id) : undefined
  if (!isJsonObject(found)) throw new Error(`No report ${id}.`)
  return found
}

/** The values of a report's rows by their titles. */
async function valuesOf(id: string, query = year, client = admin): Promise<JsonObject> {
  const { rows } = await reportOf(id, query, client)
  const named = isJsonArray(rows) ? rows.filter((row) => isJsonObject(row)) : []
  return Object.fromEntries(named.map(({ title, values }) => [String(title), isJsonArray(values) ? values[0] : null]))
}

/** Numbers by title, with some more of them. */
function sumOf(before: JsonObject, more: Readonly<Record<string, number>>): JsonObject {
  const added = Object.entries(more).map(([title, n]) => [title, n + Number(before[title] ?? 0)] as const)
  return { ...before, ...Object.fromEntries(added) }
}

/** Posts money of a new member of an organisation, in cents; returns the member's profile and the receipt's id. */
async function received(tenantId: string, at: string, amount: number, way = 'bank') {
  const { profileId } = await makeMember(server, tenantId)
  const world = { tenant: tenantOf(server, tenantId), now: new Date(at) }
  const holder = { profile: profileId, data: { name: 'Ada' } }
  const { id } = await server.services.database.inTenant(tenantId, (tx) =>
    postReceipt(tx, world, holder, { amount, way, description: 'Paid' }),
  )
  return { holder, world, id }
}

describe('reports [ADM-10]', () => {
  test.each(['approver', 'registrar', 'member', 'firm'])('are nothing for %s', async (name) => {
    const client = await signedInAs(server, name)
    for (const path of ['admin/reports', 'admin/reports/revenue-by-month/export']) {
      expect(refusalOf(await client.get(path))).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  test('are for finance officers, who have no other right', async () => {
    const client = await signedInAs(server, 'finance')
    expect(await valuesOf('revenue-by-month', year, client)).toEqual(await valuesOf('revenue-by-month'))
    expect(refusalOf(await client.get('admin/users'))).toMatchObject({ status: 403 })
  })

  test('have nothing in a period without anything', async () => {
    const before = 'from=1990-01-01&to=1990-12-31'
    for (const id of ['applications-by-status', 'applications-by-month', 'revenue-by-month', 'members-by-category']) {
      expect(await reportOf(id, before)).toMatchObject({ rows: [] })
    }
    expect(objectIn(await admin.get(`admin/reports?${before}`))).toMatchObject({ from: '1990-01-01', to: '1990-12-31' })
  })

  test('count this year until today unless a period is asked for', async () => {
    const found = objectIn(await admin.get('admin/reports'))
    const today = server.clock.now().toISOString().slice(0, 10)
    expect(found).toMatchObject({ from: `${today.slice(0, 4)}-01-01`, to: today })
    expect(objectIn(await admin.get('admin/reports?to=2001-12-31'))).toMatchObject({ from: null, to: '2001-12-31' })
  })

  test('sum what was received less what was paid back, by the organisation’s months', async () => {
    const paid = await received('demo', '2001-01-15T09:00:00Z', 150_000)
    // It is February in Nairobi.
    await received('demo', '2001-01-31T22:30:00Z', 7_505, 'mpesa')
    const wrong = await received('demo', '2001-04-02T09:00:00Z', 99_900)
    await received('iek', '2001-01-16T09:00:00Z', 1_000_000)
    await server.services.database.inTenant('demo', async (tx) => {
      const world = { ...paid.world, now: new Date('2001-03-05T09:00:00Z') }
      await postRefund(tx, world, paid.holder, { amount: 20_000, way: 'bank', description: 'Paid back' })
      const row = await findPosted(tx, wrong.id)
      if (row) await postReversal(tx, { ...world, now: new Date('2001-04-03T09:00:00Z') }, row, { reason: 'Twice' })
    })
    expect(await reportOf('revenue-by-month')).toMatchObject({ series: [{ currency: 'KES' }] })
    const values = await valuesOf('revenue-by-month')
    expect(Object.keys(values)).toHaveLength(12)
    expect(values).toMatchObject({
      '2001-01': 150_000,
      '2001-02': 7_505,
      '2001-03': -20_000,
      '2001-04': 0,
      '2001-12': 0,
    })
    expect(await valuesOf('revenue-by-month', 'from=2001-02-01&to=2001-02-28')).toEqual({ '2001-02': 7_505 })
    const elsewhere = await signedInAs(server, 'admin', 'iek')
    expect(await valuesOf('revenue-by-month', year, elsewhere)).toMatchObject({ '2001-01': 1_000_000, '2001-02': 0 })
  })

  test('count cases by the state they are in and by the month they began', async () => {
    const moved = await server.services.database.inTenant('demo', async ({ tenant, db }) => {
      const rows = await db
        .selectFrom('cases')
        .select(['id', 'state'])
        .where('tenant', '=', tenant)
        .where('type', '=', 'cases/application')
        .orderBy('number')
        .limit(3)
        .execute()
      await db
        .updateTable('cases')
        .set({ started_at: new Date('2001-03-31T22:00:00Z') })
        .where('tenant', '=', tenant)
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
      return rows
    })
    expect(moved).toHaveLength(3)
    const months = await valuesOf('applications-by-month')
    expect(months).toMatchObject({ '2001-03': 0, '2001-04': 3 })
    const states = await reportOf('applications-by-status')
    const rows = isJsonArray(states.rows) ? states.rows.filter((row) => isJsonObject(row)) : []
    const found = rows.map(({ key, values }) => [key, values])
    const expected = [...new Set(moved.map(({ state }) => state))].map((state) => [
      `cases/application/${state}`,
      [moved.filter((row) => row.state === state).length],
    ])
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found).toHaveLength(expected.length)
  })

  test('call a case type as the organisation’s settings call it [PLAT-17]', async () => {
    const tenant = tenantOf(server, 'iek')
    const report = { id: 'by-state', title: 'By state', source: 'cases', by: 'state' } as const
    const { rows } = await server.services.database.inTenant('iek', async (tx) => {
      const period = { from: '2001-01-01', to: '2001-12-31' }
      const captioned = await readCaptions(tx, tenant)
      const counted = { type: 'cases/licence', key: 'issued', currency: null, value: 1 }
      return describeReport({ tenant, report, period, roles: [], now: new Date(), captioned }, [counted])
    })
    expect(rows.map(({ title }) => title)).toEqual([expect.stringMatching(/^License: /)])
  })

  test('lead to cases only where a desk of the caller lists all of them', async () => {
    const leads = async (client: TestClient) => {
      const { rows } = await reportOf('applications-by-status', year, client)
      return isJsonArray(rows) ? rows.filter((row) => isJsonObject(row) && row.cases !== null) : []
    }
    expect(await leads(await signedInAs(server, 'finance'))).toEqual([])
  })

  test('count members by category and by an answer, each once', async () => {
    // The sample members are in the register as well.
    const [byCategory, byCounty] = [await valuesOf('members-by-category'), await valuesOf('members-by-county')]
    const early = await valuesOf('members-by-category', 'to=2000-04-30')
    const joined = {
      second_name: '',
      last_name: 'TESTER',
      id_number: '1',
      phone: '0700',
      registration_date: '2000-05-01',
    }
    const member = (member_no: string, category: string, status: 'Active' | 'Inactive' = 'Active') => ({
      ...joined,
      member_no,
      category,
      status,
      first_name: member_no,
      email: `${member_no.toLowerCase()}@members.example`,
    })
    const { profileId, store } = await makeMember(server, 'demo')
    await store('sections/contacts', { Type: 'Personal', Country: 'KE', County: '001' })
    await store('sections/contacts', { Type: 'Work', Country: 'KE', County: '047' })
    await server.services.database.inTenant('demo', async (tx) => {
      await saveMembers(tx, [
        member('R1', 'FELLOW'),
        member('R2', 'FELLOW'),
        member('R3', 'STUDENT'),
        member('R4', '=cmd()'),
        member('R5', 'FELLOW', 'Inactive'),
      ])
      await updateProfile(tx, profileId, { member_no: 'R1' })
    })
    await server.services.database.inTenant('iek', (tx) => saveMembers(tx, [member('R9', 'FELLOW')]))
    const added = { Fellow: 2, 'Student Member': 1, '=cmd()': 1 }
    expect(await valuesOf('members-by-category')).toEqual(sumOf(byCategory, added))
    expect(await valuesOf('members-by-county')).toEqual(sumOf(byCounty, { Mombasa: 1, 'Not stated': 3 }))
    expect(await reportOf('members-by-county')).toMatchObject({ heading: 'County', series: [{ currency: null }] })
    expect(await valuesOf('members-by-category', 'to=2000-04-30')).toEqual(early)
  })

  test('are read in the reader’s language', async () => {
    const headers = { 'accept-language': 'sw' }
    const { reports } = objectIn(await admin.get(`admin/reports?${year}`, { headers }))
    expect(JSON.stringify(reports)).toContain('Haijatajwa')
  })

  test('are saved as files that no spreadsheet runs, and the log says so [ADM-08]', async () => {
    const answer = await admin.get(`admin/reports/members-by-category/export?${year}`)
    expect(answer.text.startsWith('\uFEFF')).toBe(true)
    const lines = readCsv(answer.text).map(({ cells }) => cells)
    expect(lines[0]).toEqual(['Category', 'Number'])
    expect(lines).toContainEqual(["'=cmd()", '1'])
    const money = readCsv((await admin.get(`admin/reports/revenue-by-month/export?${year}`)).text)
    expect(money.map(({ cells }) => cells).slice(0, 4)).toEqual([
      ['Month', 'KES'],
      ['2001-01', '1500'],
      ['2001-02', '75.05'],
      ['2001-03', '-200'],
    ])
    const log = await signedInAs(server, 'superadmin')
    const { items } = objectIn(await log.get('admin/audit?action=table-exported'))
    expect(JSON.stringify(items)).toContain('Report (Revenue by month): 12 rows (CSV)')
    expect(refusalOf(await admin.get('admin/reports/none/export'))).toMatchObject({ status: 404 })
  })
})
