import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import type { PoolPlaces } from '../../../engine/cases/model/pool-places.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { poolAt, readPools } from './pool-rows.ts'
import { readKept } from './read-kept.ts'
import type { KeepingCase, KeptOfCase } from './read-kept.ts'

/** What a case is about that the organisation keeps, and its pool there. */
export interface KeptFacts {
  readonly kept: KeptOfCase
  readonly pool: PoolPlaces
}

/** Reads that for cases; returns what gives it of each. */
export async function readKeptFacts(
  tx: TenantTransaction,
  cases: readonly KeepingCase[],
): Promise<(one: KeepingCase) => KeptFacts> {
  const keptOf = await readKept(tx, cases)
  const poolOf = await readPools(
    tx,
    cases.map((one) => ({ id: one.place.id, at: poolAt(one.place, keptOf(one)) })),
  )
  return (one) => {
    const kept = keptOf(one)
    return { kept, pool: poolOf(one.place.id, poolAt(one.place, kept)) }
  }
}

/** What relations lead to, with the records that the organisation keeps. */
export function withKept<Found extends Pick<CaseFacts, 'related'>>(found: Found, facts: KeptFacts) {
  const records = Object.entries(facts.kept).map(([relation, { record }]) => [relation, record] as const)
  return { ...found, related: { ...found.related, ...Object.fromEntries(records) }, ...facts }
}
