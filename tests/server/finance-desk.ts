import { afterAll, beforeAll, expect } from 'vitest'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { wrongInLedger } from './ledger/posted-sums.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

/** The finance desk of the neutral organisation. */
export interface FinanceDesk {
  /** A server with the sample data. */
  readonly server: TestServer
  /** Signed in as the sample finance officer. */
  readonly officer: TestClient
  /** Reads and writes what the organisation has. */
  readonly inTenant: <Result>(work: (tx: TenantTransaction) => Promise<Result>) => Promise<Result>
}

/**
 * Opens a finance desk for the tests of a file. Whatever they post, nothing may be wrong in the organisation's ledger
 * after them.
 */
export function openFinanceDesk(): FinanceDesk {
  let server: TestServer
  let officer: TestClient
  const inTenant: FinanceDesk['inTenant'] = (work) => server.services.database.inTenant('demo', work)
  beforeAll(async () => {
    server = await startSampleServer()
    officer = await signedInAs(server, 'finance')
  })
  afterAll(async () => {
    const wrong = await inTenant(wrongInLedger)
    await server.close()
    expect(wrong).toEqual([])
  })
  return {
    get server() {
      return server
    },
    get officer() {
      return officer
    },
    inTenant,
  }
}
