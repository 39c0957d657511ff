import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { exampleOrigins } from '../../scripts/example-origins.ts'
import type { DatabasePlace } from '../../src/server/platform/database/open-database.ts'
import { projectRoot } from './start-test-server.ts'

/** A real server process on a port of its own. */
export interface ServerProcess {
  /** Without a slash at the end; the host is the demo organisation's. */
  readonly address: string
  /** Ends it at once, as a power cut would: no handler of its own runs. */
  kill(): Promise<void>
}

/** Starts the server from source on a place; resolves when it listens. */
export async function startServerProcess({ dataFolder, databaseUrl }: DatabasePlace): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/start/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      REGALIA_MODE: 'production',
      ORIGINS: exampleOrigins(),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
    },
  })
  const address = `http://127.0.0.1:${await portOf(child)}`
  return {
    address,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** The port in what the server prints when it listens. */
async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The server’s output is not piped.')
  for await (const line of createInterface({ input: stdout })) {
    const port = /http:\/\/localhost:(\d+)\//.exec(line)?.[1]
    if (port !== undefined) {
      stdout.resume()
      return port
    }
  }
  throw new Error('The server did not start.')
}
