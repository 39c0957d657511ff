import type { JsonObject } from '../../json/json.ts'
import { nameOfActor } from '../model/actor.ts'
import type { Actor } from '../model/actor.ts'
import type { Case } from '../model/case.ts'
import type { HistoryEntry } from '../model/outcome.ts'

/** A change of a case, for its history. */
export interface CaseChange {
  readonly kind: HistoryEntry['kind']
  readonly what?: string
  readonly act: { readonly by: Actor }
  readonly from: Case
  readonly to: Case
}

export interface ChangedWith {
  readonly now: string
  readonly input?: JsonObject
  readonly hidden?: boolean
}

/** The entry of a change in the case's history. */
export function historyEntry(
  { kind, what, act, from, to }: CaseChange,
  { now, input, hidden = false }: ChangedWith,
): HistoryEntry {
  const through = act.by.kind === 'person' ? act.by.through : undefined
  return {
    at: now,
    by: nameOfActor(act.by),
    ...(through !== undefined && { through }),
    kind,
    ...(what !== undefined && { what }),
    from: from.state,
    to: to.state,
    revision: to.revision,
    ...(input !== undefined && Object.keys(input).length > 0 && { input }),
    hidden,
  }
}
