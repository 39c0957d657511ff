import { transactionLimits } from '../database-limits.ts'

/** Which statements are allowed: those that read and write rows, or all that the session's user may run. */
export type Rights = 'rows-only' | 'everything'

const rows = /^\s*(select|insert|update|delete|with)\b[^;]*$/i
const transaction = /^(commit|rollback)$/
const opening = /^begin; set local regalia\.tenant = '[a-z][a-z0-9-]*'(?:; (?<limits>[^']*))?$/
/** With these a query could change its session, which may be the owner's. */
const session = /\bset_config\b|\bpg_settings\b|\bu&"/i

/** Whether this is the statement that begins the transaction of one tenant. */
export function isOpening(statement: string): boolean {
  const found = opening.exec(statement)
  const limits = found?.groups?.['limits']?.split('; ') ?? []
  return found !== null && limits.every((limit) => transactionLimits.includes(limit))
}

/**
 * Throws for a statement that does more than read and write rows, or begin and end the transaction of one tenant. The
 * product's own statements contain no semicolon: values are parameters.
 */
export function refuseUnlessRowsOnly(statement: string): void {
  if ((rows.test(statement) && !session.test(statement)) || transaction.test(statement) || isOpening(statement)) return
  throw new Error('The server only reads and writes rows; it may not change tables, roles or its session.')
}
