import type { DrawnProcess } from '../cases/diagram/case-diagram.ts'
import { startState } from '../cases/model/case.ts'
import { stateColors } from '../cases/model/state-color.ts'
import type { DeclaredState, DeclaredTransition } from '../../generated/case-declaration.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { processLists } from './edits/process-items.ts'
import { listAt } from './with-value.ts'

/**
 * The process of a case type that is being edited, as far as it can be drawn: what is half written has no meta-schema
 * behind it yet. States and transitions without an id of their own are left out, and so are ways to or from states that
 * there are not.
 */
export function processOfDraft(document: JsonObject): DrawnProcess {
  const states = itemsOf(document, processLists.states)
    .map(stateOf)
    .filter(({ id }) => id !== startState)
  const known = new Set(states.map(({ id }) => id))
  const transitions = itemsOf(document, processLists.transitions).flatMap((item): readonly DeclaredTransition[] => {
    const [first, ...others] = namesAt(item, 'from').filter((id) => id === startState || known.has(id))
    const [actor = '', ...actors] = namesAt(item, 'by')
    const [event, ...events] = namesAt(item, 'on')
    const to = textAt(item, 'to')
    if (first === undefined || (to !== 'same' && !known.has(to))) return []
    return [
      {
        id: textAt(item, 'id'),
        title: textAt(item, 'title'),
        titles: textsAt(item, 'titles'),
        from: [first, ...others],
        to,
        by: [actor, ...actors],
        ...(event !== undefined && { on: [event, ...events] }),
      },
    ]
  })
  return { declared: { states, transitions } }
}

function stateOf(item: JsonObject): DeclaredState {
  const [color, wire] = [ownValue(item, 'color'), ownValue(item, 'wire')]
  const known = stateColors.find((name) => name === color)
  return {
    id: textAt(item, 'id'),
    title: textAt(item, 'title'),
    ...(known !== undefined && { color: known }),
    ...(typeof wire === 'string' && { wire }),
    ...(ownValue(item, 'final') === true && { final: true }),
  }
}

/** The items of a list that have an id, the first of those with the same. */
function itemsOf(document: JsonObject, list: string): readonly JsonObject[] {
  const items = listAt(document, list).filter(isJsonObject)
  const ids = items.map((item) => textAt(item, 'id'))
  return items.filter((_, i) => ids[i] !== '' && ids.indexOf(ids[i] ?? '') === i)
}

const textAt = (item: JsonObject, name: string): string => textOf(ownValue(item, name))

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

function namesAt(item: JsonObject, name: string): readonly string[] {
  const names = ownValue(item, name)
  return isJsonArray(names) ? [...new Set(names.map(textOf).filter((one) => one !== ''))] : []
}

const textsAt = (item: JsonObject, name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(objectAt(item, name)).flatMap(([state, title]) =>
      typeof title === 'string' ? [[state, title]] : [],
    ),
  )
