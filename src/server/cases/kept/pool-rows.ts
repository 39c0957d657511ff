import { sql } from 'kysely'
import type { PoolEffect } from '../../../engine/cases/model/outcome.ts'
import { emptyPool } from '../../../engine/cases/model/pool-places.ts'
import type { PoolPlaces, WaitingCase } from '../../../engine/cases/model/pool-places.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { CasePlace } from '../case-place.ts'
import type { KeptOfCase } from './read-kept.ts'

/**
 * How many of those that wait a step reads. If there are places for more of them, each that takes its own reads on.
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
  const [sums, own] = await together(
    tx,
    poolSums(tx, pools),
    ownPlaces(
      tx,
      cases.map(({ id }) => id),
    ),
  )
  const waiting = cases.length === 1 ? await longestWaitingRows(tx, first) : []
  return (id, at) => {
    const sum = sums.find(({ type, kept_id }) => type === at?.type && kept_id === at.keptId)
    const mine = own.find(({ case_id }) => case_id === id)
    const waits = mine?.turn !== null
    return {
      taken: sum?.taken ?? 0,
      before: (mine && waits ? mine.before : sum?.waiting) ?? 0,
      ahead: (mine && waits ? mine.ahead : sum?.wanted) ?? 0,
      ...(mine && { own: { takes: mine.takes, waits } }),
      waiting: waiting.filter((one) => one.id !== id),
    }
  }
}

function poolSums({ tenant, db }: TenantTransaction, pools: readonly PoolAt[]) {
  return db
    .selectFrom('case_places')
    .select(['type', 'kept_id'])
    .select([
      sql<number>`coalesce(sum(takes) filter (where turn is null), 0)::int`.as('taken'),
      sql<number>`coalesce(sum(takes) filter (where turn is not null), 0)::int`.as('wanted'),
      sql<number>`count(*) filter (where turn is not null)::int`.as('waiting'),
    ])
    .where('tenant', '=', tenant)
    .where('type', 'in', [...new Set(pools.map(({ type }) => type))])
    .where('kept_id', 'in', [...new Set(pools.map(({ keptId }) => keptId))])
    .groupBy(['type', 'kept_id'])
}

/** What cases have or wait for, with how many wait before each and the places that those want. */
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
    .select([
      sql<number>`count(other.case_id)::int`.as('before'),
      sql<number>`coalesce(sum(other.takes), 0)::int`.as('ahead'),
    ])
    .where('own.tenant', '=', tenant)
    .where('own.case_id', 'in', ids)
    .groupBy(['own.case_id', 'own.takes', 'own.turn'])
}

/** The first that wait in a pool. */
export async function longestWaitingRows(
  { tenant, db }: TenantTransaction,
  { type, keptId }: PoolAt,
): Promise<readonly WaitingCase[]> {
  return db
    .selectFrom('case_places')
    .select(['case_id as id', 'takes'])
    .where('tenant', '=', tenant)
    .where('type', '=', type)
    .where('kept_id', '=', keptId)
    .where('turn', 'is not', null)
    .orderBy('turn')
    .limit(waitingRead)
    .execute()
}

/** The places that cases have in a pool. */
export async function takenPlaces(tx: TenantTransaction, at: PoolAt): Promise<number> {
  const [sum] = await poolSums(tx, [at]).execute()
  return sum?.taken ?? 0
}

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
