import { randomUUID } from 'node:crypto'
import type { CpdAward } from '../../contract/cpd.ts'
import { hundredthsOf, pointsOf } from '../../engine/points/hundredths.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** An award that is to be stored; its dates follow from the year. */
export type NewAward = Omit<CpdAward, 'startDate' | 'endDate'>

/** The points of a profile's member number, the latest year first; none before it has a number. */
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
    .orderBy('period', 'desc')
    .orderBy('awarded_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    description: row.description,
    memberNo: row.member_no,
    period: row.period,
    startDate: `${row.period}-01-01`,
    endDate: `${row.period}-12-31`,
    provider: row.provider,
    location: row.location,
    pointAwarded: pointsOf(row.hundredths),
    eventCode: row.event_code,
    certificateNo: row.certificate_no,
  }))
}

/** Stores awards of members of the register, whose numbers are in upper case. */
export async function addAwards(
  { tenant, db }: TenantTransaction,
  awards: readonly NewAward[],
  awarded_at: Date,
): Promise<void> {
  const rows = awards.map(({ memberNo, pointAwarded, eventCode, certificateNo, ...award }) => ({
    ...award,
    tenant,
    id: randomUUID(),
    member_no: memberNo,
    hundredths: hundredthsOf(pointAwarded),
    event_code: eventCode,
    certificate_no: certificateNo,
    awarded_at,
  }))
  if (rows.length > 0) await db.insertInto('cpd_awards').values(rows).execute()
}
