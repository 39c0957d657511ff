import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { TenantTransaction } from './database.ts'
import { asJoint } from './dialect/joint-connection.ts'
import type { Ending } from './dialect/joint-connection.ts'

/** The rows of each statement. */
type RowsOf<Rows extends readonly unknown[]> = { [Index in keyof Rows]: readonly Rows[Index][] }
/** Statements that return such rows. One that is not needed is undefined, and has none. */
type Asking<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Compilable<Rows[Index]> | undefined }

/**
 * Runs statements in their order, as one message with one wait. Each sees what was committed before it began: one after
 * a lock sees what the lock's last holder wrote.
 *
 * @returns the rows of each
 */
export function together<Rows extends readonly unknown[]>(
  tx: TenantTransaction,
  ...asked: Asking<Rows>
): Promise<RowsOf<Rows>>
export async function together(tx: TenantTransaction, ...asked: readonly (Compilable | undefined)[]): Promise<unknown> {
  const needed = asked.filter((one) => one !== undefined)
  const results = await run(tx, needed, 'stays-open')
  return asked.map((one) => (one && results[needed.indexOf(one)]?.rows) ?? [])
}

/**
 * Reads rows with the last statement of a transaction that has only read, and ends the transaction in the same message.
 * Any further statement throws.
 */
export function readLast<Row>(tx: TenantTransaction, asked: Compilable<Row>): Promise<readonly Row[]>
export async function readLast(tx: TenantTransaction, asked: Compilable): Promise<unknown> {
  const [result] = await run(tx, [asked], 'ends')
  return result?.rows ?? []
}

/**
 * Queues a write that nobody waits for: it is sent with the next statement, or with the transaction's end, which throws
 * its failure. Later statements see what it wrote.
 */
export async function later({ db }: TenantTransaction, write: Compilable): Promise<void> {
  const query = write.compile()
  await db.getExecutor().provideConnection(async (connection) => asJoint(connection).executeLater(query))
}

async function run(
  { db }: TenantTransaction,
  asked: readonly Compilable[],
  ending: Ending,
): Promise<readonly QueryResult<unknown>[]> {
  const queries: readonly CompiledQuery[] = asked.map((one) => one.compile())
  return db.getExecutor().provideConnection((connection) => asJoint(connection).executeTogether(queries, ending))
}
