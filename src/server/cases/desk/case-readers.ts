import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'

/** How long somebody has a case open after their page last sent word; milliseconds. */
const readingTime = 60_000

/** Notes that somebody of the staff has a case open; returns the accounts of the others who have. */
export async function noteReader(
  { tenant, db }: TenantTransaction,
  { caseId, userId }: { readonly caseId: string; readonly userId: string },
  now: Date,
): Promise<readonly string[]> {
  await db
    .insertInto('case_readers')
    .values({ tenant, case_id: caseId, user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'case_id', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute()
  const others = await db
    .selectFrom('case_readers')
    .select('user_id')
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where('user_id', '<>', userId)
    .where('seen_at', '>', new Date(now.getTime() - readingTime))
    .execute()
  return others.map(({ user_id }) => user_id)
}

/** Whether a row of `case_readers` is of somebody who has left. */
export const haveLeft = (now: Date): RawBuilder<boolean> => sql`seen_at <= ${new Date(now.getTime() - readingTime)}`
