import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../src/engine/json/pointer.ts'
import { addAwards } from '../../src/server/cpd/awards.ts'
import { postInvoice } from '../../src/server/ledger/post-invoice.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { objectIn, refusalOf, textAt } from './answers.ts'
import { startCaseServer } from './cases/case-server.ts'
import type { CasePerson, CaseServer } from './cases/case-server.ts'
import { asOneLine, readPdf } from './documents/read-pdf.ts'
import { putMember } from './test-members.ts'
import { tenantOf } from './test-profiles.ts'
import { setSettings } from './test-settings.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer()
})
afterAll(() => server.close())

const read = async ({ client }: CasePerson) => objectIn(await client.get('dashboard'))

/** Whether the entries of the menu that ask for good standing are enabled. */
const isGoodInMenu = async ({ client }: CasePerson) =>
  getAt(objectIn(await client.get('auth/user')), '/profile/InGoodStanding')

const become = ({ profileId }: CasePerson, Status: string) =>
  server.inTenant((tx) =>
    updateProfile(tx, profileId, { member_information: JSON.stringify([{ Category: 'GRADUATE', Status }]) }),
  )

/** Bills a member by a day. */
const bill = ({ profileId }: CasePerson, amount: number, due: string) =>
  server.inTenant((tx) =>
    postInvoice(
      tx,
      { tenant: tenantOf(server, 'demo'), now: server.clock.now() },
      { profile: profileId, data: { name: 'A member' } },
      { lines: [{ description: 'Fee', item: 'fee', amount, vat: 0, due }], source: 'F-1' },
    ),
  )

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

