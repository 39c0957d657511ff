import { sql } from 'kysely'
import type { Kysely, Migration } from 'kysely'

/** The code of the newest reminder that an applicant sent. The first link, whose code is not known, stays valid. */
export const reminderCodes: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`alter table referee_requests add column reminder_code_hash text`.execute(database)
    await sql`create unique index referee_requests_by_reminder on referee_requests (tenant, reminder_code_hash)
      where reminder_code_hash is not null`.execute(database)
  },
}
