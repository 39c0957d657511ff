import { missingName } from '../../compose/missing-name.ts'
import type { JsonValue } from '../../json/json.ts'
import { isScalar } from '../../overlay/json.ts'
import type { OverlayAction, ThreeWays } from '../../overlay/overlay-document.ts'
import { readSimplePath } from '../../overlay/simple-path.ts'
import type { FittingActions, UnfitAction } from '../composed-actions.ts'
import type { EditingSession } from '../session.ts'
import { actionPlaces, placesMeet } from './action-places.ts'

/**
 * What a person has to decide because a new release has changed what their organisation changes, or somebody else has
 * changed what they change: one value, or several that belong together.
 */
export interface OpenDecision {
  /** The actions that it is about, in their order. */
  readonly actions: readonly OverlayAction[]
  /**
   * `conflict`: the value is another one by now; `drift`: what was changed is gone; `items`: a list from which the
   * organisation removes something has new items; `refused`: it can no longer be changed in this way.
   */
  readonly kind: 'conflict' | 'drift' | 'items' | 'refused'
  /** One sentence of the engine, in English. */
  readonly message: string
  /** The value when the organisation wrote its change, the value now, and the one that the organisation wants. */
  readonly values: ThreeWays
  /** For a drift: the names that exist in place of the one that is gone. */
  readonly instead: readonly string[]
}

/** Everything that has to be decided in a document before it can be published again; empty when all actions fit. */
export function openDecisions({ document, unfit }: FittingActions): readonly OpenDecision[] {
  const groups: UnfitAction[][] = []
  for (const one of unfit) {
    const places = actionPlaces(one.action)
    const joined = groups.filter((group) => group.some(({ action }) => placesMeet(actionPlaces(action), places)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push([...joined.flat(), one])
  }
  return groups.map((group) => decisionOn(document, group))
}

/** Whether a session has had something to decide; it stays so when all is decided, because that can be undone. */
export const needsDecisions = ({ states, at }: EditingSession): boolean =>
  states.slice(0, at + 1).some(({ unfit }) => unfit.length > 0)

function decisionOn(document: JsonValue, group: readonly UnfitAction[]): OpenDecision {
  const actions = group.map(({ action }) => action)
  const leading = group.find(({ conflict }) => conflict !== undefined) ?? group[0]
  const kind = leading === undefined ? 'refused' : kindOf(leading)
  const asked = leading?.conflict ?? {}
  const wanted = wantedBy(actions)
  const was = asked.was ?? wasOf(actions)
  const values = {
    ...(was !== undefined && { was }),
    ...(asked.now !== undefined && { now: asked.now }),
    ...(wanted !== undefined && { overlay: wanted }),
  }
  const missing = kind === 'drift' ? missingIn(document, actions[0]) : undefined
  const instead = (missing?.valid ?? []).filter((name) => !name.startsWith('ui:'))
  return { actions, kind, message: leading?.message ?? '', values, instead }
}

function kindOf({ kind, action, conflict }: UnfitAction): OpenDecision['kind'] {
  if (kind === 'drift') return 'drift'
  if (kind !== 'conflict') return 'refused'
  return action['x-saw'] !== undefined && conflict?.was !== undefined && Array.isArray(conflict.was)
    ? 'items'
    : 'conflict'
}

/** The name on an action's way that does not exist, and those that exist in its place. */
export const missingIn = (document: JsonValue, action: OverlayAction | undefined) =>
  missingName((action && readSimplePath(action.target)) ?? [], document)

/** What the organisation wants: the value of the last action that sets one; undefined when it takes something away. */
function wantedBy(actions: readonly OverlayAction[]): JsonValue | undefined {
  const last = actions.findLast(({ update }) => update !== undefined)
  return last && onlyMember(last.update)
}

const wasOf = (actions: readonly OverlayAction[]): JsonValue | undefined => {
  const first = actions.find((action) => action['x-was'] !== undefined)
  return first && onlyMember(first['x-was'])
}

/** The value of an object that sets one member, or of a list that adds one item. */
function onlyMember(value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined || isScalar(value)) return value
  const [member, ...more] = Array.isArray(value) ? value : Object.values(value)
  return more.length === 0 ? member : value
}
