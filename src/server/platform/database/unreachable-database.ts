import { StartError } from '../start-error.ts'
import type { DatabaseAwayError } from './database-away.ts'
import { databaseLimits } from './database-limits.ts'

/**
 * Why a PostgreSQL database cannot be reached, with the step that mends it. Never shows the password.
 *
 * @param variable the environment variable that has the address
 */
export function unreachableDatabase({ cause }: DatabaseAwayError, address: string, variable: string): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = reasons.get(code) ?? silent
  return new StartError(reason({ ...partsOf(address), variable, message: cause instanceof Error ? cause.message : '' }))
}

interface Attempt {
  readonly variable: string
  readonly host: string
  readonly port: string
  readonly user: string
  readonly database: string
  /** What the database or the system answered. */
  readonly message: string
}

type Reason = (attempt: Attempt) => string

const silent: Reason = ({ host, port, variable }) =>
  `The database at ${host}:${port} does not answer within ${databaseLimits.connection / 1000} seconds. ` +
  `Check that it runs, that ${variable} has its host and port, and that no firewall is in between.`

const unknownHost: Reason = ({ host, variable }) =>
  `There is no machine with the name ${host}. Correct the host in ${variable}.`

const refusedUser: Reason = ({ host, user, variable, message }) =>
  `The database at ${host} refuses the user ${user}: ${message}. Correct user and password in ${variable}, or let the ` +
  'user in by pg_hba.conf.'

/** By the system's code or the SQLSTATE. */
const reasons: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['ENOTFOUND', unknownHost],
  ['EAI_AGAIN', unknownHost],
  [
    'ECONNREFUSED',
    ({ host, port, variable }) =>
      `No database listens at ${host}:${port}. Start PostgreSQL there, or correct host and port in ${variable}.`,
  ],
  ['28P01', refusedUser],
  ['28000', refusedUser],
  [
    '3D000',
    ({ host, user, database, variable }) =>
      `PostgreSQL at ${host} has no database ${database}. As an administrator run: create database "${database}" ` +
      `owner "${user}"; or correct the name in ${variable}.`,
  ],
  [
    '53300',
    ({ host }) =>
      `The database at ${host} has no connection left. End other programs that use it, or raise its max_connections.`,
  ],
])

function partsOf(address: string): Pick<Attempt, 'host' | 'port' | 'user' | 'database'> {
  const { hostname, port, username, pathname } = new URL(address)
  return {
    host: decodeURIComponent(hostname) || 'localhost',
    port: port === '' ? '5432' : port,
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  }
}
