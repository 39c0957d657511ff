import { Refusal } from '../../platform/refusal.ts'

/** Refusals that come of what an organisation declares: its form asks for something else, or its section is closed. */
const taken: ReadonlySet<string> = new Set(['invalid', 'forbidden'])

/** What the work gives; undefined where what is declared refuses it: sample data are never a reason not to start. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && taken.has(error.code)) return undefined
    throw error
  }
}
