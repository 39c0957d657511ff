import { isComposedDocument } from '../../document/composite-shape.ts'
import type { ComposedDocument } from '../../document/composite-shape.ts'
import { equalJson, isJsonArray, isJsonObject } from '../../json/json.ts'
import { diff } from '../../overlay/diff.ts'
import { valueAt } from '../../overlay/location.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { actionsOfChange } from '../actions-of-change.ts'
import { fittingActions } from '../composed-actions.ts'
import { earlierReason } from '../earlier-reason.ts'
import { namingKeys } from '../naming-keys.ts'
import { currentState, replaceActions } from '../session.ts'
import type { EditingSession } from '../session.ts'
import { smallActions } from '../small-actions.ts'
import { actionPlaces, placesMeet } from './action-places.ts'
import { forceAction, locationsOf } from './force-action.ts'

/** What somebody else has made of the same document. */
export interface OtherChanges {
  /** The actions that both began with. */
  readonly base: readonly OverlayAction[]
  /** Theirs by now. */
  readonly theirs: readonly OverlayAction[]
}

/**
 * The session with what others have made meanwhile, as one edit, which can be undone. What the session changed since
 * the base is changed in theirs; where both changed the same to something else, it waits beside the session as a
 * decision (`openDecisions`): what it was, what it is now, and what the session wants. Each change keeps its reason.
 *
 * @param reason of a change that gives none
 * @returns one sentence when what is merged cannot be composed
 */
export function mergeActions(
  session: EditingSession,
  { base, theirs }: OtherChanges,
  reason: string,
): EditingSession | string {
  const { edited } = session
  const mine = currentState(session)
  const begun = fittingActions(edited, base)
  const now = { ...fittingActions(edited, theirs), unfit: [] }
  const reasonOf = (action: OverlayAction): string => {
    const places = actionPlaces(action)
    const like = mine.actions.find((one) => placesMeet(actionPlaces(one), places))
    return earlierReason(mine, edited.layer, action) ?? like?.description ?? reason
  }
  const changes = smallActions(diff(begun.document, mine.document, { keys: namingKeys(edited.inherited) }).actions)
  const wanted = changes.map((action) => ({ ...action, description: reasonOf(action) }))
  const { document, rest } = withWholeLists(now.document, wanted)
  const merged = fittingActions({ ...edited, inherited: document, origins: now.origins }, rest)
  const { actions } = actionsOfChange(edited, now, merged.document, '')
  const explained = actions.map((action) => ({ ...action, description: action.description || reasonOf(action) }))
  // What both did alike is done.
  const open = merged.unfit.filter(({ action }) => {
    const forced = forceAction(merged.document, action)
    return forced === undefined || !equalJson(forced, merged.document)
  })
  return replaceActions(session, [...explained, ...[...mine.unfit, ...open].map(({ action }) => action)])
}

/**
 * A document with those lists replaced that the actions replace whole, where it still has what was replaced; and the
 * other actions. Such a list is taken away and set again, and no part may be without it in between.
 */
function withWholeLists(begun: ComposedDocument, actions: readonly OverlayAction[]) {
  let document = begun
  const done = new Set<OverlayAction>()
  for (const [i, removal] of actions.entries()) {
    const setting = actions[i + 1]
    const [at] = removal.remove === true ? locationsOf(document, removal.target) : []
    if (setting === undefined || at === undefined || !isJsonArray(removal['x-was'])) continue
    const isWhole = isJsonObject(setting.update) && Object.hasOwn(setting.update, String(at.at(-1)))
    if (!isWhole || !equalJson(valueAt(document, at), removal['x-was'])) continue
    const without = forceAction(document, removal)
    const replaced = without && forceAction(without, setting)
    if (replaced === undefined || !isComposedDocument(replaced)) continue
    document = replaced
    done.add(removal).add(setting)
  }
  return { document, rest: actions.filter((action) => !done.has(action)) }
}
