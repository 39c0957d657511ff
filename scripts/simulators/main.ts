/**
 * Plays M-Pesa on this machine until it is ended. Its first line of output has the variables with which a server talks
 * to it, for every organisation, as JSON.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { simulatorKeys, startDarajaSimulator } from './daraja-simulator.ts'

const { address } = await startDarajaSimulator({ port: Number(process.env['SIMULATOR_PORT'] ?? 0) })
const { shortcode, passkey, key, secret } = simulatorKeys
const organisations = readdirSync(fileURLToPath(new URL('../../tenants', import.meta.url))).filter(
  (id) => id !== 'variants',
)
const keys = organisations.map((id) => `${id}=${shortcode}:${passkey}:${key}:${secret}`)
console.log(JSON.stringify({ MPESA_URL: address, MPESA_KEYS: keys.join(',') }))
