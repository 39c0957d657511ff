/**
 * Plays M-Pesa on this machine until it is ended. Its first line of output has the variables with which a server talks
 * to it, for every organisation, as JSON.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { simulatorVariables, startDarajaSimulator } from './daraja-simulator.ts'

const { address } = await startDarajaSimulator({ port: Number(process.env['SIMULATOR_PORT'] ?? 0) })
const folders = readdirSync(fileURLToPath(new URL('../../tenants', import.meta.url)))
const organisations = folders.filter((id) => id !== 'variants')
console.log(JSON.stringify(simulatorVariables(address, organisations)))
