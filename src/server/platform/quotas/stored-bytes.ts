import { sql } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'

/** The bytes of a profile's files: those of its records, and those of its cases. */
export async function bytesOfProfile({ tenant, db }: TenantTransaction, profileId: string): Promise<number> {
  const ofCases = db.selectFrom('case_files').select('size').where('tenant', '=', tenant)
  const ofRecords = db.selectFrom('files').select('size').where('tenant', '=', tenant)
  const both = ofRecords.where('profile_id', '=', profileId).unionAll(ofCases.where('profile_id', '=', profileId))
  const { bytes } = await db
    .selectFrom(both.as('stored'))
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
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

  async of({ tenant, db }: TenantTransaction, now: Date): Promise<number> {
    const known = this.#sums.get(tenant)
    // A clock that is set back does not make a sum last longer.
    if (known && now.getTime() < known.until && known.until - now.getTime() <= countsFor) return known.bytes
    const ofCases = db.selectFrom('case_files').select('size').where('tenant', '=', tenant)
    const all = db.selectFrom('files').select('size').where('tenant', '=', tenant).unionAll(ofCases)
    const { bytes } = await db
      .selectFrom(all.as('stored'))
      .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
      .executeTakeFirstOrThrow()
    this.#sums.set(tenant, { bytes: Number(bytes), until: now.getTime() + countsFor })
    return Number(bytes)
  }

  /** Adds the bytes that were stored since the sum was calculated; negative for deleted ones. */
  add(tenant: string, bytes: number): void {
    const known = this.#sums.get(tenant)
    if (known) this.#sums.set(tenant, { ...known, bytes: known.bytes + bytes })
  }
}
