import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shiftDate } from '../../../src/engine/cases/values/shift-date.ts'
import { todayIn } from '../../../src/engine/format/today-in.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { receivePayment } from '../../../src/server/cases/receive-payment.ts'
import { wakeCase } from '../../../src/server/cases/wake-case.ts'
import { payerData } from '../../../src/server/cases/payer-data.ts'
import { lockCaseProfile } from '../../../src/server/cases/case-place.ts'
import { postInvoice } from '../../../src/server/ledger/post-invoice.ts'
import { addSampleData } from '../../../src/server/start/sample-data/add-sample-data.ts'
import { addSampleLicences } from '../../../src/server/start/sample-data/add-sample-licences.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { fileLike } from '../test-files.ts'
import { signedInAs } from '../test-members.ts'
import { makeMember, tenantOf } from '../test-profiles.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { ownActions, ownPayment } from './own-actions.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer()
})
afterAll(() => server.close())

const largest = 3_145_728
const contact = (changes: JsonObject): JsonObject => ({ ...exampleOf(server, 'demo', 'sections/contacts'), ...changes })
const details = (): JsonObject => exampleOf(server, 'demo', 'cases/licence')

/** A member whose checklist is complete. */
async function member(category = 'PROFESSIONAL'): Promise<CasePerson> {
  const person = await server.member(exampleOf(server, 'demo', 'sections/bio'), category)
  await person.store('sections/contacts', contact({ Type: 'Personal' }))
  return person
}

const apply = (person: CasePerson): Promise<string> => server.start(person, 'cases/licence', 'submit', details())
const licenceOf = async ({ client }: CasePerson) => listIn(await client.get('license'))[0] ?? {}
const world = () => {
  return {
    tenant: tenantOf(server, 'demo'),
    origin: 'https://members.example',
    staff: server.services.staff,
    now: server.clock.now(),
  }
}

/** Bills a member for something else. */
const bill = ({ profileId }: CasePerson, terms: { readonly due?: string }) =>
  server.inTenant(async (tx) => {
    const profile = await lockCaseProfile(tx, profileId)
    const holder = { profile: profile.id, data: await payerData(tx, world().tenant, profile) }
    const line = { description: 'Subscription Payment', item: 'subscription', vat: 0, amount: 900, ...terms }
    await postInvoice(tx, world(), holder, { lines: [line], source: 'SUBS-2026' })
  })

function signedBy(number: unknown, size: number): FormData {
  const form = new FormData()
  form.set('licenseApplicationNo', String(number))
  form.set('licenseBase64', fileLike({ name: 'signed.pdf', mediaType: 'application/pdf', size }))
  return form
}

describe('the form of a licence is filled in [LIC-02]', () => {
  test('from the work contact, and about the practitioner from the personal one', async () => {
    const person = await member()
    await person.store(
      'sections/contacts',
      contact({ Type: 'Work', Email: 'office@example.com', PlaceOfWork: 'WORKS LTD' }),
    )
    const { LastName, FirstName } = exampleOf(server, 'demo', 'sections/bio')
    const { Email } = contact({})
    expect(listIn(await person.client.get('license/profile'))).toMatchObject([
      {
        memberCategory: 'PROFESSIONAL',
        amount: 6000,
        registrationDate: '2025-01-01',
        email: 'office@example.com',
        practiceName: 'WORKS LTD',
        practitionerSurname: LastName,
        practitionerOtherNames: FirstName,
        practitionerEmail: Email,
      },
    ])
  })

  test('from the personal contact, where there is no other', async () => {
    const { client } = await member()
    expect(listIn(await client.get('license/profile'))).toMatchObject([{ email: contact({})['Email'] }])
  })

  test('from the first director of a firm, and from what the firm is called', async () => {
    const { client, store } = await makeMember(server, 'demo', { type: 'Corporate' })
    await store('sections/firm-bio', exampleOf(server, 'demo', 'sections/firm-bio'))
    await store('sections/directors', {
      ...exampleOf(server, 'demo', 'sections/directors'),
      name: 'AMINA EXAMPLE ACTIVE',
    })
    const { FirstName, Email, PhoneNo, Address } = exampleOf(server, 'demo', 'sections/firm-bio')
    expect(listIn(await client.get('license/profile'))).toMatchObject([
      {
        practitionerSurname: 'ACTIVE',
        practitionerOtherNames: 'AMINA EXAMPLE',
        practitionerPhone: PhoneNo,
        practitionerEmail: Email,
        practitionerAddress: Address,
        practiceName: FirstName,
      },
    ])
    await store('sections/contacts', contact({ Type: 'Personal', Email: 'director@example.com' }))
    expect(listIn(await client.get('license/profile'))).toMatchObject([{ practitionerEmail: 'director@example.com' }])
  })

  test('with no amount, where the category is not charged', async () => {
    const { client } = await member('STUDENT')
    expect(listIn(await client.get('license/profile'))).toMatchObject([{ amount: 0 }])
  })
})

