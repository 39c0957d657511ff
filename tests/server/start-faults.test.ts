import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProductionServer } from '../../scripts/production-server.ts'
import { lockFolder } from '../../src/server/platform/database/lock-folder.ts'
import { readEnvironment } from '../../src/server/platform/environment.ts'
import { StartError } from '../../src/server/platform/start-error.ts'
import { preflight } from '../../src/server/start/preflight.ts'
import { projectRoot } from './start-test-server.ts'

let other: Server
let dataFolder: string

beforeAll(async () => {
  other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  dataFolder = await mkdtemp(join(tmpdir(), 'regalia-'))
})
afterAll(async () => {
  other.close()
  await rm(dataFolder, { recursive: true })
})

const takenPort = (): number => {
  const address = other.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** What an operator reads when a start fails. */
async function faultOf(variables: Readonly<Record<string, string>>): Promise<string> {
  try {
    await preflight(readEnvironment({ PORT: '0', DATA_DIR: dataFolder, ...variables }, projectRoot))
    return 'none'
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

test('what a start needs is there', async () => {
  expect(await faultOf({})).toBe('none')
})

test('a port in use is named, with the ways out [OPS-01]', async () => {
  const port = takenPort()
  expect(await faultOf({ PORT: `${port}` })).toBe(
    `Another program uses the port ${port} of 127.0.0.1. Stop that one, or set PORT to another number.`,
  )
})

test('an address that this machine does not have is named [OPS-01]', async () => {
  expect(await faultOf({ HOST: '203.0.113.7' })).toMatch(/^This machine has no address 203\.0\.113\.7\. Correct HOST;/)
})

test('an embedded database that another process has open is named [OPS-01]', async () => {
  const unlock = lockFolder(dataFolder)
  expect(await faultOf({})).toMatch(/^The database in .* is open in another process .*DATA_DIR/)
  unlock()
})

test.each([
  'localhost:5432/regalia',
  'mysql://user:password@localhost/regalia',
  'regalia',
  'postgres://user:pass/word@localhost:5432/regalia',
])('%s is no address of a database, and the sentence shows one [OPS-02]', async (address) => {
  expect(await faultOf({ DATABASE_URL: address })).toMatch(
    /^DATABASE_URL must be the address of a PostgreSQL database, such as postgres:/,
  )
})

test('npm start says so before it builds anything, without a stack [OPS-01]', async () => {
  const env = { ...process.env, PORT: `${takenPort()}`, DATA_DIR: dataFolder, DATABASE_URL: '' }
  const start = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs'], { cwd: projectRoot, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, printed: stdout + stderr }),
    )
  })
  expect(start).toEqual({ code: 1, printed: expect.stringMatching(/^Another program uses the port \d+ of [^\n]+\n$/) })
})

test('a server without npm start says so too, and ends [OPS-01]', async () => {
  const started = startProductionServer({ databaseUrl: undefined, dataFolder }, { PORT: `${takenPort()}` })
  const fault: unknown = await started.catch((error: unknown) => error)
  expect(String(fault)).toMatch(/\nAnother program uses the port \d+ of [^\n]+\n/)
  expect(String(fault)).toMatch(/\(ended: 1\)\n$/)
  expect(String(fault)).not.toMatch(/\n\s+at /)
})
