import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answeredCalls } from '../../src/engine/cases/wire-calls.ts'
import { insertSession } from '../../src/server/accounts/sessions.ts'
import { findUserByEmail } from '../../src/server/accounts/users.ts'
import { calls } from '../../src/contract/calls.ts'
import { accessTable, expectedOf } from './access-table.ts'
import type { Person } from './access-table.ts'
import { statusOfRow } from './status-of-row.ts'
import type { SentRow } from './status-of-row.ts'
import { routesOf } from './conformity/hold-answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

/** The sample account of each person, and its organisation. All of them call the same organisation. */
const accounts: Readonly<Record<Exclude<Person, 'anonymous'>, readonly [tenant: string, email: string]>> = {
  individual: ['demo', 'begun@sample.example'],
  firm: ['demo', 'firm@sample.example'],
  admin: ['demo', 'admin@sample.example'],
  superAdmin: ['demo', 'superadmin@sample.example'],
  stranger: ['iek', 'superadmin@sample.example'],
}
const people: readonly Person[] = ['anonymous', 'individual', 'firm', 'admin', 'superAdmin', 'stranger']

/** A person's session for one use, because some calls end it. */
async function tokenOf(person: Person): Promise<string | undefined> {
  if (person === 'anonymous') return undefined
  const [tenant, email] = accounts[person]
  const { database, now } = server.services
  return database.inTenant(tenant, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Error(`There is no sample account ${email}.`)
    const expires_at = new Date(now().getTime() + 60_000)
    return (await insertSession(tx, { userId: user.id, device: '', expires_at }, now())).token
  })
}

async function statusFor(person: Person, call: string, row: SentRow): Promise<number> {
  const client = server.client()
  client.token = await tokenOf(person)
  return statusOfRow(client, call, row)
}

/** Every method and path below /api that the server accepts for some organisation, except HEAD. */
function callsTaken(): readonly string[] {
  const fixed = routesOf(server.app)
    .filter(({ url }) => url.startsWith('/api/') && !url.includes('*'))
    .flatMap(({ method, url }: RouteOptions) => [method].flat().map((name) => `${name} ${url.slice('/api/'.length)}`))
  const declared = server.services.tenants.all.flatMap(({ sections }) => [...sections.keys()])
  const ofCases = server.services.tenants.all
    .flatMap(({ cases }) => [...cases.values()].flatMap(answeredCalls))
    .map(({ call }) => call.replaceAll(/\{(\w+)\}/g, ':$1'))
  return [...new Set([...fixed, ...declared, ...ofCases])].filter((call) => !call.startsWith('HEAD ')).toSorted()
}

/** Whether a row has a path, as it is or by its parameters: `license/:number` takes `license/update`. */
function isTaken(method: string, path: string): boolean {
  const parts = path.split('/')
  return Object.keys(accessTable).some((call) => {
    const [taken, pattern = ''] = call.split(' ')
    const wanted = pattern.split('/')
    const fits = wanted.every((part, place) => part.startsWith(':') || part === parts[place])
    return taken === method && wanted.length === parts.length && fits
  })
}

describe('who may call what', () => {
  test('the table has a row for every call that the server accepts, and no other', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual(callsTaken())
  })

  test('every call of the contract is one of them [API-01]', () => {
    const known = new Set(Object.keys(accessTable))
    const missing = Object.values(calls).filter(({ method, path }) => !known.has(`${method} ${path}`))
    expect(missing).toEqual([])
  })

  test.each(Object.entries(accessTable))('%s', async (call, row) => {
    const answered: [Person, number][] = []
    for (const person of people) answered.push([person, await statusFor(person, call, row)])
    expect(Object.fromEntries(answered)).toEqual(expectedOf(call, row))
  })

  test('no path accepts another method from anybody', async () => {
    const paths = [...new Set(Object.keys(accessTable).map((call) => call.slice(call.indexOf(' ') + 1)))]
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'DELETE'].filter((name) => !isTaken(name, path))) {
        for (const person of ['anonymous', 'superAdmin'] as const) {
          expect(await statusFor(person, `${method} ${path}`, {}), `${method} ${path} as ${person}`).toBe(405)
        }
      }
    }
  })
})