describe('nobody applies for a licence', () => {
  test('without the declaration [LIC-02]', async () => {
    const { client } = await member()
    expect(refusalOf(await client.post('license', details()))).toMatchObject({ code: 'case-closed' })
    expect(listIn(await client.get('license'))).toEqual([])
  })

  test('while the checklist is not complete, which the call returns [LIC-02]', async () => {
    const person = await server.member(exampleOf(server, 'demo', 'sections/bio'), 'PROFESSIONAL')
    await expect(apply(person)).rejects.toMatchObject({ code: 'case-closed' })
    expect(listIn(await person.client.get(`license/checklist/${person.profileId}`))).toMatchObject([
      { checkListType: 'PROFILE', pass: true },
      { checkListType: 'CONTACTS', pass: false },
    ])
  })

  test('while something is owed, and reads why before they begin', async () => {
    const person = await member()
    await bill(person, {})
    expect(objectIn(await person.client.get('cases/licence/new/steps'))).toMatchObject({
      start: { closed: [{ id: 'owed', text: 'Please Visit your Profile and Revise your payment' }] },
    })
  })

  test('while they are not in good standing, of which the start page says why', async () => {
    const person = await member()
    await bill(person, { due: '2020-01-31' })
    const { standing } = objectIn(await person.client.get('dashboard'))
    expect(standing).toMatchObject({ good: false })
    expect(objectIn(await person.client.get('cases/licence/new/steps'))).toMatchObject({
      start: {
        closed: [{ id: 'standing', text: 'You are not in good standing.', mend: '/dashboard' }, { id: 'owed' }],
      },
    })
  })

  test('twice for a year, and reads that before they begin', async () => {
    const person = await member()
    await apply(person)
    expect(objectIn(await person.client.get('cases/licence/new/steps'))).toMatchObject({
      start: { closed: [{ code: 'taken', id: 'year' }] },
    })
    await expect(apply(person)).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('the signed application is a PDF of 3,145,728 bytes at most; then it is billed, paid and issued [LIC-01 LIC-03]', async () => {
  const person = await member()
  const id = await apply(person)
  const { licenseApplicationNo: number, ...open } = await licenceOf(person)
  expect(await ownActions(person.client, 'licence')).toEqual(['View', 'Withdraw'])
  expect(open).toMatchObject({
    amount: 6000,
    documentType: 'LICENSE',
    status: 'Open',
    licenseBase64: null,
    proFormaRef: null,
  })
  expect(String(dataOf(await person.client.get(`license/application/${String(number)}`)))).toMatch(/^JVBERi0/)
  expect(refusalOf(await person.client.postForm('license/update', signedBy(number, largest + 1)))).toMatchObject({
    errors: { '/licenseBase64': 'File too large. max allowed size is 3MB.' },
  })
  expect(await licenceOf(person)).toMatchObject({ licenseBase64: null })
  const signed = objectIn(await person.client.postForm('license/update', signedBy(number, largest)))
  expect(signed).toMatchObject({ status: 'Billed', licenseBase64: { name: 'signed.pdf' }, receiptNo: null })
  expect(await ownActions(person.client, 'licence')).toEqual(['View', 'Proforma', 'Pay Now'])
  expect(await ownPayment(person.client, 'licence')).toEqual({
    invoiceNo: expect.stringMatching(/^INV-/),
    description: 'License fees',
    amount: 6000,
    then: '/license',
  })
  const proForma = await person.client.get(`license/proforma/${String(number)}`)
  expect(String(dataOf(proForma))).toMatch(/^JVBERi0/)
  const invoice = String(signed['proFormaRef'])
  const money = { amount: 600_000, way: 'bank', description: 'Transfer', invoices: [invoice] }
  await server.inTenant(async (tx) => {
    await receivePayment(tx, world(), person.profileId, money)
    await wakeCase(tx, world(), id)
  })
  const issued = objectIn(await person.client.get(`license/${String(number)}`))
  expect(issued).toMatchObject({ status: 'Released', proFormaRef: invoice, receiptNo: expect.stringMatching(/^R/) })
  expect(await ownActions(person.client, 'licence')).toEqual(['View', 'Licence', 'Invoice', 'Receipt'])
})

test('the sample member has a licence that holds, one that ended and one to sign; the firm one about to lapse', async () => {
  await addSampleData(server.services)
  await addSampleLicences(server.services)
  await addSampleLicences(server.services)
  for (const tenant of ['demo', 'ics']) {
    const client = await signedInAs(server, 'member', tenant)
    const states = listIn(await client.get('license')).map(({ status }) => status)
    expect(states.length, tenant).toBeGreaterThan(1)
    expect(states.slice(1), tenant).toContainEqual(expect.stringMatching(/^(Released|Closed)$/))
  }
  for (const tenant of ['demo', 'ics']) {
    const firm = await signedInAs(server, 'firm', tenant)
    expect(listIn(await firm.get('license')), tenant).toMatchObject([{ status: 'Released' }])
    const inThirtyDays = shiftDate(todayIn('Africa/Nairobi', server.clock.now()), 'P30D')
    expect(objectIn(await firm.get('dashboard')), tenant).toMatchObject({ renewals: [{ until: inThirtyDays }] })
  }
  const client = await signedInAs(server, 'member', 'engineering-board')
  expect((await client.get('license')).status).toBe(403)
})
