import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import { exampleOrigins } from '../../example-origins.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The server in production mode, in a process of its own, on a database that is there already. */
export interface BenchServer {
  readonly port: number
  /** Of its process. */
  readonly pid: number
  stop(): Promise<void>
}

/** @throws Error when it does not start */
export async function startBenchServer(
  { dataFolder, databaseUrl }: DatabasePlace,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
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
  const stop = async (): Promise<void> => {
    child.kill()
    await once(child, 'exit')
  }
  try {
    return { port: await portIn(child.stdout), pid: child.pid ?? 0, stop }
  } catch (error) {
    child.kill()
    throw error
  }
}

async function portIn(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const port = /http:\/\/localhost:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    output.resume()
    return Number(port)
  }
  throw new Error('The server did not start.')
}
