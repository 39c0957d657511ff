/**
 * Plays M-Pesa and a provider of cards on this machine until it is ended, each unless the environment has keys for the
 * real one. Its first line of output has the variables with which a server talks to them, for every organisation, as
 * JSON. SIMULATOR_PORT is the port of M-Pesa, SIMULATOR_FILE keeps its requests for the next process, and
 * SIMULATOR_DELAY is how long its payers take, in milliseconds. SIMULATOR_CARD_PORT and SIMULATOR_CARD_FILE are those
 * of cards.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardVariables, startCardSimulator } from './card-simulator.ts'
import { paybillVariables, simulatorVariables, startDarajaSimulator } from './daraja-simulator.ts'

const folders = readdirSync(fileURLToPath(new URL('../../tenants', import.meta.url)))
const organisations = folders.filter((id) => id !== 'variants')
const { SIMULATOR_PORT = 0, SIMULATOR_FILE, SIMULATOR_DELAY = 2000, MPESA_KEYS, CARD_KEYS } = process.env
const { SIMULATOR_CARD_PORT = 0, SIMULATOR_CARD_FILE } = process.env
const asked = { port: Number(SIMULATOR_PORT), delay: Number(SIMULATOR_DELAY), file: SIMULATOR_FILE }
const askedOfCards = { port: Number(SIMULATOR_CARD_PORT), file: SIMULATOR_CARD_FILE }
const daraja = MPESA_KEYS ? undefined : await startDarajaSimulator(asked)
const cards = CARD_KEYS ? undefined : await startCardSimulator(askedOfCards)
console.log(
  JSON.stringify({
    ...(daraja && { ...simulatorVariables(daraja.address, organisations), ...paybillVariables(organisations) }),
    ...(cards && cardVariables(cards.address, organisations)),
  }),
)
