import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { addAdministrator } from '../../src/server/accounts/add-administrator.ts'
import { insertSession } from '../../src/server/accounts/sessions.ts'
import { findUserByEmail } from '../../src/server/accounts/users.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { accessTable } from './access-table.ts'
import { publishWith } from './publish-with.ts'
import { openCalls, rightsTable } from './rights-table.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { statusOfRow } from './status-of-row.ts'
import type { TestClient } from './test-client.ts'

interface Role {
  readonly id: string
  readonly wire: string
  readonly may: readonly string[]
}

/** The rights that guard some call. */
const rights = [...new Set(Object.values(rightsTable))]

/**
 * For each right somebody with nothing else, and somebody with all but it: no declared role tells the rights apart that
 * administrators have together.
 */
const made: readonly Role[] = rights.flatMap((right) => [
  { id: `only-${right}`, wire: 'is_admin', may: [right] },
  { id: `without-${right}`, wire: 'is_admin', may: rights.filter((one) => one !== right) },
])

let server: TestServer
/** Of each role somebody who has no other. */
const holders = new Map<string, TestClient>()
/** The roles that organisations declare, each once: most declare the same under other titles. */
let declared: readonly Role[]

beforeAll(async () => {
  const files = await readDeclarations(projectRoot)
  const organisations = [...files].filter(([path]) => /^tenants\/[^/]+\/tenant\.json$/.test(path))
  declared = distinct(organisations.flatMap(([, tenant]) => rolesIn(tenant)))
  const path = 'tenants/demo/tenant.json'
  const demo = files.get(path)
  const roles = [...declared, ...made].map((role): JsonObject => ({ ...role, title: role.id }))
  server = await startTestServer({ tenants: await publishWith({ [path]: { ...(isJsonObject(demo) && demo), roles } }) })
  for (const { id } of [...declared, ...made]) holders.set(id, await holderOf(id))
})
afterAll(() => server.close())

const rolesIn = (tenant: JsonValue): readonly Role[] => {
  const roles = isJsonObject(tenant) ? tenant['roles'] : []
  return (isJsonArray(roles) ? roles : []).filter(isJsonObject).map(({ id, wire, may = [] }) => {
    return { id: String(id), wire: String(wire), may: isJsonArray(may) ? may.map(String) : [] }
  })
}

/** The roles that differ in more than their titles, each with an id of its own. */
const distinct = (roles: readonly Role[]): readonly Role[] =>
  [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()].map((role, i) => ({
    ...role,
    id: `${role.id}-${i + 1}`,
  }))

async function holderOf(role: string): Promise<TestClient> {
  const email = `${role}@sample.example`
  const now = server.clock.now()
  const client = server.client()
  client.token = await server.services.database.inTenant('demo', async (tx) => {
    await addAdministrator(tx, { email, roles: [role], password_hash: 'nobody’s' }, now)
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Error(`Nobody is ${email}.`)
    const expires_at = new Date(now.getTime() + 3_600_000)
    return (await insertSession(tx, { userId: user.id, device: '', expires_at }, now)).token
  })
  return client
}

describe('who works for the organisation [ADM-15]', () => {
  test('has a right named for every call below admin, and for no other', () => {
    const calls = Object.keys(accessTable).filter((call) => call.includes(' admin/'))
    expect([...openCalls, ...Object.keys(rightsTable)].toSorted()).toEqual(calls.toSorted())
  })

  test('has roles with different rights, of which none has all', () => {
    expect(declared.length).toBeGreaterThan(5)
    expect(declared.filter(({ may }) => rights.every((right) => may.includes(right)))).toEqual([])
  })

  test.each(openCalls)('may call %s in any role', async (call) => {
    expect(await refusedRoles(call, declared)).toEqual([])
  })

  test.each(Object.entries(rightsTable))('may call %s if and only if their role allows %s', async (call, right) => {
    const roles = [...declared, ...made.filter(({ id }) => id === `only-${right}` || id === `without-${right}`)]
    const lacking = roles.filter(({ may }) => !may.includes(right))
    expect(await refusedRoles(call, roles)).toEqual(lacking.map(({ id }) => id))
  })
})

/** Those of some roles to which a call is forbidden. */
async function refusedRoles(call: string, roles: readonly Role[]): Promise<readonly string[]> {
  const refused: string[] = []
  for (const { id } of roles) {
    const client = holders.get(id) ?? server.client()
    if ((await statusOfRow(client, call, accessTable[call] ?? {})) === 403) refused.push(id)
  }
  return refused
}