describe('the start page of a member', () => {
  test('says what they owe, and what of it is overdue, with the invoices [DASH-01 DASH-03]', async () => {
    const member = await server.member()
    const today = server.clock.now().getUTCFullYear()
    await bill(member, 150_000, `${today - 1}-01-31`)
    await bill(member, 50_000, `${today + 1}-12-31`)
    const found = await read(member)
    expect(found['balance']).toEqual({ amount: 2000, overdue: 1500, Currency_Code: 'KES' })
    expect(found['pending']).toMatchObject([{ remainingAmtLCY: 1500 }, { remainingAmtLCY: 500 }])
  })

  test('says that they are in good standing, or which item is not in order and where it is [DASH-01 DASH-04]', async () => {
    const good = await server.member()
    expect(getAt(await read(good), '/standing/good')).toBe(true)
    expect(await isGoodInMenu(good)).toBe(true)
    const late = await server.member()
    await bill(late, 100, '2020-01-31')
    const { standing } = await read(late)
    expect(standing).toMatchObject({
      good: false,
      items: [
        { description: 'Your membership is active', pass: true, path: '/profile' },
        { description: 'Nothing that you owe is overdue', pass: false, path: '/billing' },
      ],
    })
    expect(await isGoodInMenu(late)).toBe(false)
    const inactive = await server.member()
    const ended = { No: 'T-900', Category: 'GRADUATE', Status: 'Inactive', Registration_Date: '2025-01-01' }
    await server.inTenant((tx) =>
      updateProfile(tx, inactive.profileId, { member_information: JSON.stringify([ended]) }),
    )
    expect(getAt(await read(inactive), '/standing/good')).toBe(false)
    expect(await isGoodInMenu(inactive)).toBe(false)
  })

  test('has the points of each year since the first, and what was expected in it [DASH-01 DASH-05]', async () => {
    await putMember(server, 'demo', { member_no: 'T-901' })
    await putMember(server, 'demo', { member_no: 'T-902' })
    const member = await server.member({ MemberNo: 'T-901' })
    const year = server.clock.now().getUTCFullYear()
    const awards = [
      award('T-901', String(year - 2), 12.5),
      award('T-901', String(year), 3),
      award('T-902', String(year), 9),
    ]
    await server.inTenant((tx) => addAwards(tx, awards, server.clock.now()))
    expect((await read(member))['points']).toEqual([
      { year: String(year - 2), points: 12.5, target: 15 },
      { year: String(year - 1), points: 0, target: 15 },
      { year: String(year), points: 3, target: 15 },
    ])
  })

  test('has their declared facts and their own requests alone [DASH-02]', async () => {
    const member = await server.member({ MemberNo: 'T-903' })
    await server.start(await server.member(), 'cases/good-standing', 'request')
    const found = await read(member)
    expect(found['facts']).toMatchObject({
      general: { number: 'T-903', category: 'Graduate Member', workplace: '' },
    })
    expect(found['cases']).toMatchObject({
      'cases/application': { items: [], next: null },
      'cases/upgrade': { items: [], next: null },
    })
  })

  test('has among their facts titles and discipline as they are read, and where they work at present [DASH-02]', async () => {
    const profileTitle = [{ title: 'DR.ENG' }, { title: 'MS' }]
    const member = await server.member({ MemberNo: 'T-904', Discipline: 'CIVIL', profileTitle })
    await member.store('sections/work-experience', { NameOfFirm: 'FORMER WORKS', Current: false })
    await member.store('sections/work-experience', { NameOfFirm: 'PRESENT WORKS', Current: true })
    expect(getAt(await read(member), '/facts/general')).toMatchObject({
      title: 'Dr Eng., Ms',
      discipline: 'Civil',
      workplace: 'PRESENT WORKS',
    })
  })

  test('has open requests of a type that no part shows, because they may be what is to be done next [DASH-02]', async () => {
    const member = await server.member()
    await server.start(member, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    const { cases } = await read(member)
    expect(cases).toMatchObject({ 'cases/change-of-name': { items: [{ type: 'change-of-name' }] } })
  })

  test('has no standing and no points for who is not a member yet, and nothing for who has no profile [DASH-01]', async () => {
    const applicant = await server.member({ MemberNo: null })
    expect(await read(applicant)).toMatchObject({ standing: null, points: [], balance: { amount: 0 } })
  })

  test('is read by nobody who is not logged in', async () => {
    expect((await server.client('demo').get('dashboard')).status).toBe(401)
  })
})

describe('the document about good standing [DASH-04]', () => {
  test('is issued to a member whose standing is good, holds for three months, and is the one that the call has', async () => {
    const member = await server.member()
    await server.start(member, 'cases/good-standing', 'request', { addressee: 'An embassy' })
    const { items } = objectIn(await member.client.get('cases/good-standing/own'))
    const now = server.clock.now()
    const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 1)).toISOString().slice(0, 7)
    expect(getAt(items, '/0/documents')).toMatchObject([{ id: 'letter', holds: 'valid' }])
    expect(String(getAt(items, '/0/answers/until')).slice(0, 7) <= until).toBe(true)
    const letter = await member.client.get('license/good_standing_certificate/any')
    expect(letter.status).toBe(200)
    expect(getAt(letter.json, '/data/0')).toMatch(/^JVBERi0/)
    await become(member, 'Inactive')
    expect((await member.client.get('license/good_standing_certificate/any')).status).toBe(404)
    await become(member, 'Active')
    expect((await member.client.get('license/good_standing_certificate/any')).json).toEqual(letter.json)
  })

  test.each(['Certificate of Good Standing', 'Proof of Standing'])(
    'is printed as the settings call it when it is issued: %s [PLAT-17]',
    async (caption) => {
      await setSettings(server, 'demo', { certificate_of_good_standing_caption: caption })
      const member = await server.member()
      await server.start(member, 'cases/good-standing', 'request')
      await setSettings(server, 'demo')
      const letter = await member.client.get('license/good_standing_certificate/any')
      const { title, texts } = await readPdf(Buffer.from(textAt(letter, '/data/0'), 'base64'))
      expect([title, asOneLine(texts)]).toEqual([expect.stringContaining(caption), expect.stringContaining(caption)])
    },
  )

  test('is refused to a member who owes something overdue, with the reason and where it is put in order', async () => {
    const member = await server.member()
    await bill(member, 100, '2020-01-31')
    const answer = await member.client.post('cases/good-standing', { do: 'request', answers: {} })
    expect(refusalOf(answer)).toMatchObject({ status: 422, code: 'case-closed' })
    expect(JSON.stringify(answer.json)).toContain('You are not in good standing.')
  })
})
