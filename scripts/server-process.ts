import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built server in its own process, on a fresh embedded database. */
export interface ServerProcess {
  readonly port: number
  /** The address of an organisation's portal, e.g. `http://demo.localhost:41234`. */
  origin(tenant: string): string
  /** Its output so far, for messages when something fails. */
  output(): string
  /** Stops it and removes its data. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const patience = 180_000

/**
 * Starts `dist/server/main.js` on a free port, or the one in `PORT`, and waits until it is ready. The server itself
 * picks the free port and prints it: a port picked here could be taken before the server listens.
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
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, NODE_ENV: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // Not `exit`, which comes before the last of the output.
  const ended = new Promise<void>((resolve) =>
    child.once('close', (code, signal) => {
      printed += `(ended: ${signal ?? code})\n`
      resolve()
    }),
  )
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  }
  const port = await Promise.race([untilReady(() => portIn(printed)), ended])
  if (port === undefined) {
    await stop()
    throw new Error(`The server did not start:\n${printed}`)
  }
  return { port, origin: (tenant) => `http://${tenant}.localhost:${port}`, output: () => printed, stop }
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
      port === undefined ? undefined : await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined)
    if (response?.ok) return port
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return undefined
}
