import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Client, DatabaseError } from 'pg'
import { DatabaseAwayError } from './database-away.ts'
import { databaseLimits } from './database-limits.ts'
import { serverRole } from './migrations/create-tenant-table.ts'
import { scramVerifier } from './scram-verifier.ts'
import type { ServerAddress } from './server-address.ts'
import { ServerRoleError } from './server-role-error.ts'

/** SQLSTATEs: unknown role or password; the owner lacks the right; another process made the same change at once. */
const refused = new Set(['28000', '28P01'])
const forbidden = '42501'
const together = new Set(['42710', '23505', 'XX000'])

/**
 * Makes sure that the server's role exists and can log in. The role belongs to the whole database server, so processes
 * of several databases may do this at once.
 *
 * @throws ServerRoleError when the owner lacks the right
 */
export async function prepareServerRole(owner: Kysely<unknown>, { url, password }: ServerAddress): Promise<void> {
  if (await canLogIn(url)) return
  if (password === undefined) throw new ServerRoleError('The database does not know the role of DATABASE_SERVER_URL.')
  await giveLogin(owner, password)
  if (!(await canLogIn(url))) throw new ServerRoleError(`The role ${serverRole} cannot log in to the database.`)
}

async function canLogIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: databaseLimits.connection })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && refused.has(error.code ?? '')) return false
    throw new DatabaseAwayError(error)
  } finally {
    await client.end()
  }
}

async function giveLogin(owner: Kysely<unknown>, password: string): Promise<void> {
  const { rows } = await sql`select from pg_roles where rolname = ${serverRole}`.execute(owner)
  const verb = rows.length === 0 ? 'create' : 'alter'
  try {
    await sql.raw(`${verb} role ${serverRole} login password '${scramVerifier(password)}'`).execute(owner)
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : ''
    if (code === forbidden) throw new ServerRoleError('The owner of the database may not make the role of the server.')
    if (!together.has(code)) throw error
  }
}
