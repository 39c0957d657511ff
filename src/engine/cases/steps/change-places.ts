import type { NamedValues } from '../../condition/named-values.ts'
import type { CaseType } from '../case-type.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { CaseRefusal, PoolEffect } from '../model/outcome.ts'
import type { WaitingCase } from '../model/pool-places.ts'
import { messageParams } from './rule-holds.ts'
import { poolRoom } from '../values/pool-room.ts'

/** The states in which cases of a type have places. */
export const placedStates = ({ declared }: CaseType): readonly string[] => declared.pool?.in ?? []

/** The states in which cases of a type wait for places: those that the event `place` leads out of. */
export const waitingStates = ({ declared }: CaseType): readonly string[] =>
  declared.pool === undefined
    ? []
    : declared.transitions.flatMap(({ from, on }) => (on?.includes('place') === true ? from : []))

/** What prevents a case from entering a state: there are not as many places as it takes. */
export function fullPool(type: CaseType, to: string, values: NamedValues, facts: CaseFacts): readonly CaseRefusal[] {
  const { pool } = type.declared
  if (pool === undefined || !placedStates(type).includes(to)) return []
  if (poolRoom(type, values, facts)?.fits !== false) return []
  const { message } = pool
  return [{ code: 'full', message, params: messageParams(message, values, 'pool.fits') }]
}

/**
 * What entering a state does to the places of a case: it takes, waits for, or gives them back. `offers` are the cases
 * for which the event `place` happens then: the longest waiting, as far as there are places. Undefined where nothing
 * changes.
 */
export function changePlaces(
  type: CaseType,
  to: string,
  values: NamedValues,
  facts: CaseFacts,
): PoolEffect | undefined {
  const room = poolRoom(type, values, facts)
  if (room === undefined) return undefined
  const { places, limit, takes } = room
  const { own, taken, waiting } = places
  const has = own === undefined ? 'none' : own.waits ? 'turn' : 'places'
  const becomes = placedStates(type).includes(to) ? 'places' : waitingStates(type).includes(to) ? 'turn' : 'none'
  if (has === becomes) return undefined
  const before = has === 'places' ? takes : 0
  const after = becomes === 'places' ? takes : 0
  const offers = longestWaiting(waiting, limit, taken - before + after)
  return { effect: 'pool', becomes, takes, offers }
}

/**
 * Those who get the places that are free: the longest waiting first, until one wants more than are left. It holds up
 * those behind it, unless it wants more than there are at all: then it keeps its turn, for a limit that is raised
 * again, and those behind it are served.
 *
 * @param limit how many places there are; undefined for as many as are asked for
 * @param taken how many of them cases have
 */
export function longestWaiting(
  waiting: readonly WaitingCase[],
  limit: number | undefined,
  taken: number,
): readonly string[] {
  if (limit === undefined) return waiting.map(({ id }) => id)
  const served = waiting.filter(({ takes }) => takes <= limit)
  let left = limit - taken
  const end = served.findIndex(({ takes }) => {
    left -= takes
    return left < 0
  })
  return served.slice(0, end < 0 ? served.length : end).map(({ id }) => id)
}
