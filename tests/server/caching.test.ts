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
