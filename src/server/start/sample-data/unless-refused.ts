import { Refusal } from '../../platform/refusal.ts'

/**
 * Refusals that an organisation's declarations cause: its form asks for something else, its section is closed or full.
 * They come before anything is written, so the transaction can continue.
 */
const taken: ReadonlySet<string> = new Set(['invalid', 'forbidden', 'too-many-records'])

/**
 * The result of the work; undefined where declarations refuse it, because sample data must not keep the server from
 * starting.
 */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && taken.has(error.code)) return undefined
    throw error
  }
}

/** What the rules of a case refuse besides, some of it after a part was written. */
const ruledOut: ReadonlySet<string> = new Set([...taken, 'case-closed', 'conflict'])

/**
 * A whole transaction, which is rolled back where declarations refuse what it does: the organisation then lacks it.
 *
 * @throws any other refusal, which is a fault of the sample data
 */
export async function unlessRuledOut(transaction: Promise<void>): Promise<void> {
  try {
    await transaction
  } catch (error) {
    if (!(error instanceof Refusal) || !ruledOut.has(error.code)) throw error
  }
}
