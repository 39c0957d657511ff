import type { DatabasePlace } from '../src/server/platform/database/open-database.ts'
import { exampleOrigins } from './example-origins.ts'
import { startServerProcess } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

/**
 * The built server as operators run it: in production mode, unless the variables set another, on a database that is
 * there already and stays.
 *
 * @param folder another folder with the built project
 * @throws Error with the server's output, when it exits or is not ready within three minutes.
 */
export function startProductionServer(
  { dataFolder, databaseUrl }: DatabasePlace,
  variables: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<ServerProcess> {
  const production = { NODE_ENV: 'production', REGALIA_MODE: 'production', ORIGINS: exampleOrigins() }
  const place = { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '' }
  return startServerProcess({ ...production, ...place, ...variables }, folder)
}
