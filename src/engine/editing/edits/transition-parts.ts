import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { allEdits } from '../edit.ts'
import type { Edit } from '../edit.ts'
import { hasId } from '../named-items.ts'
import type { NamedItem } from '../named-items.ts'
import { listAt, withList } from '../with-value.ts'
import { setValue } from './values.ts'

/** Puts a name into a list of names, such as who takes a transition, or takes it out. */
export const chooseName = (list: JsonPointer, name: string, isChosen: boolean): Edit =>
  choose(list, name, (item) => item === name, isChosen)

/**
 * Lets somebody take a transition, or no longer. The events on which the system takes it go with the system, since
 * nobody else waits for them.
 */
export const chooseActor = (transition: JsonPointer, actor: string, isChosen: boolean): Edit => {
  const choice = chooseName(`${transition}/by`, actor, isChosen)
  return isChosen || actor !== 'system' ? choice : allEdits(choice, setValue(`${transition}/on`, undefined))
}

/** Gives a transition a condition that another one has, or takes it away. */
export const chooseGuard = (transition: JsonPointer, { after: _place, ...guard }: NamedItem, isChosen: boolean): Edit =>
  choose(`${transition}/guard`, guard, (item) => hasId(item, guard.id), isChosen)

/** Lets a transition send a message of the case type, its case's owner to begin with, or takes that away. */
export const chooseNotice = (transition: JsonPointer, message: string, isChosen: boolean): Edit =>
  choose(`${transition}/effects`, { effect: 'notify', message, to: ['owner'] }, sends(message), isChosen)

/** The messages that a transition sends, to whomever. */
export const noticesOf = (document: JsonObject, transition: JsonPointer): readonly string[] =>
  listAt(document, `${transition}/effects`).flatMap((effect) => {
    const message = isJsonObject(effect) ? ownValue(effect, 'message') : undefined
    return typeof message === 'string' && sends(message)(effect) ? [message] : []
  })

/** Those to whom a transition sends a message. */
export const recipientsOf = (document: JsonObject, transition: JsonPointer, message: string): readonly string[] => [
  ...new Set(
    listAt(document, `${transition}/effects`).flatMap((effect) => (sends(message)(effect) ? namedIn(effect) : [])),
  ),
]

/** Lets a message that a transition sends go to somebody, too, or no longer. */
export const chooseRecipient =
  (transition: JsonPointer, message: string, recipient: string, isChosen: boolean): Edit =>
  (document, inherited) => {
    const effects = listAt(document, `${transition}/effects`)
    const first = effects.findIndex(sends(message))
    const sent = effects.flatMap((effect, i) => {
      if (!isJsonObject(effect) || !sends(message)(effect)) return [effect]
      const others = namedIn(effect).filter((name) => name !== recipient)
      const to = isChosen && i === first ? [...others, recipient] : others
      return to.length === 0 ? [] : [{ ...effect, to }]
    })
    return withList(document, inherited, `${transition}/effects`, sent)
  }

function namedIn(effect: JsonValue): readonly string[] {
  const to = isJsonObject(effect) ? ownValue(effect, 'to') : undefined
  return isJsonArray(to) ? to.filter((name) => typeof name === 'string') : []
}

const sends =
  (message: string) =>
  (effect: JsonValue): boolean =>
    isJsonObject(effect) && ownValue(effect, 'effect') === 'notify' && ownValue(effect, 'message') === message

const choose =
  (list: JsonPointer, item: JsonValue, isIt: (item: JsonValue) => boolean, isChosen: boolean): Edit =>
  (document, inherited) => {
    const others = listAt(document, list).filter((one) => !isIt(one))
    return withList(document, inherited, list, isChosen ? [...others, item] : others)
  }
