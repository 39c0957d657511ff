import type { JsonObject } from '../json/json.ts'
import { diff } from '../overlay/diff.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { changedPaths, overlaps } from './changed-paths.ts'
import type { ValuePath } from './changed-paths.ts'
import { fittingActions } from './composed-actions.ts'
import type { FittingActions } from './composed-actions.ts'
import { earlierReason } from './earlier-reason.ts'
import type { EditedDocument } from './edited-document.ts'
import { namingKeys } from './naming-keys.ts'
import { smallActions } from './small-actions.ts'

/** The actions of the edited layer, and those that do not fit. */
type ChangedActions = Pick<FittingActions, 'actions' | 'unfit'>

/**
 * The actions of the edited layer after an edit. Those on other values stay as they are. Those on the values that the
 * edit changes are written anew, from what the layers below have, so that each value has one action, and one that is
 * again as the layers below have it has none.
 *
 * @param reason of what the edit does; what else is written anew keeps its own
 */
export function actionsOfChange(
  edited: EditedDocument,
  before: FittingActions,
  after: JsonObject,
  reason: string,
): ChangedActions {
  const keys = namingKeys(edited.inherited)
  const differences = (from: JsonObject) => smallActions(diff(from, after, { keys }).actions)
  const touched = differences(before.document).flatMap(changedPaths)
  const stays = (action: OverlayAction) => !changedPaths(action).some((path) => isTouched(path, touched))
  const kept = fittingActions(edited, before.actions.filter(stays))
  const made = differences(kept.document).map((action) => ({
    ...action,
    description: earlierReason(before, edited.layer, action) ?? reason,
  }))
  return { actions: [...kept.actions, ...made], unfit: before.unfit.filter(({ action }) => stays(action)) }
}

const isTouched = (path: ValuePath, touched: readonly ValuePath[]): boolean =>
  touched.some((other) => overlaps(path, other))
