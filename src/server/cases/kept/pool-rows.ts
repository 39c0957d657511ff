import { sql } from 'kysely'
import type { PoolEffect } from '../../../engine/cases/model/outcome.ts'
import { emptyPool } from '../../../engine/cases/model/pool-places.ts'
import type { PoolPlaces, WaitingCase } from '../../../engine/cases/model/pool-places.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { CasePlace } from '../case-place.ts'
import type { KeptOfCase } from './read-kept.ts'

/**
 * How many of those that wait for the same number of places a step reads. If there are places for more of them, each
 * that takes its own reads on.
 */
const waitingRead = 50

/** The pool of a type, at one thing that it is about. */
export interface PoolAt {
  readonly type: string
  readonly keptId: string
}

/** What a case of a type with a pool is about; undefined where it has none, or nothing is found. */
export function poolAt({ type }: CasePlace, kept: KeptOfCase): PoolAt | undefined {
  const { [type.declared.pool?.of ?? '']: thing } = kept
  return thing && { type: type.id, keptId: thing.id }
}

/** The pools of cases; returns what gives that of each. Of one case alone it also has those that wait. */
export async function readPools(
  tx: TenantTransaction,
  cases: readonly { readonly id: string; readonly at: PoolAt | undefined }[],
): Promise<(id: string, at: PoolAt | undefined) => PoolPlaces> {
  const pools = cases.flatMap(({ at }) => at ?? [])
  const [first] = pools
  if (first === undefined) return () => emptyPool
  const [groups, own] = await together(
    tx,
    poolGroups(tx, pools),
    ownPlaces(
      tx,
      cases.map(({ id }) => id),
    ),
  )
  const waiting = cases.length === 1 ? await longestWaitingRows(tx, first) : []
  return (id, at) => {
    const all = groups.filter(({ type, kept_id }) => type === at?.type && kept_id === at.keptId)
    const before = own.filter(({ case_id }) => case_id === id)
    const [mine] = before
    const waits = mine !== undefined && mine.turn !== null
    return {
      taken: takenOf(all),
      ahead: (waits ? before : all.filter((one) => one.waits)).map(({ wanted, cases: count }) => ({
        takes: wanted,
        cases: count,
      })),
      ...(mine && { own: { takes: mine.takes, waits } }),
      waiting: waiting.filter((one) => one.id !== id),
    }
  }
}

/** The cases of pools, by whether they wait and how many places each has or wants. */
function poolGroups({ tenant, db }: TenantTransaction, pools: readonly PoolAt[]) {
  return db
    .selectFrom('case_places')
    .select(['type', 'kept_id', 'takes as wanted'])
    .select([sql<boolean>`turn is not null`.as('waits'), sql<number>`count(*)::int`.as('cases')])
    .where('tenant', '=', tenant)
    .where('type', 'in', [...new Set(pools.map(({ type }) => type))])
    .where('kept_id', 'in', [...new Set(pools.map(({ keptId }) => keptId))])
    .groupBy(['type', 'kept_id', 'takes', sql`turn is not null`])
}

/** What cases have or wait for, once for each number of places that those want who wait before; at least once. */
function ownPlaces({ tenant, db }: TenantTransaction, ids: readonly string[]) {
  return db
    .selectFrom('case_places as own')
    .leftJoin('case_places as other', (join) =>
      join
        .onRef('other.tenant', '=', 'own.tenant')
        .onRef('other.type', '=', 'own.type')
        .onRef('other.kept_id', '=', 'own.kept_id')
        .onRef('other.turn', '<', 'own.turn'),
    )
    .select(['own.case_id', 'own.takes', 'own.turn'])
    .select([sql<number>`coalesce(other.takes, 0)`.as('wanted'), sql<number>`count(other.case_id)::int`.as('cases')])
    .where('own.tenant', '=', tenant)
    .where('own.case_id', 'in', ids)
    .groupBy(['own.case_id', 'own.takes', 'own.turn', 'other.takes'])
}

/** The first that wait in a pool, of each number of places: so many who want too many hide nobody behind them. */
export async function longestWaitingRows(
  { tenant, db }: TenantTransaction,
  { type, keptId }: PoolAt,
): Promise<readonly WaitingCase[]> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('case_places')
        .select(['tenant', 'case_id', 'takes', 'turn'])
        .select(sql<number>`row_number() over (partition by takes order by turn)`.as('nth'))
        .where('tenant', '=', tenant)
        .where('type', '=', type)
        .where('kept_id', '=', keptId)
        .where('turn', 'is not', null)
        .as('waiting'),
    )
    .select(['case_id as id', 'takes'])
    .where('tenant', '=', tenant)
    .where('nth', '<=', waitingRead)
    .orderBy('turn')
    .execute()
}

/** The places that cases have in a pool. */
export async function takenPlaces(tx: TenantTransaction, at: PoolAt): Promise<number> {
  return takenOf(await poolGroups(tx, [at]).execute())
}

const takenOf = (
  groups: readonly { readonly waits: boolean; readonly wanted: number; readonly cases: number }[],
): number => groups.reduce((sum, { waits, wanted, cases }) => sum + (waits ? 0 : wanted * cases), 0)

/** Stores that a case has places, waits for them or does neither. What it is about is locked. */
export async function storePlaces(
  tx: TenantTransaction,
  caseId: string,
  { type, keptId }: PoolAt,
  { becomes, takes }: PoolEffect,
): Promise<void> {
  const { tenant, db } = tx
  if (becomes === 'none') {
    await db.deleteFrom('case_places').where('tenant', '=', tenant).where('case_id', '=', caseId).execute()
    return
  }
  const turn = becomes === 'turn' ? await nextTurn(tx, { type, keptId }) : null
  await db
    .insertInto('case_places')
    .values({ tenant, case_id: caseId, type, kept_id: keptId, takes, turn })
    .onConflict((conflict) => conflict.columns(['tenant', 'case_id']).doUpdateSet({ takes, turn }))
    .execute()
}

async function nextTurn({ tenant, db }: TenantTransaction, { type, keptId }: PoolAt): Promise<number> {
  const { last_turn } = await db
    .updateTable('case_kept')
    .set((row) => ({ last_turn: row('last_turn', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('type', '=', type)
    .where('kept_id', '=', keptId)
    .returning('last_turn')
    .executeTakeFirstOrThrow()
  return last_turn
}
