import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataOf, refusalOf } from '../answers.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import type { TestClient } from '../test-client.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
import { nodesIn, readPdf, rolesIn } from './read-pdf.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withProfile(tenant: string): Promise<TestClient> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  dataOf(await client.post('profile/contact', { ...exampleOf(server, tenant, 'sections/contacts'), Type: 'Personal' }))
  return client
}

const printed = async (client: TestClient, path = 'profile/document') =>
  readPdf(Buffer.from(String(dataOf(await client.get(path))), 'base64'))

describe('the printed profile', () => {
  test.each(['demo', 'iek'])(
    'of a member of %s holds every tab, by its title, in the page’s order [ENG-02]',
    async (tenant) => {
      const client = await withProfile(tenant)
      const pdf = await printed(client)
      const text = pdf.texts.join(' ')
      const bio = exampleOf(server, tenant, 'sections/bio')
      expect(text).toContain(String(bio.LastName).toUpperCase())
      expect(text.indexOf('Bio')).toBeLessThan(text.indexOf('Contacts'))
      expect(rolesIn(pdf.trees)).toEqual(expect.arrayContaining(['H1', 'H2', 'TH', 'TD']))
      expect(nodesIn(pdf.trees).some(({ role, alt }) => role === 'Figure' && alt?.startsWith('Logo of'))).toBe(true)
    },
  )

  test('shows a choice by its label and a date in words [ENG-02]', async () => {
    const { texts } = await printed(await withProfile('demo'), 'profile/document/bio')
    const text = texts.join(' ')
    expect(text).toMatch(/\d(st|nd|rd|th) [A-Z][a-z]+ \d{4}/)
    expect(text).not.toContain('Contacts')
  })

  test('has no section that is not among the tabs, and needs a profile', async () => {
    const client = await withProfile('demo')
    expect(refusalOf(await client.get('profile/document/shareholders'))).toMatchObject({ code: 'not-found' })
    const visitor = await signedUp(server, 'demo')
    expect(refusalOf(await visitor.get('profile/document'))).toMatchObject({ code: 'no-profile' })
  })
})
