/** How long the server waits for the database before it answers with 503; milliseconds. */
export const databaseLimits = {
  /** For a connection: a new one, or one of the pool that is in use. */
  connection: 5000,
  /** For a statement, counted by the database. */
  statement: 5000,
  /** For a row that another transaction holds, counted by the database. */
  lock: 3000,
  /** Between the statements of a transaction, counted by the database, which ends it then. */
  idleInTransaction: 10_000,
  /** For an answer of a database, or of a network, that froze: longer than the database would wait itself. */
  answer: 7000,
  /** How long a connection is silent before the system makes sure that its other end is there. */
  keepAlive: 10_000,
}

/** Statements that every transaction begins with; they hold for it alone, so that a pooler may stand between. */
export const transactionLimits: readonly string[] = [
  `set local statement_timeout = ${databaseLimits.statement}`,
  `set local lock_timeout = ${databaseLimits.lock}`,
  `set local idle_in_transaction_session_timeout = ${databaseLimits.idleInTransaction}`,
]
