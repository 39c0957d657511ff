import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '../../../src/server/accounts/users.ts'
import { billProfiles } from '../../../src/server/billing/bill-profiles.ts'
import { yearlyBilling } from '../../../src/server/billing/billing-terms.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { billMembers } from '../../../src/server/jobs/bill-members.ts'
import { remindMembers } from '../../../src/server/jobs/remind-members.ts'
import { undoBilling } from '../../../src/server/jobs/undo-billing.ts'
import { saveMembers } from '../../../src/server/members/members.ts'
import { addPayment } from '../../../src/server/payments/payment-rows.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { createProfile, updateProfile } from '../../../src/server/profiles/profiles.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { countsOf } from '../jobs/run-job.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { sampleMember, signedInAs } from '../test-members.ts'
import { wrongInLedger } from './posted-sums.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(async () => {
  for (const { id } of server.services.tenants.all) {
    const wrong = await inTenant(id, wrongInLedger)
    expect(wrong).toEqual([])
  }
  await server.close()
})

const inTenant = <Result>(tenant: string, work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant(tenant, work)

interface Organisation {
  readonly id: string
  readonly finance: TestClient
  /** The profiles of its members, by their numbers. */
  readonly profiles: ReadonlyMap<string, string>
}

interface AddedMember {
  readonly category?: string
  readonly status?: string
  readonly wants?: { readonly email_reminders?: boolean; readonly sms_reminders?: boolean }
}

/** An organisation without members of the samples, and with these; each number names one. */
async function organisation(id: string, members: Readonly<Record<string, AddedMember>>): Promise<Organisation> {
  const finance = await signedInAs(server, 'finance', id)
  const profiles = await inTenant(id, async (tx) => {
    await tx.db.updateTable('profiles').set({ member_no: null }).where('tenant', '=', id).execute()
    await tx.db.deleteFrom('members').where('tenant', '=', id).execute()
    const added: (readonly [string, string])[] = []
    for (const [number, member] of Object.entries(members)) added.push([number, await addMember(tx, number, member)])
    return new Map(added)
  })
  return { id, finance, profiles }
}

async function addMember(
  tx: TenantTransaction,
  number: string,
  { category = 'GRADUATE', status = 'Active', wants = {} }: AddedMember,
): Promise<string> {
  const now = server.clock.now()
  const user = await createUser(tx, {
    email: `${number.toLowerCase()}@billing.example`,
    phone: '0712345678',
    id_number: number,
    password_hash: 'none',
    type: 'Individual',
    category,
    profile_id: null,
    verified_at: now,
    created_at: now,
    ...wants,
  })
  if (user === undefined) throw new Error('There is such a member.')
  const { id } = await createProfile(tx, user.id, 'Individual', now)
  const membership = { No: number, Category: category, Status: status, Registration_Date: '2024-01-01' }
  await updateProfile(tx, id, { member_no: number, member_information: JSON.stringify([membership]) })
  return id
}

const asked = (year: number) => ({ declaration: 'billing/subscription', year })
const query = (year: number, more = '') => `?declaration=billing/subscription&year=${year}${more}`
const preview = async ({ finance }: Organisation, year: number) =>
  objectIn(await finance.get(`admin/billing/preview${query(year)}`))
const begin = ({ finance }: Organisation, year: number) => finance.post('admin/billing/runs', asked(year))
const bill = (services: Pick<Services, 'database' | 'now'> = server.services) =>
  new JobLane(server.services, billMembers(services)).runDue()
const undo = () => new JobLane(server.services, undoBilling(server.services)).runDue()
const runs = async ({ finance }: Organisation) => listIn(await finance.get('admin/billing/runs'))

/** The invoices for a year that hold, by the member's number. */
async function billedFor({ id, profiles }: Organisation, year: number): Promise<readonly string[]> {
  const rows = await inTenant(id, ({ db }) =>
    db
      .selectFrom('ledger_documents as d')
      .leftJoin('ledger_documents as r', (join) =>
        join.onRef('r.tenant', '=', 'd.tenant').onRef('r.reverses', '=', 'd.id'),
      )
      .select('d.profile_id')
      .where('d.tenant', '=', id)
      .where('d.kind', '=', 'invoice')
      .where('d.source', '=', `SUBS-${year}`)
      .where('r.id', 'is', null)
      .execute(),
  )
  const numbers = new Map([...profiles].map(([number, profile]) => [profile, number]))
  return rows.flatMap(({ profile_id }) => numbers.get(profile_id ?? '') ?? []).toSorted()
}

function pay({ id, profiles }: Organisation, number: string, cents: number) {
  const tenant = server.services.tenants.all.find((one) => one.id === id)
  if (tenant === undefined) throw new Error('There is no organisation.')
  const world = { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
  const money = { amount: cents, way: 'bank', description: 'Bank transfer' }
  return inTenant(id, (tx) => receivePayment(tx, world, profiles.get(number) ?? '', money))
}

describe('a yearly billing run [SUB-04]', () => {
  let demo: Organisation
  beforeAll(async () => {
    demo = await organisation('demo', {
      A1: {},
      A2: { category: 'FELLOW' },
      A3: { status: 'Deceased' },
      A4: { category: 'NONE' },
      A5: { status: 'Inactive' },
    })
    const { kind: _kind, ...like } = sampleMember('M1001')
    await inTenant('demo', (tx) => saveMembers(tx, [{ ...like, member_no: 'R1', category: 'GRADUATE' }]))
  })

  test.each(['member', 'firm', 'approver'])('is nothing for %s', async (name) => {
    const client = await signedInAs(server, name)
    const forbidden = { status: 403, code: 'forbidden' }
    for (const path of ['', '/runs', `/preview${query(2026)}`, `/left-out${query(2026)}`]) {
      expect(refusalOf(await client.get(`admin/billing${path}`))).toEqual(forbidden)
    }
    expect(refusalOf(await client.get(`admin/billing/export${query(2026, '&list=billed')}`))).toEqual(forbidden)
    expect(refusalOf(await client.post('admin/billing/runs', asked(2026)))).toEqual(forbidden)
  })

  test('names what is billed, and the years for which it can be', async () => {
    expect(listIn(await demo.finance.get('admin/billing'))).toEqual([
      {
        id: 'billing/subscription',
        title: 'Annual subscription',
        years: [2026, 2027, 2025].map((year) => ({ year, name: String(year) })),
      },
    ])
    expect((await demo.finance.get(`admin/billing/preview${query(2028)}`)).status).toBe(404)
    expect((await begin(demo, 2020)).status).toBe(404)
  })

  test('shows first whom it would bill, how much, and whom it leaves out for which reason', async () => {
    const found = await preview(demo, 2026)
    expect(found).toMatchObject({
      title: 'Annual subscription',
      year: '2026',
      due: '2026-02-14',
      count: 2,
      total: 18_000,
    })
    expect(found['categories']).toMatchObject([
      { code: expect.any(String), count: 1 },
      { code: expect.any(String), count: 1 },
    ])
    expect(found['left_out']).toEqual([
      { reason: 'no-charge', title: 'The category owes nothing', count: 1 },
      { reason: 'no-account', title: 'Has no account in the portal yet', count: 1 },
      { reason: 'deceased', title: 'The member has died', count: 1 },
      { reason: 'inactive', title: 'The membership is not active', count: 1 },
    ])
    const { items, total } = objectIn(
      await demo.finance.get(`admin/billing/left-out${query(2026, '&reason=deceased')}`),
    )
    expect({ items, total }).toMatchObject({ items: [{ member_no: 'A3', title: 'The member has died' }], total: 1 })
    expect(await billedFor(demo, 2026)).toEqual([])
  })

  test('lists both as files, and notes who had them [ADM-09]', async () => {
    const { text: out } = await demo.finance.get(`admin/billing/export${query(2026, '&list=left-out')}`)
    expect(out).toContain('Membership number,Name,Category,Reason\r\n')
    expect(out).toMatch(/^A3,.*,The member has died\r$/m)
    expect(out).toMatch(/^R1,.*,Has no account in the portal yet\r$/m)
    const { text: billed } = await demo.finance.get(`admin/billing/export${query(2026, '&list=billed')}`)
    expect(billed).toMatch(/^A1,,.*,3000\r$/m)
    expect(billed).not.toContain('A3')
    const log = await signedInAs(server, 'superadmin')
    const { items } = objectIn(await log.get('admin/audit?action=table-exported'))
    expect(JSON.stringify(items)).toMatch(/Who is left out \(.+ 2026\): \d+ rows \(CSV\)/)
    expect(JSON.stringify(items)).toMatch(/Who is billed \(.+ 2026\): \d+ rows \(CSV\)/)
  })

  test('bills each member once, however often it is repeated, and says what it did', async () => {
    const { total } = await preview(demo, 2026)
    expect((await begin(demo, 2026)).status).toBe(200)
    expect(refusalOf(await begin(demo, 2026))).toMatchObject({ status: 409, code: 'conflict' })
    await bill()
    expect(await billedFor(demo, 2026)).toEqual(['A1', 'A2'])
    expect(await preview(demo, 2026)).toMatchObject({
      count: 0,
      total: 0,
      left_out: [{ reason: 'billed', count: 2 }, {}, {}, {}, {}],
    })
    server.clock.advance({ seconds: 1 })
    await begin(demo, 2026)
    await bill()
    expect(await billedFor(demo, 2026)).toEqual(['A1', 'A2'])
    expect(await runs(demo)).toMatchObject([
      { billed: 0, job: { outcome: 'done', counts: { 'members-billed': 0, 'members-left-out': 5 } } },
      { year: '2026', billed: 2, total, undone: 0, job: { counts: { 'members-billed': 2, 'members-left-out': 3 } } },
    ])
  })

  test('bills for another year, and nobody again for the first', async () => {
    await begin(demo, 2027)
    await bill()
    expect(await billedFor(demo, 2027)).toEqual(['A1', 'A2'])
    expect(await billedFor(demo, 2026)).toEqual(['A1', 'A2'])
  })

  test('is in the audit log', async () => {
    const staff = await signedInAs(server, 'superadmin')
    const { items } = objectIn(await staff.get('admin/audit?action=billing-begun'))
    expect(items).toMatchObject([{ detail: 'SUBS-2027', by: { email: 'finance@sample.example' } }, {}, {}])
  })
})

describe('a run that is interrupted, or meets another [SUB-04 CASE-03]', () => {
  /** More than are billed in two transactions. */
  const inIek = 110
  let iek: Organisation
  beforeAll(async () => {
    iek = await organisation('iek', Object.fromEntries(Array.from({ length: inIek }, (_, i) => [`B${i + 100}`, {}])))
  })

  test('goes on where it stopped', async () => {
    await begin(iek, 2026)
    let statements = 0
    const { database, now } = server.services
    const failing: Services['database'] = {
      ...database,
      inTenant: (tenant, work) => {
        statements += 1
        // It has counted, read, and billed once.
        if (statements > 3) throw new Error('The server is gone.')
        return database.inTenant(tenant, work)
      },
    }
    await bill({ database: failing, now })
    const before = await billedFor(iek, 2026)
    expect(before.length).toBeGreaterThan(0)
    expect(before.length).toBeLessThan(inIek)
    server.clock.advance({ minutes: 2 })
    await bill()
    expect(await billedFor(iek, 2026)).toEqual([...iek.profiles.keys()])
    expect(await runs(iek)).toMatchObject([{ billed: inIek, job: { counts: { 'members-billed': inIek } } }])
  })

  test('bills nobody twice when several work on it at the same time, and members pay meanwhile', async () => {
    await begin(iek, 2027)
    const [tenant] = server.services.tenants.all.filter(({ id }) => id === iek.id)
    if (tenant === undefined) throw new Error('There is no organisation.')
    const [entry] = await runs(iek)
    const billing = yearlyBilling(tenant, asked(2027), server.clock.now())
    const run = { id: String(entry?.['id']), billing }
    const all = [...iek.profiles.values()]
    const portions = [all, all.toReversed(), all.slice(0, 20), all.slice(10).toReversed(), all.slice(20)]
    const working = portions.map((some) =>
      inTenant(iek.id, (tx) => billProfiles(tx, { tenant, now: server.clock.now() }, run, some)),
    )
    const paying = ['B100', 'B130', 'B209'].map((number) => pay(iek, number, 100))
    const [billed] = await Promise.all([Promise.all(working), Promise.all(paying)])
    expect(billed.reduce((sum, one) => sum + one, 0)).toBe(inIek)
    await Promise.all([bill(), bill()])
    expect(await billedFor(iek, 2027)).toEqual([...iek.profiles.keys()])
  })

  test('can be cancelled; whom it has billed by then stays billed', async () => {
    const id = textAt(await begin(iek, 2025), '/data/id')
    expect((await iek.finance.post('admin/billing/runs/cancel', { id })).status).toBe(200)
    await bill()
    expect(await billedFor(iek, 2025)).toEqual([])
    expect((await iek.finance.post('admin/billing/runs/cancel', { id })).status).toBe(404)
  })
})

describe('undoing a run [SUB-04]', () => {
  let ics: Organisation
  beforeAll(async () => {
    ics = await organisation('ics', { C1: {}, C2: {}, C3: {} })
  })

  const undoing = (id: string) => ics.finance.post('admin/billing/runs/undo', { id, reason: 'Wrong fee' })

  test('reverses what is unpaid, leaves and reports what is paid, and may be repeated', async () => {
    const id = textAt(await begin(ics, 2026), '/data/id')
    await bill()
    await pay(ics, 'C2', 100)
    expect((await undoing(id)).status).toBe(200)
    expect(refusalOf(await undoing(id))).toMatchObject({ status: 409 })
    expect(refusalOf(await begin(ics, 2026))).toMatchObject({ status: 409 })
    await undo()
    expect(await billedFor(ics, 2026)).toEqual(['C2'])
    const undone = { undone: 2, undoing: { outcome: 'done', counts: { 'invoices-reversed': 2, 'invoices-left': 1 } } }
    expect(await runs(ics)).toMatchObject([{ id, billed: 3, ...undone }])
    server.clock.advance({ seconds: 1 })
    await undoing(id)
    await undo()
    expect(await runs(ics)).toMatchObject([
      { id, undone: 2, undoing: { counts: { 'invoices-reversed': 0, 'invoices-left': 1 } } },
    ])
  })

  test('lets those be billed again', async () => {
    await begin(ics, 2026)
    await bill()
    expect(await billedFor(ics, 2026)).toEqual(['C1', 'C2', 'C3'])
  })

  test('is needed before a second bill: the database takes one that holds for a member and year', async () => {
    const again = inTenant(ics.id, async ({ tenant, db }) => {
      const bills = db.selectFrom('yearly_bills').selectAll().where('tenant', '=', tenant)
      const paid = await bills.where('profile_id', '=', ics.profiles.get('C2') ?? '').executeTakeFirstOrThrow()
      const runs = db.selectFrom('billing_runs').select('id').where('tenant', '=', tenant)
      const other = await runs.where('id', '<>', paid.run_id).executeTakeFirstOrThrow()
      const documents = db.selectFrom('ledger_documents').select('id').where('tenant', '=', tenant)
      const receipt = await documents.where('kind', '=', 'receipt').limit(1).executeTakeFirstOrThrow()
      await db
        .insertInto('yearly_bills')
        .values({ ...paid, run_id: other.id, invoice_id: receipt.id })
        .execute()
    })
    await expect(again.catch((error: unknown) => String(error))).resolves.toContain('yearly_bills_once')
  })

  test('leaves and reports an invoice of which a payment is under way', async () => {
    const id = textAt(await begin(ics, 2027), '/data/id')
    await bill()
    const profile = ics.profiles.get('C1') ?? ''
    const now = server.clock.now()
    await inTenant(ics.id, async (tx) => {
      const invoice = await tx.db
        .selectFrom('ledger_documents')
        .select(['id', 'number', 'amount_cents'])
        .where('tenant', '=', ics.id)
        .where('profile_id', '=', profile)
        .where('source', '=', 'SUBS-2027')
        .executeTakeFirstOrThrow()
      await addPayment(tx, {
        id: randomUUID(),
        profile_id: profile,
        invoice_id: invoice.id,
        invoice_no: invoice.number,
        provider: 'mpesa',
        shortcode: '174379',
        phone: '254712345678',
        amount_cents: invoice.amount_cents,
        currency: 'KES',
        token: randomUUID(),
        state: 'pending',
        reference: 'ws_CO_UNDER_WAY',
        provider_receipt: null,
        code: null,
        receipt_no: null,
        created_at: now,
        changed_at: now,
      })
    })
    await undoing(id)
    await undo()
    expect(await billedFor(ics, 2027)).toEqual(['C1'])
    const counts = { 'invoices-reversed': 2, 'invoices-left': 1 }
    const run = (await runs(ics)).find((one) => one['id'] === id)
    expect(run).toMatchObject({ billed: 3, undone: 2, undoing: { outcome: 'done', counts } })
  })

  test('is nothing for a run that there is not, and for who may not', async () => {
    expect((await undoing('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const member = await signedInAs(server, 'member', 'ics')
    const body = { id: '00000000-0000-4000-8000-000000000000', reason: 'x' }
    expect((await member.post('admin/billing/runs/undo', body)).status).toBe(403)
  })
})

describe('reminders of unpaid bills [SUB-04]', () => {
  let board: Organisation
  beforeAll(async () => {
    board = await organisation('engineering-board', {
      D1: { wants: { email_reminders: true, sms_reminders: true } },
      D2: { wants: { email_reminders: false, sms_reminders: true } },
      D3: { wants: { email_reminders: false, sms_reminders: false } },
      D4: { wants: { email_reminders: true, sms_reminders: true } },
    })
  })

  const sent = async (): Promise<readonly string[]> => {
    const rows = await inTenant(board.id, ({ db }) =>
      db
        .selectFrom('outbox')
        .select(['channel', 'recipient'])
        .where('tenant', '=', board.id)
        .where((where) =>
          where.or([where('subject', 'like', 'Reminder:%'), where('body_text', 'like', '%was due on%')]),
        )
        .execute(),
    )
    return rows.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()
  }
  const remind = async () => (await countsOf(server.services, remindMembers, board.id)).counts

  test('go once to those who owe something, by the ways that they want, and not to who has paid', async () => {
    const id = textAt(await begin(board, 2026), '/data/id')
    await bill()
    await pay(board, 'D4', 100_000_000)
    expect(await remind()).toMatchObject({ 'reminders-sent': 0 })
    server.clock.set('2026-02-15T09:00:00.000Z')
    expect(await sent()).toEqual([])
    server.clock.set('2026-06-30T09:00:00.000Z')
    expect(await remind()).toEqual({
      'reminders-sent': 2,
      'reminders-unwanted': 1,
      'reminders-settled': 1,
      'reminders-closed': 0,
    })
    expect(await sent()).toEqual(['email d1@billing.example', 'sms 0712345678', 'sms 0712345678'])
    server.clock.advance({ hours: 2 })
    expect(await remind()).toMatchObject({ 'reminders-sent': 0, 'reminders-unwanted': 0, 'reminders-settled': 0 })
    expect(await sent()).toHaveLength(3)
    const finance = await signedInAs(server, 'finance', board.id)
    const { text: log } = await finance.get(`admin/billing/reminders?id=${id}`)
    expect(log).toMatch(/D1,D1,[a-z]+,Sent,email sms\r$/m)
    expect(log).toMatch(/D3,D3,[a-z]+,The member wants no reminders this way,\r$/m)
    expect(log).toMatch(/D4,D4,[a-z]+,Nothing was owed any more,\r$/m)
  })
})
