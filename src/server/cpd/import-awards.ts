import type { TenantTransaction } from '../platform/database/database.ts'
import { addAwards } from './awards.ts'
import type { NewAward } from './awards.ts'
import { lockMembers, planAwards } from './plan-awards.ts'

/** How many awards were added, were there already, or were refused. */
export interface AwardCounts {
  readonly added: number
  readonly unchanged: number
  readonly refused: number
}

/** Adds awards that there are not yet, in the caller's transaction. Importing the same again adds nothing. */
export async function importAwards(
  tx: TenantTransaction,
  awards: readonly NewAward[],
  now: Date,
): Promise<AwardCounts> {
  await lockMembers(
    tx,
    awards.map(({ memberNo }) => memberNo),
  )
  const planned = await planAwards(tx, awards)
  const ofOutcome = (wanted: string) =>
    planned.flatMap((one) => ('outcome' in one && one.outcome === wanted ? [one.award] : []))
  const added = ofOutcome('added')
  await addAwards(tx, added, now)
  const unchanged = ofOutcome('unchanged').length
  return { added: added.length, unchanged, refused: planned.length - added.length - unchanged }
}
