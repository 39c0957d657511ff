import { sql } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'
import { together } from '../database/together.ts'

const sum = sql<string>`coalesce(sum(size), 0)`.as('bytes')

/** The bytes of a profile's files: those of its records, and those of its cases. */
export async function bytesOfProfile(tx: TenantTransaction, profileId: string): Promise<number> {
  const { tenant, db } = tx
  const ofRecords = db.selectFrom('files').select(sum).where('tenant', '=', tenant)
  const ofCases = db.selectFrom('case_files').select(sum).where('tenant', '=', tenant)
  const sums = await together(
    tx,
    ofRecords.where('profile_id', '=', profileId),
    ofCases.where('profile_id', '=', profileId),
  )
  return sums.flat().reduce((all, { bytes }) => all + Number(bytes), 0)
}

/** How long the sum of an organisation is used before it is calculated again; milliseconds. */
const countsFor = 30_000

/** The bytes of all files of an organisation, and when the sum expires; milliseconds. */
interface Sum {
  readonly bytes: number
  readonly until: number
}

/**
 * The stored bytes of each organisation, up to half a minute old. There is no shared row for the sum, so that saves do
 * not wait for each other. So simultaneous uploads, and other processes, may exceed the limit a little.
 */
export class StoredBytes {
  readonly #sums = new Map<string, Sum>()

  async of(tx: TenantTransaction, now: Date): Promise<number> {
    const { tenant, db } = tx
    const known = this.#sums.get(tenant)
    // A clock that is set back does not make a sum last longer.
    if (known && now.getTime() < known.until && known.until - now.getTime() <= countsFor) return known.bytes
    const ofRecords = db.selectFrom('files').select(sum).where('tenant', '=', tenant)
    const ofCases = db.selectFrom('case_files').select(sum).where('tenant', '=', tenant)
    const slips = db.selectFrom('bank_slips').select(sum).where('tenant', '=', tenant)
    const sums = await together(tx, ofRecords, ofCases, slips)
    const bytes = sums.flat().reduce((all, one) => all + Number(one.bytes), 0)
    this.#sums.set(tenant, { bytes, until: now.getTime() + countsFor })
    return bytes
  }

  /** Adds the bytes that were stored since the sum was calculated; negative for deleted ones. */
  add(tenant: string, bytes: number): void {
    const known = this.#sums.get(tenant)
    if (known) this.#sums.set(tenant, { ...known, bytes: known.bytes + bytes })
  }
}
