import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, listIn, objectIn, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const personal = {
  Type: 'Personal',
  Email: 'Wanjiru.Member@example.com',
  PhoneNo: '0712345678',
  Country: 'KE',
  County: '047',
  City: 'WESTLANDS',
  Address: 'p.o. box 12345',
  PlaceOfWork: 'karibu design partners',
  Designation: 'graduate engineer',
  Location: 'waiyaki way',
}
const work = { ...personal, Type: 'Work' }

/** A user with a profile. */
async function withProfile(tenant = 'demo'): Promise<TestClient> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  return client
}

describe('contacts', () => {
  test('are added, listed, changed and removed under numbers from the server, never used twice [BIO-10]', async () => {
    const client = await withProfile()
    expect(listIn(await client.get('profile/contact'))).toEqual([])
    const first = objectIn(await client.post('profile/contact', { ...personal, EntryNo: 77 }))
    expect(first).toMatchObject({ EntryNo: 1, Address: 'P.O. BOX 12345', Email: 'Wanjiru.Member@example.com' })
    const second = objectIn(await client.post('profile/contact', work))
    expect(second).toMatchObject({ EntryNo: 2, ProfileID: first.ProfileID, formHash: first.formHash })
    const changed = await client.post('profile/contact/update', { ...second, PhoneNo: '0799999999' })
    expect(objectIn(changed)).toMatchObject({ EntryNo: 2, Type: 'Work', PhoneNo: '0799999999' })
    expect(dataOf(await client.post('profile/contact/remove', { EntryNo: 2 }))).toEqual({ message: 'Deleted' })
    expect(listIn(await client.get('profile/contact'))).toEqual([first])
    expect(objectIn(await client.post('profile/contact', work))).toMatchObject({ EntryNo: 3 })
  })

  test('there is one Personal and one Work contact, also when two are sent at once [BIO-10 ENG-10]', async () => {
    const client = await withProfile()
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post('profile/contact', personal)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
    expect(refusalOf(await client.post('profile/contact', personal))).toMatchObject({
      errors: { '/Type': expect.any(String) },
    })
    const other = objectIn(await client.post('profile/contact', work))
    expect(refusalOf(await client.post('profile/contact/update', { ...other, Type: 'Personal' }))).toMatchObject({
      status: 422,
    })
  })

  test('report every missing field by its name [BIO-10 ENG-08]', async () => {
    const client = await withProfile()
    const { errors } = refusalOf(await client.post('profile/contact', { Type: 'Personal' }))
    expect(errors).toMatchObject({
      '/Email': 'E-mail is required',
      '/Address': 'Address is required',
      '/PhoneNo': 'Phone number is required',
      '/Designation': 'Designation is required',
    })
  })

  test('accept only digits as a phone number, and an e-mail with an @ [BIO-10]', async () => {
    const client = await withProfile()
    const { errors } = refusalOf(await client.post('profile/contact', { ...personal, PhoneNo: '07-12', Email: 'x' }))
    expect(errors).toEqual({ '/PhoneNo': expect.any(String), '/Email': 'E-mail must be valid' })
  })

  test('county and city are asked for in Kenya only [BIO-10]', async () => {
    const client = await withProfile()
    const { County: _county, City: _city, ...nowhere } = personal
    expect(Object.keys(refusalOf(await client.post('profile/contact', nowhere)).errors as object)).toContain('/City')
    expect((await client.post('profile/contact', { ...nowhere, Country: 'UG' })).status).toBe(200)
  })

  test('may be sent as form data, each part decoded by its field’s type [API-01]', async () => {
    const client = await withProfile()
    const form = new FormData()
    for (const [name, value] of Object.entries(personal)) form.set(name, value)
    expect(objectIn(await client.postForm('profile/contact', form))).toMatchObject({ EntryNo: 1, Type: 'Personal' })
  })

  test('need a profile first; without one there are none', async () => {
    const client = await signedUp(server)
    expect(listIn(await client.get('profile/contact'))).toEqual([])
    expect(refusalOf(await client.post('profile/contact', personal))).toEqual({ status: 409, code: 'no-profile' })
  })

  test('of somebody else cannot be reached', async () => {
    const owner = await withProfile()
    await owner.post('profile/contact', personal)
    const stranger = await withProfile()
    expect(refusalOf(await stranger.post('profile/contact/remove', { EntryNo: 1 }))).toEqual({
      status: 404,
      code: 'not-found',
    })
    expect(refusalOf(await stranger.post('profile/contact/update', { ...personal, EntryNo: 1 }))).toMatchObject({
      status: 404,
    })
    expect(listIn(await owner.get('profile/contact'))).toHaveLength(1)
  })

  test('an entry number that is none is not found', async () => {
    const client = await withProfile()
    await client.post('profile/contact', personal)
    for (const EntryNo of [0, -1, 1.5, 'one', null, 99]) {
      expect(refusalOf(await client.post('profile/contact/remove', { EntryNo }))).toMatchObject({ status: 404 })
    }
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])('%s takes its own example [BIO-10]', async (tenant) => {
    const client = await withProfile(tenant)
    const added = await client.post('profile/contact', exampleOf(server, tenant, 'sections/contacts'))
    expect(objectIn(added)).toMatchObject({ EntryNo: 1 })
  })

  test('make the profile more complete [PLAT-07]', async () => {
    const client = await withProfile()
    const before = objectIn(await client.get('profile')).ProfileComplete
    await client.post('profile/contact', personal)
    const after = objectIn(await client.get('profile')).ProfileComplete
    expect(Number(after)).toBeGreaterThan(Number(before))
  })
})
