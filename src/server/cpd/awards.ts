import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CpdAward } from '../../contract/cpd.ts'
import { hundredthsOf, pointsOf } from '../../engine/points/hundredths.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CpdAwardsTable } from '../platform/database/tables/cpd.ts'

/** An award that is to be stored; its dates follow from the year. */
export type NewAward = Omit<CpdAward, 'startDate' | 'endDate'>

/** The points that count of a profile's member number, the latest year first; none before it has a number. */
export async function readAwards(tx: TenantTransaction, profile: string): Promise<readonly CpdAward[]> {
  const { tenant, db } = tx
  const own = db
    .selectFrom('profiles')
    .select('member_no')
    .where('tenant', '=', tenant)
    .where('id', '=', profile)
    .where('member_no', 'is not', null)
    .$narrowType<{ member_no: string }>()
  const rows = await db
    .selectFrom('cpd_awards')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_no', 'in', own)
    .where('withdrawn_at', 'is', null)
    .orderBy('period', 'desc')
    .orderBy('awarded_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(wireAward)
}

export type AwardRow = Selectable<CpdAwardsTable>

/** An award as members read it. */
export function wireAward(row: AwardRow): CpdAward {
  return { ...awardOf(row), startDate: `${row.period}-01-01`, endDate: `${row.period}-12-31` }
}

/** What a stored award says. */
export const awardOf = (row: AwardRow): NewAward => ({
  description: row.description,
  memberNo: row.member_no,
  period: row.period,
  provider: row.provider,
  location: row.location,
  pointAwarded: pointsOf(row.hundredths),
  eventCode: row.event_code,
  certificateNo: row.certificate_no,
})

/** Stores awards of members of the register, whose numbers are in upper case. */
export async function addAwards(
  { tenant, db }: TenantTransaction,
  awards: readonly NewAward[],
  awarded_at: Date,
): Promise<void> {
  const rows = awards.map((award) => ({ ...awardColumnsOf(award), tenant, id: randomUUID(), awarded_at }))
  if (rows.length > 0) await db.insertInto('cpd_awards').values(rows).execute()
}

/** An award by the columns of its table. */
export const awardColumnsOf = (award: NewAward) => ({
  member_no: award.memberNo,
  period: award.period,
  description: award.description,
  provider: award.provider,
  location: award.location,
  hundredths: hundredthsOf(award.pointAwarded),
  event_code: award.eventCode,
  certificate_no: award.certificateNo,
})
