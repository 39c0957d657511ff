import { useState } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import type { ComposedDocument } from '../../../../../engine/document/composite-shape.ts'
import type { Edit } from '../../../../../engine/editing/edit.ts'
import {
  beginEditing,
  currentState,
  editDocument,
  explainAction,
  mayRedo,
  mayUndo,
  redoEdit,
  replaceActions,
  resultingActions,
  takeBackAction,
  undoEdit,
} from '../../../../../engine/editing/session.ts'
import type { EditingSession } from '../../../../../engine/editing/session.ts'
import { equalJson } from '../../../../../engine/json/json.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { mergeActions } from '../../../../../engine/editing/decisions/merge-actions.ts'
import type { OtherChanges } from '../../../../../engine/editing/decisions/merge-actions.ts'
import type { FittingActions } from '../../../../../engine/editing/composed-actions.ts'
import { begunActions, editedDocument } from './edited-document.ts'

/** What somebody does to a form until it is published. */
export interface FormEditing {
  readonly session: EditingSession
  readonly document: ComposedDocument
  readonly inherited: ComposedDocument
  /** The actions of the overlay that the form has come to. */
  readonly actions: readonly OverlayAction[]
  /** Whether something is not saved as a draft yet. */
  readonly isUnsaved: boolean
  /**
   * Makes an edit, or returns the sentence that says why it cannot be.
   *
   * @param part edits of one part that follow each other, such as letters that are typed, are undone together
   * @param refuse looks at the actions that the edit comes to, and returns the sentence that refuses it
   */
  readonly edit: (change: Edit, part?: string, refuse?: Refusing) => string | undefined
  /** Undefined when there is nothing to undo. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly explain: (action: OverlayAction, reason: string) => void
  readonly takeBack: (action: OverlayAction) => string | undefined
  /** Goes on with other actions, such as those of a file; this may be undone. */
  readonly replace: (actions: readonly OverlayAction[]) => string | undefined
  /** Goes on with the session after a decision, or returns the sentence that says why it is not possible. */
  readonly continueWith: (next: EditingSession | string) => string | undefined
  /** The draft was saved with these actions. */
  readonly noteSaved: (actions: readonly OverlayAction[]) => void
  /** Goes on with what the server has. */
  readonly beginAnew: (form: EditedForm) => void
  /** Whether the draft lacks what was published after it was begun, and nobody has decided that it should. */
  readonly isBehind: boolean
  /**
   * Merges what others have made meanwhile, and returns how much of it has to be decided, or the sentence that says why
   * it cannot be; this may be undone.
   *
   * @param isAll whether what is published is among it
   */
  readonly merge: (others: OtherChanges, isAll: boolean) => { readonly open: number } | string
  /** Goes on with these actions in place of what others have made, as somebody chose who has seen that. */
  readonly goOnWith: (actions: readonly OverlayAction[], isAll: boolean) => void
}

/** Returns the sentence that refuses actions, if it does. */
type Refusing = (actions: readonly OverlayAction[]) => string | undefined

interface Held {
  readonly session: EditingSession
  /** The part that was edited last, and the session before that. */
  readonly last?: { readonly part: string; readonly before: EditingSession }
  /** The first state that takes into account what was published after the draft was begun. */
  readonly current?: FittingActions
}

/** Edits a form: every edit gives another session, and what the server has saved is compared with it. */
export function useEditing(form: EditedForm): FormEditing {
  const text = useText()
  const [held, setHeld] = useState<Held>(() => ({ session: begin(form) }))
  const [saved, setSaved] = useState(() => begunActions(form))
  const { session, last, current } = held
  const actions = resultingActions(session)
  const hold = (next: EditingSession | string, part?: Held['last']): string | undefined => {
    if (typeof next === 'string') return next
    setHeld({ session: next, ...(part && { last: part }), ...(current && { current }) })
    return undefined
  }
  const holdMerged = (next: EditingSession | string, isAll: boolean): string | undefined => {
    if (typeof next === 'string' || !isAll) return hold(next)
    setHeld({ session: next, current: currentState(next) })
    return undefined
  }
  const edit: FormEditing['edit'] = (change, part, refuse = () => undefined) => {
    const before = part !== undefined && last?.part === part ? last.before : session
    const next = editDocument(before, change, text('portal.editor.no-reason'))
    const refused = typeof next === 'string' ? undefined : refuse(resultingActions(next))
    return hold(refused ?? next, part === undefined ? undefined : { part, before })
  }
  return {
    session,
    document: currentState(session).document,
    inherited: session.edited.inherited,
    actions,
    isUnsaved: !equalJson(asJson(actions), asJson(saved)),
    edit,
    undo: mayUndo(session) ? () => void hold(undoEdit(session)) : undefined,
    redo: mayRedo(session) ? () => void hold(redoEdit(session)) : undefined,
    explain: (action, reason) => void hold(explainAction(session, action, reason)),
    takeBack: (action) => hold(takeBackAction(session, action)),
    replace: (next) => hold(replaceActions(session, next)),
    continueWith: (next) => hold(next),
    noteSaved: setSaved,
    beginAnew: (next) => {
      setHeld({ session: begin(next) })
      setSaved(begunActions(next))
    },
    isBehind: form.draft?.outdated === true && !isCurrent(held),
    merge: (others, isAll) => {
      const next = mergeActions(session, others, text('portal.editor.no-reason'))
      return holdMerged(next, isAll) ?? { open: typeof next === 'string' ? 0 : currentState(next).unfit.length }
    },
    goOnWith: (next, isAll) =>
      void holdMerged(equalJson(asJson(next), asJson(actions)) ? session : replaceActions(session, next), isAll),
  }
}

/** Undoing a merge goes back behind what was published. */
const isCurrent = ({ session: { states, at }, current }: Held): boolean =>
  current !== undefined && states.slice(0, at + 1).includes(current)

const begin = (form: EditedForm): EditingSession => beginEditing(editedDocument(form), begunActions(form))
