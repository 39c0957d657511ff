import { keepPrivate } from '../files/private-folder.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

export interface DatabasePlace {
  /** Its owner's, who migrates it. */
  readonly databaseUrl: string | undefined
  /** The server's own; derived from the owner's when it is not given. */
  readonly databaseServerUrl?: string | undefined
  readonly dataFolder: string
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded one in `<dataFolder>/database`: migrates it as its owner,
 * then works as a role that owns nothing and cannot become anything else. The
 * data folder is closed to other users of the machine.
 *
 * @throws FolderTakenError while another process has the embedded database open
 * @throws ServerRoleError when there is no such role and the owner cannot make it
 */
export async function openDatabase({ databaseUrl, databaseServerUrl, dataFolder }: DatabasePlace): Promise<Database> {
  await keepPrivate(dataFolder)
  if (databaseUrl === undefined) return openEmbedded(dataFolder)
  return openPostgres(databaseUrl, databaseServerUrl)
}
