import { startState } from '../../cases/model/case.ts'
import type { StateColor } from '../../../generated/closed-names.ts'
import type { JsonObject } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { addedItemId } from '../added-item-id.ts'
import type { Edit } from '../edit.ts'
import { addToList } from './list-items.ts'

/** Where the states and the transitions of a case type are declared. */
export const processLists = { states: '/case/states', transitions: '/case/transitions' } as const

/** A state to be added. */
export interface AddedState {
  readonly title: string
  readonly color: StateColor
  readonly final: boolean
}

/** A transition to be added, from one state to another; `from` may be the start. */
export interface AddedTransition {
  readonly title: string
  readonly from: string
  readonly to: string
  /** Who takes it: the owner, a role, or whom else `by` of a transition may name. */
  readonly by: string
}

/** The id that an item with a title gets: no state, or transition, has it, and none is called as the start is. */
export const addedProcessId = (
  edited: { readonly document: JsonObject; readonly inherited: JsonObject },
  list: JsonPointer,
  title: string,
): string => addedItemId(edited, list, title, [startState, 'same'])

/** Adds a state behind the others; no transition leads to it yet. */
export const addState =
  ({ title, color, final }: AddedState): Edit =>
  (document, inherited) => {
    const id = addedProcessId({ document, inherited }, processLists.states, title)
    return addToList(processLists.states, { id, title, color, ...(final && { final }) }, 'id')(document, inherited)
  }

/** Adds a transition behind the others, without conditions and effects. */
export const addTransition =
  ({ title, from, to, by }: AddedTransition): Edit =>
  (document, inherited) => {
    const id = addedProcessId({ document, inherited }, processLists.transitions, title)
    return addToList(processLists.transitions, { id, title, from: [from], to, by: [by] }, 'id')(document, inherited)
  }
