import { simulatorVariables, startDarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { TestPlace } from '../test-database.ts'
import { otherOrganisation } from './payment-sequences.ts'
import type { SequencePlace } from './payment-sequences.ts'
import { numbersOf, wrongInLedger } from './posted-sums.ts'

/** A place for sequences of payments that is open. */
export interface OpenedSequencePlace extends SequencePlace {
  /**
   * Amounts that are not what was moved, balances that differ from what was moved, gaps in the series, and receipts of
   * the organisation in which nobody pays.
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
      ...(await server.inTenant(wrongInLedger)),
      ...(await server.services.database.inTenant(otherOrganisation, (tx) => numbersOf(tx, 'receipt'))),
    ],
    close: async () => {
      await simulator.close()
      await server.close()
    },
  }
}
