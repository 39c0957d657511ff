import { beforeAll, describe, expect, test } from 'vitest'
import { drawSample } from '../../../scripts/vite/samples/sample-documents.ts'
import type { SampleDocument } from '../../../scripts/vite/samples/sample-documents.ts'
import { servedTenants } from '../../../scripts/vite/samples/served-tenants.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { nodesIn, readPdf, rolesIn } from './read-pdf.ts'

let tenants: readonly PublishedTenant[]
beforeAll(async () => {
  tenants = await servedTenants()
})

async function drawn(organisation: string, name: SampleDocument, language = 'en') {
  const tenant = tenants.find(({ id }) => id === organisation)
  if (tenant === undefined) throw new Error(`There is no ${organisation}`)
  return readPdf(Buffer.from(await drawSample(tenant, language, name), 'base64'))
}

describe.each(['demo', 'engineering-board', 'iek', 'ics'])('the documents of %s', (organisation) => {
  test('have a member’s whole profile on five pages [APP-06]', async () => {
    const { pages } = await drawn(organisation, 'profile')
    expect(pages).toBeLessThanOrEqual(5)
  })

  test('have a certificate on one sheet, with its name, number and a code to verify it by [APP-06]', async () => {
    const { pages, title, texts, trees } = await drawn(organisation, 'certificate')
    const [tenant] = tenants.filter(({ id }) => id === organisation)
    expect(pages).toBe(1)
    const text = texts.join(' ')
    for (const shown of [title ?? '', 'Akinyi Example Odhiambo', 'CERT-2026-00042', '7K3M-9QXA-22TD'])
      expect(text).toContain(shown)
    expect(text).toContain(tenant?.declaration.name ?? 'an organisation')
    const figures = nodesIn(trees).filter(({ role }) => role === 'Figure')
    expect(figures.map(({ alt }) => alt)).toContain('QR code of the address at which this document can be verified')
    expect(rolesIn(trees).filter((role) => role === 'H1')).toHaveLength(1)
  })

  test.each(['acceptance-letter', 'rejection-letter'] as const)(
    'have an %s on one page, with letterhead, reference and signatory [APP-06]',
    async (name) => {
      const { pages, texts } = await drawn(organisation, name)
      const company = tenants.find(({ id }) => id === organisation)?.declaration.company
      expect(pages).toBe(1)
      for (const shown of [company?.['address'] ?? 'an address', 'Dear Akinyi Example Odhiambo,', 'APP-2026-00107'])
        expect(texts.join(' ')).toContain(shown)
    },
  )

  test('are in the reader’s language', async () => {
    const { language, texts } = await drawn(organisation, 'acceptance-letter', 'sw')
    expect(language).toBe('sw')
    expect(texts.join(' ')).toContain('Mpendwa Akinyi Example Odhiambo,')
  })
})

test('a document states each of its facts once: an answer’s file has its type and size where it stands', async () => {
  const { texts } = await drawn('iek', 'profile')
  const text = texts.join(' ')
  expect(text).toMatch(/identity-card\.pdf · PDF · \d+/)
  expect(text.match(/identity-card\.pdf/g)).toHaveLength(1)
})
