import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** Whether a transaction ends with a statement. Only reading ones may end theirs: no later failure can undo them. */
export type Ending = 'stays-open' | 'ends'

/** A connection that sends several statements as one message: each message and each wait cost more than most. */
export interface JointConnection extends DatabaseConnection {
  /**
   * Runs statements in their order, and waits once for all. Each sees what was committed before it began, so one after
   * a lock sees what the lock's last holder wrote. Throws the first failure.
   */
  executeTogether(queries: readonly CompiledQuery[], ending: Ending): Promise<readonly QueryResult<unknown>[]>
  /** Queues a write that nobody waits for. The transaction's next statement, or its end, throws its failure. */
  executeLater(query: CompiledQuery): void
}

export function asJoint(connection: DatabaseConnection): JointConnection {
  if (!isJoint(connection)) throw new Error('This connection takes one statement at a time.')
  return connection
}

const isJoint = (connection: DatabaseConnection): connection is JointConnection => 'executeTogether' in connection
