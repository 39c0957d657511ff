import { expect, test } from 'vitest'
import { startTestServer, shippedTenants } from './start-test-server.ts'
import { SettingsKeeper } from '../../src/server/platform/settings/settings-keeper.ts'
import { setSettings } from './test-settings.ts'

test('settings that another server saved are shown within a second [OPS-03]', async () => {
  const server = await startTestServer()
  let time = 0
  const keeper = new SettingsKeeper(server.services.database, () => time)
  const tenant = (await shippedTenants()).all.find(({ id }) => id === 'demo')
  if (!tenant) throw new Error('There is no organisation demo.')
  const isOpen = async () => (await keeper.inForce(tenant)).settings.minor_settings.registration
  expect(await isOpen()).toBe(true)
  await setSettings(server, 'demo', { registration: false })
  time = 999
  expect(await isOpen()).toBe(true)
  time = 1000
  expect(await isOpen()).toBe(false)
  await server.close()
})
