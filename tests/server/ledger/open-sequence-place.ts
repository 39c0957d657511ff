import { cardVariables, startCardSimulator } from '../../../scripts/simulators/card-simulator.ts'
import {
  paybillVariables,
  simulatorVariables,
  startDarajaSimulator,
} from '../../../scripts/simulators/daraja-simulator.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { TestPlace } from '../test-database.ts'
import type { CardPlace } from './card-sequences.ts'
import { otherOrganisation } from './other-organisation.ts'
import type { SequencePlace } from './payment-sequences.ts'
import { numbersOf, wrongInLedger } from './posted-sums.ts'

/** A place for sequences of payments that is open. */
export interface OpenedSequencePlace extends SequencePlace, CardPlace {
  /**
   * Amounts that are not what was moved, balances that differ from what was moved, gaps in the series, and what is
   * posted in the organisation in which nobody pays.
   */
  wrongInLedger(): Promise<readonly unknown[]>
  close(): Promise<void>
}

/** Starts a server and its providers' simulators. @param place of a database that is kept; a new one without it */
export async function openSequencePlace(place?: TestPlace): Promise<OpenedSequencePlace> {
  let clock = () => new Date()
  const simulator = await startDarajaSimulator({ delay: 0, late: 0, now: () => clock() })
  const cards = await startCardSimulator({ delay: 0, late: 0 })
  const organisations = ['demo', otherOrganisation]
  const variables = {
    ...simulatorVariables(simulator.address, organisations),
    ...paybillVariables(organisations),
    ...cardVariables(cards.address, organisations),
  }
  const server = await startCaseServer({ variables, ...(place && { place }) })
  clock = () => server.clock.now()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    server,
    simulator,
    cards,
    wrongInLedger: async () => [
      ...(await server.inTenant(wrongInLedger)),
      ...(await server.services.database.inTenant(otherOrganisation, (tx) => numbersOf(tx))),
    ],
    close: async () => {
      await Promise.all([simulator.close(), cards.close()])
      await server.close()
    },
  }
}
