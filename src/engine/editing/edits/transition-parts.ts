import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { hasId } from '../named-items.ts'
import type { NamedItem } from '../named-items.ts'
import { listAt, withList } from '../with-value.ts'

/** Puts a name into a list of names, such as who takes a transition, or takes it out. */
export const chooseName = (list: JsonPointer, name: string, isChosen: boolean): Edit =>
  choose(list, name, (item) => item === name, isChosen)

/** Gives a transition a condition that another one has, or takes it away. */
export const chooseGuard = (transition: JsonPointer, { after: _place, ...guard }: NamedItem, isChosen: boolean): Edit =>
  choose(`${transition}/guard`, guard, (item) => hasId(item, guard.id), isChosen)

/** Lets a transition send its case's owner a message of the case type, or takes that away. */
export const chooseNotice = (transition: JsonPointer, message: string, isChosen: boolean): Edit =>
  choose(`${transition}/effects`, { effect: 'notify', message, to: ['owner'] }, sends(message), isChosen)

/** The messages that a transition sends, to whomever. */
export const noticesOf = (document: JsonObject, transition: JsonPointer): readonly string[] =>
  listAt(document, `${transition}/effects`).flatMap((effect) => {
    const message = isJsonObject(effect) ? ownValue(effect, 'message') : undefined
    return typeof message === 'string' && sends(message)(effect) ? [message] : []
  })

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
