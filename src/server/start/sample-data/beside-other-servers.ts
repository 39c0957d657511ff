import { setTimeout } from 'node:timers/promises'
import { DatabaseAwayError } from '../../platform/database/database-away.ts'

/** How often, and after how many milliseconds, a server looks whether another has finished. */
const mostTries = 60
const pause = 1000

/**
 * Adds sample data while another server may be adding it, too: it then waits and adds what is still missing, which is
 * nothing when the other has finished. What is there already stays as it is.
 */
export async function besideOtherServers<Result>(add: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await add()
    } catch (error) {
      if (tries === mostTries || !isAddedByAnother(error)) throw error
      await setTimeout(pause)
    }
  }
}

/** A row that another server stored first, or has not committed yet. */
function isAddedByAnother(error: unknown): boolean {
  const code = codeOf(error instanceof DatabaseAwayError ? error.cause : error)
  return code === '23505' || code === '55P03'
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
