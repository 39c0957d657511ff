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

  test('of one section has its title once, above the groups of its answers', async () => {
    const { title, texts, trees } = await printed(await withProfile('iek'), 'profile/document/contacts')
    expect(title).toBe('Contacts')
    expect(texts.join(' ').match(/\bContacts\b/g)).toHaveLength(1)
    const headings = rolesIn(trees).filter((role) => role !== undefined && /^H\d$/.test(role))
    expect(headings.slice(0, 2)).toEqual(['H1', 'H2'])
    expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
  })

  test('is tagged, with its title and the reader’s language', async () => {
    const client = await withProfile('ics')
    const content = Buffer.from(
      String(dataOf(await client.get('profile/document', { headers: { 'accept-language': 'sw' } }))),
      'base64',
    )
    for (const entry of ['/StructTreeRoot', '/Lang (sw)', '/Title ', '/MarkInfo'])
      expect(content.toString('latin1')).toContain(entry)
    const pdf = await readPdf(content)
    expect(pdf).toMatchObject({ title: 'Rekodi ya mwanachama', language: 'sw', isMarked: true })
    expect(pdf.texts.join(' ')).toMatch(/Ilichapishwa \d+ \w+ \d{4}/)
  })

  describe.each(['demo', 'engineering-board'])('with qualifications at %s', (tenant) => {
    let client: TestClient
    const academic = { title: 'Academic Qualifications', only: 'KCSE' }
    const professional = { title: 'Professional Qualifications', only: 'Accredited professional degree' }
    beforeAll(async () => {
      client = await withProfile(tenant)
      const examples = server.services.tenants.all
        .find(({ id }) => id === tenant)
        ?.samples.get('sections/certification')
      for (const example of examples?.slice(0, 3) ?? [])
        dataOf(await client.postForm('profile/certification', uploadOf(example)))
    })

    test.each([
      { tab: 'academic', own: academic, other: professional },
      { tab: 'professional', own: professional, other: academic },
    ])('the $tab ones are printed by themselves, under their own title and columns', async ({ tab, own, other }) => {
      const { title, texts } = await printed(client, `profile/document/${tab}`)
      const text = texts.join(' ')
      expect(title).toBe(own.title)
      expect(text).toContain(own.only)
      expect(text).not.toContain(other.title)
      expect(text).not.toContain(other.only)
      expect(text.includes('Awarded by')).toBe(tab === 'professional')
    })

    test('both are printed with the profile, one after the other', async () => {
      const text = (await printed(client)).texts.join(' ')
      const places = [academic.title, academic.only, professional.title, professional.only].map((one) =>
        text.indexOf(one),
      )
      expect(places).not.toContain(-1)
      expect(places.toSorted((one, other) => one - other)).toEqual(places)
    })
  })

  test('has no section that is not among the tabs, and needs a profile', async () => {
    const client = await withProfile('demo')
    expect(refusalOf(await client.get('profile/document/shareholders'))).toMatchObject({ code: 'not-found' })
    const visitor = await signedUp(server, 'demo')
    expect(refusalOf(await visitor.get('profile/document'))).toMatchObject({ code: 'no-profile' })
  })
})
