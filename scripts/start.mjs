/**
 * `npm start`: tries port and database, builds what has changed and serves it; `PORT` sets the port. In sample mode,
 * without keys of a payment provider, it starts one that is simulated (M-Pesa, cards).
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsx = join(root, 'node_modules', '.bin', 'tsx')
const first = [
  [tsx, ['scripts/preflight.ts']],
  [process.execPath, ['scripts/build.mjs']],
]
for (const [program, parameters] of first) {
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const isSample =
  (process.env.REGALIA_MODE || 'sample') === 'sample' && !(process.env.MPESA_KEYS && process.env.CARD_KEYS)
const simulator = isSample
  ? spawn(process.execPath, ['--import', 'tsx', 'scripts/simulators/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  : undefined

/** The variables that lead the server to the simulated providers. */
async function simulated() {
  if (simulator === undefined) return {}
  const lines = createInterface({ input: simulator.stdout })
  const [line] = await Promise.race([once(lines, 'line'), once(simulator, 'exit').then(() => ['{}'])])
  const variables = JSON.parse(line)
  if (variables.MPESA_URL) console.log(`M-Pesa is simulated. Play the payer at ${variables.MPESA_URL}/`)
  if (variables.CARD_URL) console.log('Cards are simulated. Play the payer on the page to which paying by card leads.')
  return variables
}

const env = { ...process.env, ...(await simulated()) }
const main = ['--enable-source-maps', 'dist/server/main.js']
const server = spawn(process.execPath, main, { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  simulator?.kill()
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
})
