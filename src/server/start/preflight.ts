import { once } from 'node:events'
import { createServer } from 'node:net'
import { preparePostgres } from '../platform/database/open-postgres.ts'
import { lockFolder } from '../platform/database/lock-folder.ts'
import type { Environment } from '../platform/environment.ts'
import { listeningError } from './listening-error.ts'

/**
 * Tries what a start needs of its surroundings: the port, and the database with its role. Changes no table, so that it
 * can run before the minutes that a first build takes.
 *
 * @throws StartError with the statement or step that mends it
 */
export async function preflight(environment: Environment): Promise<void> {
  await tryPort(environment)
  const { databaseUrl, databaseServerUrl, dataFolder } = environment
  if (databaseUrl === undefined) lockFolder(dataFolder)()
  else await preparePostgres(databaseUrl, databaseServerUrl)
}

async function tryPort({ port, host }: Environment): Promise<void> {
  const server = createServer()
  try {
    server.listen({ port, host })
    await once(server, 'listening')
  } catch (error) {
    throw listeningError(error, { host, port })
  }
  server.close()
  await once(server, 'close')
}
