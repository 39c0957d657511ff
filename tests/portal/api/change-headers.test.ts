import { expect, test } from 'vitest'
import { changeHeadersFor } from '../../../src/portal/api/change-headers.ts'

const page = 'https://members.example/profile?tab=contacts'
const named = { 'if-match': '"1.2"', 'idempotency-key': 'k' }

test.each([
  ['the portal’s own server', { apiBase: '/api' }, named],
  ['the portal’s own server by its full address', { apiBase: 'https://members.example/api' }, named],
  ['another server', { apiBase: 'https://api.members.example/v1' }, {}],
  ['another server that takes them', { apiBase: 'https://api.example/v1', apiTakesRevisions: true }, named],
])('%s gets the headers of a change that it takes [PLAT-16]', (_server, tenant, expected) => {
  const { madeFrom, underKey } = changeHeadersFor(tenant, page)
  expect({ ...madeFrom({ $revision: '1.2' }), ...underKey('k') }).toEqual(expected)
})
