import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  '/assets',
  '/assets/',
  '/assets//',
  '/assets/tenant',
  '/assets/tenant/',
  '/assets/tenant/..',
  '/assets/tenant/../tenant.json',
  '/assets/tenant/..%2ftenant.json',
  '/assets/tenant/%2e%2e%2ftenant.json',
  '/assets/tenant/%2e%2e/tenant.json',
  '/assets/tenant/..%5ctenant.json',
  '/assets/tenant/%252e%252e%252ftenant.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/assets/.%2e/package.json',
  '/assets/.git/config',
  '/assets/tenant/logo.svg/x',
  `/assets/tenant/${'a'.repeat(5000)}`,
  '/published/..%2f..%2fpackage.json',
  '/published/',
])('there is nothing at %s', async (path) => {
  for (const encoding of ['identity', 'br, gzip']) {
    const answer = await server.client().get(path, { absolute: true, headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(404)
  }
})

test.each([
  ['range', 'bytes=99999999-'],
  ['range', 'bytes=5-1,0-0'],
  ['if-match', '"none"'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
])('a picture asked for with %s: %s is no fault of the server', async (name, value) => {
  const answer = await server.client().get('/assets/tenant/logo.svg', { absolute: true, headers: { [name]: value } })
  expect(answer.status).toBeLessThan(500)
})
