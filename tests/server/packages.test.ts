import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import { packageOfCall, packageParts } from '../../src/contract/packages.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'
import { setSettings } from './test-settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

const organisations = ['demo', 'engineering-board', 'ics', 'iek'] as const

interface Owned {
  readonly method: string
  readonly path: string
  readonly wanted: string
}

const nobody = '00000000-0000-4000-8000-000000000000'

/** The calls of packages by what they are defined as, and those of their case types. */
const owned: readonly Owned[] = [
  ...Object.values<Call>(calls).flatMap(({ method, path }) => {
    const wanted = packageOfCall(`${method} ${path}`)
    return wanted === undefined ? [] : [{ method, path: path.replaceAll(/:\w+/g, nobody), wanted }]
  }),
  ...Object.entries(packageParts).flatMap(([wanted, { cases }]) =>
    cases.flatMap((type) => [
      { method: 'GET', path: `cases/${type}/own`, wanted },
      { method: 'GET', path: `cases/${type}/new/steps`, wanted },
      { method: 'POST', path: `cases/${type}`, wanted },
      { method: 'POST', path: `cases/${type}/NONE/save`, wanted },
    ]),
  ),
  // Names of the specification for calls about cases.
  { method: 'GET', path: 'license', wanted: 'License' },
  { method: 'GET', path: 'upgrade', wanted: 'Upgrade' },
]

const statusOf = async (client: TestClient, { method, path }: Owned): Promise<number> =>
  (await (method === 'GET' ? client.get(path) : client.post(path, {}))).status

describe.each(organisations)('at %s [PLAT-05]', (tenant) => {
  test('the calls of packages are refused exactly where the package is not installed', async () => {
    const { site_installed_packages: packages = [] } =
      server.services.tenants.all.find(({ id }) => id === tenant)?.declaration.settings ?? {}
    const installed = new Set<string>(packages)
    const member = await signedInAs(server, 'member', tenant)
    const admin = await signedInAs(server, 'admin', tenant)
    const answered: string[] = []
    for (const one of owned) {
      const status = await statusOf(one.path.startsWith('admin/') ? admin : member, one)
      if ((status === 403) === installed.has(one.wanted)) answered.push(`${one.method} ${one.path}: ${status}`)
    }
    expect(answered).toEqual([])
  })
})

test('visitors are asked to log in first, whatever is installed', async () => {
  const visitor = server.client('ics')
  for (const one of owned) expect(await statusOf(visitor, one), one.path).toBe(401)
})

test('what an administrator removes is closed at once, and staff go on deciding what is under way [PLAT-05]', async () => {
  const member = await signedInAs(server, 'member', 'demo')
  const verifier = await signedInAs(server, 'approver', 'demo')
  const declared = server.services.tenants.all.find(({ id }) => id === 'demo')?.declaration.settings
  const packages = (declared?.site_installed_packages ?? []).filter((one) => one !== 'CPD' && one !== 'Upgrade')
  await setSettings(server, 'demo', {}, undefined, packages)
  expect((await member.get('cpd_awards/awards')).status).toBe(403)
  expect((await member.get('cases/upgrade/own')).status).toBe(403)
  expect((await verifier.get('cases/upgrade')).status).toBe(200)
  await setSettings(server, 'demo')
  expect((await member.get('cpd_awards/awards')).status).toBe(200)
})
