import { createHmac } from 'node:crypto'
import { serverRole } from './migrations/create-tenant-table.ts'
import { ServerRoleError } from './server-role-error.ts'

/** The address at which the server works on a PostgreSQL database, and its role's password. */
export interface ServerAddress {
  readonly url: string
  /** The password of the role that the owner makes for the server; undefined where the operator made one. */
  readonly password: string | undefined
}

/**
 * The server's address. By default it is the owner's address with the server's role and a password derived from the
 * owner's, so that all processes derive the same one and nobody without the owner's password can.
 */
export function serverAddress(databaseUrl: string, databaseServerUrl: string | undefined): ServerAddress {
  if (databaseServerUrl !== undefined) return { url: databaseServerUrl, password: undefined }
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  const secret = decodeURIComponent(url?.password ?? '') || (process.env.PGPASSWORD ?? '')
  if (!url || secret === '') {
    throw new ServerRoleError('DATABASE_URL has no password of which one for the server could be derived.')
  }
  const password = createHmac('sha256', secret).update(serverRole).digest('base64url')
  url.username = serverRole
  url.password = password
  return { url: url.href, password }
}
