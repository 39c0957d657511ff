import { documentProblem } from '../document/composite-shape.ts'
import { equalJson } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { findUnusable } from '../overlay/unusable-value.ts'
import { actionsOfChange } from './actions-of-change.ts'
import type { Edit } from './edit.ts'
import { composeActions, fittingActions } from './composed-actions.ts'
import type { FittingActions } from './composed-actions.ts'
import type { EditedDocument } from './edited-document.ts'
import { areOfOneValue } from './same-value.ts'
import { withoutLostTexts } from './without-lost-texts.ts'

/** What somebody does to a document until it is saved. Sessions are never changed: each edit gives another one. */
export interface EditingSession {
  readonly edited: EditedDocument
  /** The oldest first; what was undone is behind the state that is shown. */
  readonly states: readonly FittingActions[]
  /** The index of the state that is shown. */
  readonly at: number
}

/**
 * A session on a document with the actions of its overlay. Those that do not fit the layers below stay beside it until
 * somebody takes them back, or edits what they change.
 */
export const beginEditing = (edited: EditedDocument, actions: readonly OverlayAction[]): EditingSession => ({
  edited,
  states: [fittingActions(edited, actions)],
  at: 0,
})

/** The state that a session shows. */
export function currentState({ edited, states, at }: EditingSession): FittingActions {
  return states[at] ?? fittingActions(edited, [])
}

/** The actions of the overlay that a session has come to. Those that do not fit are last, so that all others do. */
export const resultingActions = (session: EditingSession): readonly OverlayAction[] => allActions(currentState(session))

/**
 * The session after an edit, which may be undone; the same one when the edit changes nothing.
 *
 * @param reason why, for the overlay
 * @returns one sentence when the edit is not possible
 */
export function editDocument(session: EditingSession, change: Edit, reason: string): EditingSession | string {
  const { edited } = session
  const before = currentState(session)
  const changed = change(before.document, edited.inherited)
  if (typeof changed === 'string') return changed
  const unusable = findUnusable(changed)
  if (unusable !== undefined) return `${formatPointer(unusable.location)}: ${unusable.message}`
  const problem = documentProblem(changed)
  if (problem !== undefined) return problem
  const after = withoutLostTexts(before.document, changed)
  if (equalJson(before.document, after)) return session
  return withActions(session, actionsOfChange(edited, before, after, reason))
}

/** The session with another reason for one of its actions. */
export function explainAction(session: EditingSession, action: OverlayAction, reason: string): EditingSession | string {
  const { actions, unfit } = currentState(session)
  return withActions(session, {
    actions: actions.map((one) => (one === action ? { ...action, description: reason } : one)),
    unfit,
  })
}

/**
 * The session without one of its actions, nor the other half of its change, nor those that need it: what it changed is
 * as the layers below have it.
 */
export function takeBackAction(session: EditingSession, action: OverlayAction): EditingSession | string {
  const before = currentState(session)
  const others = before.actions.filter((one) => one !== action && !areOfOneValue(one, action))
  const left = fittingActions(session.edited, others)
  const found = withoutLostTexts(before.document, left.document)
  const { actions } =
    found === left.document ? left : actionsOfChange(session.edited, left, found, action.description ?? '')
  return withActions(session, { actions, unfit: before.unfit.filter((one) => one.action !== action) })
}

/** The session with other actions in place of its own, such as those of a file; those that do not fit are beside it. */
export const replaceActions = (session: EditingSession, actions: readonly OverlayAction[]): EditingSession | string =>
  withActions(session, fittingActions(session.edited, actions))

export const mayUndo = ({ at }: EditingSession): boolean => at > 0

export const mayRedo = ({ at, states }: EditingSession): boolean => at < states.length - 1

/** The session before its last edit; the same one when there is none. */
export const undoEdit = (session: EditingSession): EditingSession =>
  mayUndo(session) ? { ...session, at: session.at - 1 } : session

/** The session after the edit that was undone last; the same one when there is none. */
export const redoEdit = (session: EditingSession): EditingSession =>
  mayRedo(session) ? { ...session, at: session.at + 1 } : session

type Sorted = Pick<FittingActions, 'actions' | 'unfit'>

const allActions = ({ actions, unfit }: Sorted): readonly OverlayAction[] => [
  ...actions,
  ...unfit.map(({ action }) => action),
]

function withActions(session: EditingSession, sorted: Sorted): EditingSession | string {
  const { edited, states, at } = session
  const { actions, unfit } = sorted
  const composed = composeActions(edited, actions)
  const [issue] = composed.issues
  if (issue !== undefined) return issue.message
  // One that did not fit may do so now that there is what it changes: it is shown as it will be when opened again.
  const next = unfit.length === 0 ? { ...composed, unfit } : fittingActions(edited, allActions(sorted))
  return { ...session, states: [...states.slice(0, at + 1), next], at: at + 1 }
}
