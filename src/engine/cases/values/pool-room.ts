import type { NamedValues } from '../../condition/named-values.ts'
import type { JsonObject } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { emptyPool } from '../model/pool-places.ts'
import type { PoolPlaces } from '../model/pool-places.ts'
import { isEmpty, resolveValue } from './resolve-value.ts'

/** What a case finds in its pool. */
export interface PoolRoom {
  readonly places: PoolPlaces
  /** How many places there are; undefined for as many as are asked for. */
  readonly limit: number | undefined
  /** How many the case has, waits for or would take. */
  readonly takes: number
  /** Whether it has its places, or may take them now. */
  readonly fits: boolean
  /** How many cases are served before this one, and the places that they get. */
  readonly before: number
  readonly ahead: number
}

/**
 * What a case finds in its pool; undefined for a type without one. It may take places when those who wait before it
 * would all get theirs as well: so nobody is skipped, however many places somebody wants. Only who wants more than
 * there are at all, since the limit was lowered, holds up nobody.
 */
export function poolRoom({ declared }: CaseType, values: NamedValues, facts: CaseFacts): PoolRoom | undefined {
  const { pool } = declared
  if (pool === undefined) return undefined
  const { pool: places = emptyPool } = facts
  const { own, taken } = places
  const found = resolveValue(pool.limit, { values, facts })
  const limit = typeof found === 'number' ? found : undefined
  const takes = own?.takes ?? placesAsked(pool.takes === undefined ? 1 : resolveValue(pool.takes, { values, facts }))
  const served = places.ahead.filter((one) => limit === undefined || one.takes <= limit)
  const before = served.reduce((sum, one) => sum + one.cases, 0)
  const ahead = served.reduce((sum, one) => sum + one.cases * one.takes, 0)
  const has = own !== undefined && !own.waits
  const fits = has || (takes > 0 && (limit === undefined || taken + ahead + takes <= limit))
  return { places, limit, takes, fits, before, ahead }
}

/** A number of places; one where none is chosen yet, and 0, which never fits, for what is no such number. */
function placesAsked(value: ReturnType<typeof resolveValue>): number {
  if (isEmpty(value)) return 1
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/**
 * The fact `pool`: how many places there are (`limit`), cases have (`taken`), and are left beside those that somebody
 * waits for (`free`); how many cases are served before this one; and whether it has or may take its places (`fits`).
 * There is neither a limit nor free places where as many are given as are asked for.
 */
export function poolFact(type: CaseType, values: NamedValues, facts: CaseFacts): JsonObject | undefined {
  const room = poolRoom(type, values, facts)
  if (room === undefined) return undefined
  const { places, limit, takes, fits, before, ahead } = room
  const { taken } = places
  return {
    taken,
    before,
    takes,
    fits,
    ...(limit !== undefined && { limit, free: Math.max(0, limit - taken - ahead) }),
  }
}
