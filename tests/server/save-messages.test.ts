import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataOf } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { onPostgres } from './test-database.ts'
import { makeMember } from './test-profiles.ts'
import { exampleOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['', {}],
  ['under a key ', { 'idempotency-key': 'a-key-of-one-change' }],
])('an add %stakes three messages to the embedded database', async (_title, headers) => {
  const add = async (more = {}): Promise<number> => {
    const { client } = await makeMember(server, 'demo')
    const sent = vi.spyOn(PGlite.prototype, 'execProtocolStream')
    dataOf(await client.post('profile/contact', exampleOf(server, 'demo', 'sections/contacts'), { headers: more }))
    const count = sent.mock.calls.length
    sent.mockRestore()
    return count
  }
  // Describes the statements.
  await add(headers)
  // The session; the lock with what is read behind it; the record with the end.
  expect(await add(headers)).toBe(onPostgres ? 0 : 3)
})
