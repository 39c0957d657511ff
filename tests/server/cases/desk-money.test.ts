import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { objectIn } from '../answers.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

const folder = 'schemas/cases/permit'

/** A case that costs something only once it is accepted, and more for whoever wants a stamp. */
const permit: JsonObject = {
  number: { series: 'permit', format: 'PER-{sequence}' },
  charges: [
    { id: 'fee', description: 'Permit fee', amount: 25_000, due: 'P14D' },
    { id: 'stamp', description: 'Stamp', amount: 5000, when: { value: 'answers.until', empty: false } },
  ],
  states: [
    { id: 'open', title: 'Open', color: 'info' },
    { id: 'accepted', title: 'Accepted', color: 'success' },
  ],
  transitions: [
    { id: 'submit', title: 'Submit', from: ['start'], to: 'open', by: ['owner'] },
    {
      id: 'accept',
      title: 'Accept',
      from: ['open'],
      to: 'accepted',
      by: ['registrar'],
      effects: [{ effect: 'bill', charges: ['fee'] }],
    },
    { id: 'reopen', title: 'Reopen', from: ['accepted'], to: 'open', by: ['registrar'] },
  ],
}

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  const asDeclared = ['schema.json', 'ui.json'].map((part) => [
    `${folder}/${part}`,
    withCases.get(`schemas/cases/good-standing/${part}`) ?? {},
  ])
  const tenants = await tenantsWithCases({ ...Object.fromEntries(asDeclared), [`${folder}/case.json`]: permit })
  server = await startCaseServer({ tenants })
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const begin = (person: CasePerson) => server.start(person, 'cases/permit', 'submit')

/** As one of the staff reads it who has just signed in. */
async function moneyOf(id: string, type = 'permit') {
  const { client } = await server.staff('registrar')
  return objectIn(await client.get(`cases/${type}/${id}/desk`))['money']
}

/** @param amount in cents */
async function pay({ profileId }: CasePerson, amount: number): Promise<void> {
  const tenant = server.services.tenants.all.find(({ id }) => id === server.tenantId)
  if (tenant === undefined) throw new Error('There is no organisation.')
  const world = { tenant, origin: 'https://members.example', staff: server.services.staff, now: server.clock.now() }
  await server.inTenant((tx) => receivePayment(tx, world, profileId, { amount, way: 'bank', description: 'Transfer' }))
}

const unbilled = {
  id: 'fee',
  title: 'Permit fee',
  amount: 250,
  paid: 0,
  credited: 0,
  settled: false,
  billed: null,
  invoiceNo: null,
  due: null,
  receiptNo: null,
  paidOn: null,
}
const nothing = { charges: [], balance: 0, overdue: 0, currency: 'KES' }

describe('money owed, on the desk [APP-07]', () => {
  test('is what the case will cost before it is billed, then its invoice, until it is paid', async () => {
    const owner = await server.member()
    const id = await begin(owner)
    expect(await moneyOf(id)).toEqual({ ...nothing, charges: [unbilled] })
    await server.act(registrar, id, { do: 'accept' })
    const billed = {
      ...unbilled,
      billed: expect.stringMatching(/^2026-01-15T/),
      invoiceNo: expect.stringMatching(/^INV-/),
      due: '2026-01-29',
    }
    expect(await moneyOf(id)).toEqual({ ...nothing, charges: [billed], balance: 250 })
    await pay(owner, 10_050)
    const receipt = { receiptNo: expect.stringMatching(/^RCT-/), paidOn: '2026-01-15' }
    const inPart = { ...billed, ...receipt, paid: 100.5 }
    expect(await moneyOf(id)).toEqual({ ...nothing, charges: [inPart], balance: 149.5 })
    server.clock.advance({ days: 20 })
    expect(await moneyOf(id)).toEqual({ ...nothing, charges: [inPart], balance: 149.5, overdue: 149.5 })
    await pay(owner, 20_000)
    const settled = { ...inPart, paid: 250, settled: true, paidOn: '2026-02-04' }
    expect(await moneyOf(id)).toEqual({ ...nothing, charges: [settled], balance: -50.5 })
  })

  test('has a charge that was billed once, although its case may be billed again', async () => {
    const id = await begin(await server.member())
    await server.act(registrar, id, { do: 'accept' })
    await server.act(registrar, id, { do: 'reopen' })
    expect(await moneyOf(id)).toMatchObject({ charges: [{ id: 'fee', invoiceNo: expect.any(String) }] })
  })

  test('is what the owner owes for other cases, too, and nobody else’s', async () => {
    const owner = await server.member()
    await server.act(registrar, await begin(owner), { do: 'accept' })
    const other = await server.start(owner, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    expect(await moneyOf(other, 'change-of-name')).toEqual({ ...nothing, balance: 250 })
    const stranger = await server.start(await server.member(), 'cases/change-of-name', 'submit', { LastName: 'OTIENO' })
    expect(await moneyOf(stranger, 'change-of-name')).toEqual(nothing)
  })
})
