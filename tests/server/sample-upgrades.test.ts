import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSampleUpgrades } from '../../src/server/start/sample-data/applications/add-sample-upgrades.ts'
import { itemsIn, listIn } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { tenantsWith } from './tenants-with.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleUpgrades(server.services)
  await addSampleUpgrades(server.services)
})
afterAll(() => server.close())

test.each(await tenantsWith('Upgrade'))(
  'the sample graduate of %s has an upgrade under way, once [OPS-01]',
  async (id) => {
    const graduate = await signedInAs(server, 'graduate', id)
    expect(itemsIn(await graduate.get('cases/upgrade/own'))).toMatchObject([{ state: 'verified', final: false }])
    expect(listIn(await graduate.get('upgrade'))).toMatchObject([{ fromCategory: 'GRADUATE' }])
  },
)
