/** How long the server waits for the database before it responds with 503; milliseconds. */
export const databaseLimits = {
  /** For a connection, new or from the pool. */
  connection: 5000,
  /** For a statement; enforced by the database. */
  statement: 5000,
  /** For a row that another transaction has locked; enforced by the database. */
  lock: 3000,
  /** Between two statements of a transaction; the database then ends the session. */
  idleInTransaction: 10_000,
  /** For the response to a query when the database or the network hangs: longer than the database's own limits. */
  answer: 7000,
  /** How long a connection is silent before the system checks that the other end is still there. */
  keepAlive: 10_000,
}

/**
 * Statements that every transaction begins with. They apply to that transaction alone, so a connection pooler may be in
 * between.
 */
export const transactionLimits: readonly string[] = [
  `set local statement_timeout = ${databaseLimits.statement}`,
  `set local lock_timeout = ${databaseLimits.lock}`,
  `set local idle_in_transaction_session_timeout = ${databaseLimits.idleInTransaction}`,
]
