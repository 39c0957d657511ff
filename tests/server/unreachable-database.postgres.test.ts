import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparePostgres } from '../../src/server/platform/database/open-postgres.ts'
import { makeEmptyPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

let place: TestPlace

beforeAll(async () => {
  place = await makeEmptyPlace()
})
afterAll(() => place.drop())

/** The test's database by another address. */
function changed(change: (url: URL) => void): string {
  const url = new URL(place.databaseUrl ?? '')
  change(url)
  return url.href
}

const secret = 'not-the-password'

test.each([
  [
    'a machine that there is not',
    (url: URL) => (url.hostname = 'nowhere.invalid'),
    /^There is no machine .*nowhere\.invalid.*DATABASE_URL/,
  ],
  ['a port where nothing listens', (url: URL) => (url.port = '1'), /^No database listens at .*:1\. Start PostgreSQL/],
  [
    'a database that there is not',
    (url: URL) => (url.pathname = '/nothing'),
    /has no database nothing\. .*create database "nothing" owner "\w+"/,
  ],
  ['a user that there is not', (url: URL) => (url.username = 'nobody'), /refuses the user nobody: .*DATABASE_URL/],
])('%s is a sentence with the step that mends it, without the password [OPS-02]', async (_what, change, sentence) => {
  const address = changed((url) => {
    url.password = url.password || secret
    change(url)
  })
  const fault: unknown = await preparePostgres(address, undefined).catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) })
  expect(String(fault)).not.toContain(new URL(address).password)
})

test('a wrong DATABASE_SERVER_URL is named itself [OPS-02]', async () => {
  const elsewhere = changed((url) => (url.port = '1'))
  await expect(preparePostgres(place.databaseUrl ?? '', elsewhere)).rejects.toThrow(/DATABASE_SERVER_URL/)
})

test('a database that is right is prepared [OPS-02]', async () => {
  await expect(preparePostgres(place.databaseUrl ?? '', undefined)).resolves.toBeUndefined()
})
