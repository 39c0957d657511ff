import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyMigrated } from './migrated-database.ts'

/** The server in its own process. */
export interface ServerProcess {
  readonly port: number
  readonly pid: number
  /** By number, without a trailing slash; this host is the demo organisation's. */
  readonly address: string
  /** The address of an organisation's portal, e.g. `http://demo.localhost:41234`. */
  origin(tenant: string): string
  /** Its output so far, for messages when something fails. */
  output(): string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  signal(signal: NodeJS.Signals): void
  /** Asks it to stop, waits until it has, and removes the fresh database. */
  stop(): Promise<void>
  /** Kills it at once, as a power cut would: none of its handlers run. */
  kill(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const patience = 180_000

/**
 * Starts `dist/server/main.js` on a free port, or the one in `PORT`, and waits until it is ready. The server itself
 * picks the free port and prints it: a port picked here could be taken before the server listens. Its database is a
 * fresh embedded one, unless the variables name another.
 * @param folder the project's, or another with the same contents: schemas, tenants, built files
 * @param program the program that Node runs there
 * @throws Error with the server's output, when it exits or is not ready within three minutes.
 */
export async function startServerProcess(
  variables: Readonly<Record<string, string>> = {},
  folder: string = root,
  program: readonly string[] = ['dist/server/main.js'],
): Promise<ServerProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'regalia-'))
  if (variables['DATA_DIR'] === undefined) await copyMigrated(dataFolder)
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, NODE_ENV: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // Not `exit`, which comes before the last of the output.
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => {
      printed += `(ended: ${signal ?? code})\n`
      resolve(signal ?? code)
    }),
  )
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  }
  const port = await Promise.race([untilReady(() => portIn(printed)), ended.then(() => undefined)])
  if (port === undefined) {
    await endBy('SIGKILL')
    throw new Error(`The server did not start:\n${printed}`)
  }
  return {
    port,
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    origin: (tenant) => `http://${tenant}.localhost:${port}`,
    output: () => printed,
    ended,
    signal: (signal) => void child.kill(signal),
    stop: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
  }
}

/** The port in the addresses that a server prints once it listens. */
const portIn = (printed: string): number | undefined => {
  const [, port] = /\bhttp:\/\/[^\s:]+:(\d+)\//.exec(printed) ?? []
  return port === undefined ? undefined : Number(port)
}

/** The port once the server is ready; undefined when it never is. */
async function untilReady(portNow: () => number | undefined): Promise<number | undefined> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const port = portNow()
    const response =
      port === undefined ? undefined : await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (response?.ok) return port
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return undefined
}
