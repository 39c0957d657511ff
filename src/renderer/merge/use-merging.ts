import { useState } from 'react'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { mergeAnswers } from '../../engine/merge/merge-answers.ts'
import type { FieldConflict } from '../../engine/merge/merge-answers.ts'
import { getAt } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { FormOrigin } from '../drafts/draft-port.ts'
import type { FormStore } from '../store/state/form-store.ts'
import type { SubmitAnswers } from '../form/submission.ts'
import { useText } from '../texts/use-text.ts'
import { isSameAnswer } from './same-answer.ts'
import { isSuperseded, refusedIn, supersededKeyword } from '../store/save-record.ts'
import type { SaveRecord } from '../store/save-record.ts'
import { answersIn, objectOf } from '../drafts/use-form-origin.ts'
import type { FormOrigins } from '../drafts/use-form-origin.ts'

export type Side = 'mine' | 'theirs'

/** What somebody else saved while a form was open; `gone`: they removed the record. */
export type MergeState =
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'changed'
      readonly conflicts: readonly FieldConflict[]
      readonly taken: readonly JsonPointer[]
      readonly chosen: Readonly<Record<JsonPointer, Side>>
    }

export interface Merging {
  /** Undefined while there is nothing to merge. */
  readonly state: MergeState | undefined
  readonly choose: (conflicts: readonly FieldConflict[], side: Side) => void
  /** The record was removed: the next save adds a new one with the form's answers. */
  readonly saveAsNew: () => void
  readonly save: SubmitAnswers
}

/** How many times a save is retried without asking, where the changes elsewhere do not concern the form. */
const attempts = 3

/**
 * Saves a form's record under the revision that the form started from, whatever has been loaded since. When another
 * revision was saved in between, the form keeps what was typed: changes that only others made are taken over, and where
 * both sides changed a field the user decides, field by field, before it is saved again. Where it is not known what the
 * form started from, the user decides about every difference from the stored record before anything is saved.
 *
 * @param key returns the idempotency key of the add
 */
export function useMerging(
  store: FormStore,
  { origin, setOrigin }: Pick<FormOrigins, 'origin' | 'setOrigin'>,
  send: SaveRecord,
  key: () => string,
): Merging {
  const [state, setState] = useState<MergeState>()
  const text = useText()
  const refusal = (message: string): readonly FieldIssue[] => [{ pointer: '', keyword: supersededKeyword, message }]
  /**
   * Merges the stored record into the form and makes it the form's origin; returns whether the user has to review it.
   */
  const mergeWith = (from: FormOrigin, current: JsonObject) => {
    const theirs = answersIn(store, current)
    const { conflicts, taken } = mergeAnswers(from.base, theirs, objectOf(store.answers), isSameAnswer)
    for (const pointer of taken) put(store, pointer, getAt(theirs, pointer))
    const next: FormOrigin = { record: current, base: theirs }
    setOrigin(next)
    const isSeen = conflicts.length + taken.length > 0
    if (isSeen) setState({ kind: 'changed', conflicts, taken, chosen: {} })
    return { next, isSeen }
  }
  const save: SubmitAnswers = async (answers, files) => {
    if (state?.kind === 'gone') {
      setState({ kind: 'gone' })
      return refusal(text('renderer.merge.gone'))
    }
    if (state?.conflicts.some(({ pointer }) => state.chosen[pointer] === undefined)) {
      // A new list with the same contents: the panel takes the focus again.
      setState({ ...state, conflicts: [...state.conflicts] })
      return refusal(text('renderer.merge.choose-each'))
    }
    let from = origin
    if (from.record && !from.base) {
      const { next, isSeen } = mergeWith(from, from.record)
      if (isSeen) return refusal(text('renderer.merge.title'))
      from = next
    }
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // One after the other: each depends on the result of the one before.
      const saved = await send(answers, from.record, files, key())
      if (!isSuperseded(saved)) {
        const refused = refusedIn(saved)
        if (refused.length === 0) setState(undefined)
        return refused
      }
      if (saved.current === null) {
        setState({ kind: 'gone' })
        return refusal(text('renderer.merge.gone'))
      }
      const { next, isSeen } = mergeWith(from, saved.current)
      if (isSeen) break
      from = next
    }
    return refusal(text('renderer.merge.title'))
  }
  const choose = (conflicts: readonly FieldConflict[], side: Side) => {
    if (state?.kind !== 'changed') return
    for (const { pointer, [side]: value } of conflicts) put(store, pointer, value)
    const chosen = Object.fromEntries(conflicts.map(({ pointer }) => [pointer, side] as const))
    setState({ ...state, chosen: { ...state.chosen, ...chosen } })
  }
  const saveAsNew = () => {
    setOrigin({ record: undefined, base: {} })
    setState(undefined)
  }
  return { state, choose, saveAsNew, save }
}

function put(store: FormStore, pointer: JsonPointer, value: JsonValue | undefined): void {
  if (isJsonArray(value)) store.changeRows(pointer, value, (index) => index)
  else store.change(pointer, value)
}
