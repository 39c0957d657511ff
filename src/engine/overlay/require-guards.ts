import type { Guards } from './guards.ts'
import { isJsonArray, isJsonObject, keysOf, ownValue } from './json.ts'
import type { JsonValue } from './json.ts'
import type { Location } from './location.ts'
import { OverlayRefusal, name } from './overlay-refusal.ts'

/**
 * Requires that an update gives the values that it replaces (`x-was`) and marks what it adds as new (`x-absent`).
 * Otherwise a later change of the base would go unnoticed.
 * @throws {OverlayRefusal} of kind `unguarded`
 */
export function requireGuards(now: JsonValue | undefined, update: JsonValue, guards: Guards, at: Location): void {
  if (isJsonObject(now) && isJsonObject(update)) {
    for (const key of keysOf(update)) {
      const was = isJsonObject(guards.was) ? ownValue(guards.was, key) : undefined
      requireGuards(ownValue(now, key), update[key] ?? null, { was, absent: guards.absent }, [...at, key])
    }
  } else if (now === undefined || isJsonArray(now)) {
    if (!guards.absent && guards.was === undefined) throw unguarded(at, 'adds', 'x-absent')
  } else if (guards.was === undefined && !guards.absent) throw unguarded(at, 'replaces', 'x-was')
}

/**
 * Requires that a removal gives the value that it removes.
 * @throws {OverlayRefusal} of kind `unguarded`
 */
export function requireRemovalGuard(guards: Guards, at: Location): void {
  if (guards.was === undefined) throw unguarded(at, 'removes', 'x-was')
}

/** The refusal of a removal from a list when no action records what its author saw there. */
export function unseen(at: Location): OverlayRefusal {
  return unguarded(at, 'removes', 'saying in x-saw what its list held')
}

function unguarded(at: Location, verb: string, guard: string): OverlayRefusal {
  return new OverlayRefusal('unguarded', [], `The overlay ${verb} ${name(at)} without ${guard}.`)
}
