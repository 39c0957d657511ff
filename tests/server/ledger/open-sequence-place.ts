import { sql } from 'kysely'
import { simulatorVariables, startDarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { TestPlace } from '../test-database.ts'
import { otherOrganisation } from './payment-sequences.ts'
import type { SequencePlace } from './payment-sequences.ts'
import { gapsIn, numbersOf, wrongInLedger } from './posted-sums.ts'

/** A place for sequences of payments that is open. */
export interface OpenedSequencePlace extends SequencePlace {
  /**
   * Sums that are not zero, balances that differ from what was moved, gaps in the series, and receipts of the
   * organisation in which nobody pays.
   */
  wrongInLedger(): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** Starts a server and the simulator of its provider. @param place of a database that is kept; a new one without it */
export async function openSequencePlace(place?: TestPlace): Promise<OpenedSequencePlace> {
  const simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  const variables = simulatorVariables(simulator.address, ['demo', otherOrganisation])
  const server = await startCaseServer({ variables, ...(place && { place }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    server,
    simulator,
    wrongInLedger: async () => [
      ...(await server.inTenant(async (tx) => [
        ...(await wrongInLedger(tx)),
        ...(await wrongSums(tx)),
        ...gapsIn(await numbersOf(tx, 'receipt')),
        ...gapsIn(await numbersOf(tx, 'invoice')),
      ])),
      ...(await server.services.database.inTenant(otherOrganisation, (tx) => numbersOf(tx, 'receipt'))),
    ],
    close: async () => {
      await simulator.close()
      await server.close()
    },
  }
}

/** What all accounts together have, where that is not zero: each posting takes as much as it gives. */
async function wrongSums({ tenant, db }: TenantTransaction): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with moved as (
      select document_id, debit as account, amount_cents as cents from ledger_transfers where tenant = ${tenant}
      union all select document_id, credit, -amount_cents from ledger_transfers where tenant = ${tenant}),
    sums as (select sum(cents) as cents from moved)
    select cents from sums where cents <> 0`.execute(db)
  return rows
}
