import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessTable } from './access-table.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('browsers store no response of the API without revalidating it each time, on shared computers', async () => {
  const { client } = await makeMember(server, 'demo')
  const paths = Object.entries(accessTable).flatMap(([call, { query = '' }]) =>
    call.startsWith('GET ') ? [`${call.slice(4)}${query}`] : [],
  )
  const kept = new Map<string, unknown>()
  for (const path of paths) {
    const { headers } = await client.get(path.replace(':section', 'bio').replace(':name', 'genders'))
    const directive = headers['cache-control']
    if (directive !== 'no-store' && directive !== 'private, no-cache') kept.set(path, directive)
  }
  expect(paths.length).toBeGreaterThan(40)
  expect([...kept]).toEqual([])
})

test('what many ask for is kept compressed, for clients that take it', async () => {
  const client = server.client()
  const asked = (encoding: string) => client.get('openapi.json', { headers: { 'accept-encoding': encoding } })
  const plain = await asked('identity')
  expect(plain.status).toBe(200)
  for (const encoding of ['br', 'gzip, BR;q=0.5']) {
    const { headers, bytes } = await asked(encoding)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).toMatch(/accept-encoding/i)
    expect(headers.etag).toBe(plain.headers.etag)
    expect(brotliDecompressSync(bytes).toString()).toBe(plain.text)
  }
  expect((await asked('br;q=0')).text).toBe(plain.text)
  expect((await asked('brine')).text).toBe(plain.text)
})
