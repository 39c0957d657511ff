import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../src/engine/json/pointer.ts'
import { receivePayment } from '../../src/server/cases/receive-payment.ts'
import { wakeCase } from '../../src/server/cases/wake-case.ts'
import { addAwards } from '../../src/server/cpd/awards.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { listIn, objectIn } from './answers.ts'
import { startCaseServer } from './cases/case-server.ts'
import type { CasePerson, CaseServer } from './cases/case-server.ts'
import { TestClock } from './test-clock.ts'
import { fileLike } from './test-files.ts'
import { putMember } from './test-members.ts'
import { tenantOf } from './test-profiles.ts'
import { setSettings } from './test-settings.ts'
import { exampleOf } from './valid-answers.ts'

let server: CaseServer
beforeAll(async () => {
  // A licence of this day is still for this year, and ends in 61 days.
  server = await startCaseServer({ clock: new TestClock('2026-10-31T18:00:00.000Z') }, 'iek')
  const { site_installed_packages } = tenantOf(server, 'iek').declaration.settings
  await setSettings(server, 'iek', {}, undefined, [...site_installed_packages, 'License'])
})
afterAll(() => server.close())

const read = async ({ client }: CasePerson) => objectIn(await client.get('dashboard'))
const world = () => ({
  tenant: tenantOf(server, 'iek'),
  origin: 'https://members.example',
  staff: server.services.staff,
  now: server.clock.now(),
})

const pay = ({ profileId }: CasePerson, amount: number, invoice: string) =>
  server.inTenant((tx) =>
    receivePayment(tx, world(), profileId, { amount, way: 'bank', description: 'Transfer', invoices: [invoice] }),
  )

const billYear = ({ profileId }: CasePerson, year: string) =>
  server.inTenant((tx) =>
    postInvoice(
      tx,
      { tenant: tenantOf(server, 'iek'), now: server.clock.now() },
      { profile: profileId, data: { name: 'A member' } },
      {
        lines: [{ description: 'Subscription', item: 'subscription', amount: 100, vat: 0, due: `${year}-12-01` }],
        source: `SUBS-${year}`,
      },
    ),
  )

/** Applies for a licence, signs the application and pays. */
async function license(person: CasePerson): Promise<string> {
  await person.store('sections/contacts', { ...exampleOf(server, 'iek', 'sections/contacts'), Type: 'Personal' })
  const id = await server.start(person, 'cases/licence', 'submit', exampleOf(server, 'iek', 'cases/licence'))
  const [{ licenseApplicationNo: number } = {}] = listIn(await person.client.get('license'))
  const form = new FormData()
  form.set('licenseApplicationNo', String(number))
  form.set('licenseBase64', fileLike({ name: 'signed.pdf', mediaType: 'application/pdf', size: 2000 }))
  const signed = objectIn(await person.client.postForm('license/update', form))
  await pay(person, 600_000, String(signed['proFormaRef']))
  await server.inTenant((tx) => wakeCase(tx, world(), id))
  return String(number)
}

describe('what ends soon is among what a start page has [DASH-02]', () => {
  test('from its day on with the last day, until it is renewed; what is not paid does not hold', async () => {
    const member = await server.member(exampleOf(server, 'iek', 'sections/bio'), 'PROFESSIONAL')
    const owing = await server.member()
    const number = await license(member)
    const invoice = await billYear(member, '2026')
    await pay(member, 100, invoice.number)
    await billYear(owing, '2026')
    expect((await read(member))['renewals']).toEqual([])
    server.clock.advance({ hours: 4 })
    expect((await read(member))['renewals']).toEqual([
      { id: 'licence', number, until: '2026-12-31' },
      { id: 'subscription', number: '2026', until: '2026-12-31' },
    ])
    expect((await read(owing))['renewals']).toEqual([])
    await server.start(member, 'cases/licence', 'submit', exampleOf(server, 'iek', 'cases/licence'))
    await billYear(member, '2027')
    expect((await read(member))['renewals']).toEqual([])
  })
})

describe('points of the last year in the standing, where the organisation asks for them [DASH-04 DASH-05]', () => {
  const award = (memberNo: string, period: string, pointAwarded: number) => ({
    memberNo,
    period,
    pointAwarded,
    description: 'Seminar',
    provider: '',
    location: '',
    eventCode: '',
    certificateNo: '',
  })
  const registered = async (MemberNo: string, on: string) => {
    await putMember(server, 'iek', { member_no: MemberNo })
    const member = await server.member({ MemberNo })
    const membership = { No: MemberNo, Category: 'GRADUATE', Status: 'Active', Registration_Date: on }
    await server.inTenant((tx) =>
      updateProfile(tx, member.profileId, { member_information: JSON.stringify([membership]) }),
    )
    return member
  }

  test('stand with how many were earned of those that are expected, and are what a letter asks for too', async () => {
    const member = await registered('T-950', '2020-01-01')
    await server.inTenant((tx) => addAwards(tx, [award('T-950', '2025', 14.5)], server.clock.now()))
    const lacking = await read(member)
    expect(getAt(lacking, '/standing/good')).toBe(false)
    expect(getAt(lacking, '/standing/items/2')).toMatchObject({
      pass: false,
      path: '/cpd',
      progress: { reached: 14.5, required: 15 },
    })
    const refused = await member.client.post('cases/good-standing', { do: 'request', answers: {} })
    expect(refused.status).toBe(422)
    await server.inTenant((tx) => addAwards(tx, [award('T-950', '2025', 0.5)], server.clock.now()))
    expect(getAt(await read(member), '/standing/good')).toBe(true)
    await server.start(member, 'cases/good-standing', 'request', { addressee: 'An embassy' })
  })

  test('are not asked of those who were registered in that year or later', async () => {
    const { standing } = await read(await registered('T-951', '2025-03-01'))
    expect(getAt(standing ?? null, '/good')).toBe(true)
    expect(getAt(standing ?? null, '/items/2/progress')).toBeUndefined()
  })

  test('a next category asks for points of several years, by its name [DASH-05]', async () => {
    const member = await registered('T-952', '2020-01-01')
    const awards = [award('T-952', '2023', 9), award('T-952', '2024', 4), award('T-952', '2026', 3.5)]
    await server.inTenant((tx) => addAwards(tx, awards, server.clock.now()))
    expect((await read(member))['advancement']).toEqual([
      { category: 'PROFESSIONAL', name: 'Corporate Member', earned: 7.5, points: 45, years: 3 },
    ])
  })
})
