import type { FormIssue } from '../../contract/edited-form.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

interface HeldPublication {
  readonly sequence: number
  readonly release: string
}

/** What the check found when a publication was composed on a release; undefined when it was not, or fits. */
export async function readHeldRelease(
  { tenant, db }: TenantTransaction,
  { sequence, release }: HeldPublication,
): Promise<readonly FormIssue[] | undefined> {
  const row = await db
    .selectFrom('held_releases')
    .select('issues')
    .where('tenant', '=', tenant)
    .where('sequence', '=', sequence)
    .where('release', '=', release)
    .executeTakeFirst()
  return row?.issues
}

/** Notes that a publication does not fit a release. Returns false when that is noted already. */
export async function writeHeldRelease(
  { tenant, db }: TenantTransaction,
  { sequence, release, issues }: HeldPublication & { readonly issues: readonly FormIssue[] },
  now: Date,
): Promise<boolean> {
  const written = await db
    .insertInto('held_releases')
    .values({ tenant, sequence, release, issues: JSON.stringify(issues), found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sequence')
    .executeTakeFirst()
  return written !== undefined
}
