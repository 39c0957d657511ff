import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Client, DatabaseError } from 'pg'
import { DatabaseAwayError } from './database-away.ts'
import { databaseLimits } from './database-limits.ts'
import { serverRole } from './migrations/create-tenant-table.ts'
import { scramVerifier } from './scram-verifier.ts'
import type { ServerAddress } from './server-address.ts'
import { MissingRoleError, ServerRoleError } from './server-role-error.ts'
import { unreachableDatabase } from './unreachable-database.ts'

/** SQLSTATEs: unknown role or password; the owner lacks the right; another process made the same change at once. */
const refused = new Set(['28000', '28P01'])
const forbidden = '42501'
const together = new Set(['42710', '23505', 'XX000'])

/** What the server logs in as: the role of its own address, or the database's owner. */
export type ServingRole = 'server' | 'owner'

/**
 * Makes sure that the server's role exists and can log in. The role belongs to the whole database server, so processes
 * of several databases may do this at once. Where the role exists, but the owner may not set its password, the server
 * has to work as the owner.
 *
 * @throws ServerRoleError when there is no such role, and the owner lacks the right to create it
 */
export async function prepareServerRole(owner: Kysely<unknown>, address: ServerAddress): Promise<ServingRole> {
  if (await canLogIn(address)) return 'server'
  const { password } = address
  if (password === undefined) throw new ServerRoleError('The database does not know the role of DATABASE_SERVER_URL.')
  if (!(await giveLogin(owner, password))) return 'owner'
  if (!(await canLogIn(address))) throw new ServerRoleError(`The role ${serverRole} cannot log in to the database.`)
  return 'server'
}

async function canLogIn({ url, password }: ServerAddress): Promise<boolean> {
  const variable = password === undefined ? 'DATABASE_SERVER_URL' : 'DATABASE_URL'
  const client = new Client({ connectionString: url, connectionTimeoutMillis: databaseLimits.connection })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && refused.has(error.code ?? '')) return false
    throw unreachableDatabase(new DatabaseAwayError(error), url, variable)
  } finally {
    await client.end()
  }
}

/** Returns false when the role exists and the owner may not change it. */
async function giveLogin(owner: Kysely<unknown>, password: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${serverRole}`.execute(owner)
  const verb = rows.length === 0 ? 'create' : 'alter'
  try {
    await sql.raw(`${verb} role ${serverRole} login password '${scramVerifier(password)}'`).execute(owner)
    return true
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : ''
    if (code === forbidden && verb === 'alter') return false
    if (code === forbidden) throw new MissingRoleError()
    if (!together.has(code)) throw error
    return true
  }
}
