import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabasePlace } from '../src/server/platform/database/open-database.ts'
import { exampleOrigins } from './example-origins.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The server run from source, in its own process. */
export interface SourceProcess {
  readonly port: number
  /** Without a trailing slash; the host is the demo organisation's. */
  readonly address: string
  readonly pid: number
  /** Its exit code or the signal that ended it. */
  readonly ended: Promise<unknown>
  signal(signal: NodeJS.Signals): void
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>
  /** Kills it at once, as a power cut would: none of its handlers run. */
  kill(): Promise<void>
}

/**
 * Starts the server on a free port, in production mode unless the variables set another; resolves when it listens.
 *
 * @throws Error when it exits before that
 */
export async function startSourceProcess(
  { dataFolder, databaseUrl }: DatabasePlace,
  variables: Readonly<Record<string, string>> = {},
): Promise<SourceProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/start/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      REGALIA_MODE: 'production',
      ORIGINS: exampleOrigins(),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      ...variables,
    },
  })
  const ended = once(child, 'exit').then(([code, signal]: unknown[]) => signal ?? code)
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    await ended
  }
  try {
    const port = await portIn(child.stdout)
    return {
      port,
      address: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      ended,
      signal: (signal) => void child.kill(signal),
      stop: () => endBy('SIGTERM'),
      kill: () => endBy('SIGKILL'),
    }
  } catch (error) {
    await endBy('SIGKILL')
    throw error
  }
}

/** The port in what the server prints when it listens. */
async function portIn(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /http:\/\/[\w.-]+:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    output.resume()
    return Number(port)
  }
  throw new Error('The server did not start.')
}
