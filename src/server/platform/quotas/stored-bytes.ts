import { sql } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'

/** How much a profile keeps; bytes. */
export async function bytesOfProfile({ tenant, db }: TenantTransaction, profileId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/** How long a sum over a whole organisation counts before it is made again; milliseconds. */
const countsFor = 30_000

/** How much all profiles of an organisation keep. */
interface Sum {
  readonly bytes: number
  readonly until: number
}

/**
 * What each organisation keeps, as of a moment ago. No row is shared by all its members, so that no save waits for
 * another's: the limit may be overshot by what is uploaded at the same time, and by other processes within that moment.
 */
export class StoredBytes {
  readonly #sums = new Map<string, Sum>()

  async of({ tenant, db }: TenantTransaction, now: Date): Promise<number> {
    const known = this.#sums.get(tenant)
    // A clock that went back does not make a sum last longer.
    if (known && now.getTime() < known.until && known.until - now.getTime() <= countsFor) return known.bytes
    const { bytes } = await db
      .selectFrom('files')
      .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
      .where('tenant', '=', tenant)
      .executeTakeFirstOrThrow()
    this.#sums.set(tenant, { bytes: Number(bytes), until: now.getTime() + countsFor })
    return Number(bytes)
  }

  /** Counts what was stored or given up since the sum was made. */
  add(tenant: string, bytes: number): void {
    const known = this.#sums.get(tenant)
    if (known) this.#sums.set(tenant, { ...known, bytes: known.bytes + bytes })
  }
}
