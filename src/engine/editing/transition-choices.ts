import { caseEvents } from '../cases/case-events.ts'
import { startState } from '../cases/model/case.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import { processOfDraft } from './process-of-draft.ts'
import { processLists } from './edits/process-items.ts'
import { isNamedItem } from './named-items.ts'
import type { NamedItem } from './named-items.ts'
import { listAt } from './with-value.ts'

/** What a transition that is added may be given: what its case type declares already. */
export interface TransitionChoices {
  /** The ids of the states that it may leave, the start among them; of a final one, none leaves. */
  readonly sources: readonly string[]
  /** Whoever takes another transition, or gives an opinion; never the system, which needs an event. */
  readonly people: readonly string[]
  /** Whom besides roles a message may be sent. */
  readonly recipients: readonly string[]
  /** On what the system may take it, such as `timer.decision.late`. */
  readonly events: readonly string[]
  /** The transitions and reviews, whose actors may be kept from it. */
  readonly steps: readonly NamedItem[]
  /** The forms that others ask, such as `forms/reason`. */
  readonly forms: readonly string[]
  /** The conditions of all transitions, one of each id. */
  readonly guards: readonly NamedItem[]
  /** The messages that may be sent. */
  readonly messages: readonly NamedItem[]
}

/** What may be chosen for the transitions of a case type that is being edited. */
export function transitionChoices(document: JsonObject): TransitionChoices {
  const { states } = processOfDraft(document).declared
  const transitions = listAt(document, processLists.transitions).filter(isJsonObject)
  const steps = [...transitions, ...listAt(document, '/case/reviews').filter(isJsonObject)]
  const relations = listAt(document, '/case/relations').filter(isNamedItem)
  const timers = listAt(document, '/case/timers').filter(isNamedItem)
  const guards = transitions.flatMap((transition) => itemsAt(transition, 'guard')).filter(isNamedItem)
  return {
    sources: [startState, ...states.flatMap(({ id, final }) => (final === true ? [] : [id]))],
    people: distinct(steps.flatMap((step) => itemsAt(step, 'by'))).filter((actor) => actor !== 'system'),
    recipients: ['owner', 'assignee', ...relations.filter(({ to }) => to === 'profile').map(({ id }) => id)],
    events: caseEvents({
      timers: timers.map((timer) => ({ id: timer.id, steps: itemsAt(timer, 'steps').filter(isNamedItem) })),
      relations,
      hasPool: getAt(document, '/case/pool') !== undefined,
    }),
    steps: steps.filter(isNamedItem),
    forms: distinct(steps.map((step) => ownValue(step, 'asks'))),
    guards: guards.filter(({ id }, i) => guards.findIndex((one) => one.id === id) === i),
    messages: listAt(document, '/case/messages').filter(isNamedItem),
  }
}

function itemsAt(item: JsonObject, name: string) {
  const items = ownValue(item, name)
  return isJsonArray(items) ? items : []
}

const distinct = (names: readonly unknown[]): readonly string[] => [
  ...new Set(names.filter((name) => typeof name === 'string')),
]
