import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorVariables, paybillVariables } from '../../../scripts/simulators/daraja-simulator.ts'
import { openProviders } from '../../../src/server/payments/open-provider.ts'
import { openPaybill } from '../../../src/server/payments/received/open-paybill.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { tenantOf } from '../test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  const variables = { ...simulatorVariables('http://127.0.0.1:9', ['demo']), ...paybillVariables(['demo']) }
  server = await startTestServer({ variables })
})
afterAll(() => server.close())

test.each([
  ['KES', ['mpesa'], true],
  ['USD', [], false],
])('M-Pesa is open to an organisation that bills in %s: %j [BIL-02]', (currency, ways, hasPaybill) => {
  const { id, declaration } = tenantOf(server, 'demo')
  const organisation = { id, declaration: { ...declaration, currency } }
  expect(openProviders(server.services, organisation).map(([way]) => way)).toEqual(ways)
  expect(openPaybill(server.services, organisation) !== undefined).toBe(hasPaybill)
})
