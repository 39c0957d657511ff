import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listIn, objectIn, refusalOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('what a client leaves out', () => {
  test('gets the declared default: the status of a contact [ENG-08 BIO-10]', async () => {
    const { client } = await makeMember(server, 'demo')
    const { Status: _status, ...contact } = exampleOf(server, 'demo', 'sections/contacts')
    expect(objectIn(await client.post('profile/contact', contact))).toMatchObject({ Status: 'Active' })
    expect(listIn(await client.get('profile/contact'))).toMatchObject([{ Status: 'Active' }])
  })

  test('lets no certificate past the list that it filters: a school’s is no degree [ENG-08 SEC-02]', async () => {
    const { client } = await makeMember(server, 'demo')
    const { isOLevel: _isOLevel, ...degree } = exampleOf(server, 'demo', 'sections/certification')
    const sent = (CertificateAwarded: string) =>
      client.postForm('profile/certification', uploadOf({ ...degree, CertificateAwarded }))
    expect(refusalOf(await sent('KCSE'))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/CertificateAwarded': 'Choose a certificate from the list' },
    })
    expect(objectIn(await sent('DEGREE'))).toMatchObject({ isOLevel: false })
  })

  test('is asked for where it is required, whatever its default [ENG-08 BIO-10]', async () => {
    const { client } = await makeMember(server, 'demo')
    const {
      Country: _country,
      County: _county,
      City: _city,
      ...contact
    } = exampleOf(server, 'demo', 'sections/contacts')
    expect(refusalOf(await client.post('profile/contact', contact)).errors).toEqual({
      '/Country': expect.stringContaining('required'),
    })
  })
})
