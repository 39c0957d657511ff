import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

const statements: readonly string[] = ['drop table application_history', 'drop table applications']

/**
 * Applications are cases. None could be submitted before: whoever has a profile begins a new case, and members of the
 * register one that is released, by the job that looks for profiles without a case.
 */
export const applicationsAreCases: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(database)
  },
}
