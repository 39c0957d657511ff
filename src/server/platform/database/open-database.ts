import { keepPrivate } from '../files/private-folder.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

export interface DatabasePlace {
  /** With the role of the database's owner, which migrates it. */
  readonly databaseUrl: string | undefined
  /** With the server's role; derived from the owner's address when undefined. */
  readonly databaseServerUrl?: string | undefined
  readonly dataFolder: string
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or the embedded one in `<dataFolder>/database`: migrates it as its
 * owner, then works as a role that owns nothing and cannot become another. Other users of the machine cannot read the
 * data folder.
 *
 * @throws FolderTakenError while another process has the embedded database open
 * @throws ServerRoleError when there is no such role and the owner cannot make it
 */
export async function openDatabase({ databaseUrl, databaseServerUrl, dataFolder }: DatabasePlace): Promise<Database> {
  await keepPrivate(dataFolder)
  if (databaseUrl === undefined) return openEmbedded(dataFolder)
  return openPostgres(databaseUrl, databaseServerUrl)
}
