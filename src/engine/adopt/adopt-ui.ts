import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import { widgetSynonym } from '../fields/widget-name.ts'
import type { Place, Work } from './adopted.ts'

/** Keys that are adopted elsewhere: with the choices, and with the order of fields. */
const elsewhere = new Set(['ui:enumNames', 'ui:order'])
/** Keys that an rjsf project has for its own look. */
const ofItsLook = new Set(['classNames', 'ui:classNames', 'ui:style', 'ui:globalOptions', 'ui:rootFieldId'])

/** The pasted `ui:` keys of one field, its options among them, as rjsf reads them: `ui:options.help` is `ui:help`. */
export function adoptUiKeys(place: Place, { vocabulary, notes }: Work): JsonObject {
  const kept: Record<string, JsonValue> = {}
  const options: Record<string, JsonValue> = {}
  const drop = (key: string, at: string): void => {
    if (ofItsLook.has(key)) return
    const message = `The UI schema’s "${key}" means nothing here.`
    notes.push({ kind: 'left-out', of: 'ui', pointer: `${place.uiPointer}/${at}`, message })
  }
  const take = (name: string, value: JsonValue, at: string): void => {
    const key = `ui:${name}`
    if (elsewhere.has(key)) return
    if (vocabulary.uiKeys.has(key) && value !== '') kept[key] = name === 'widget' ? widget(value) : value
    else if (vocabulary.uiOptions.has(name) && name !== 'label') options[name] = value
    else drop(key, at)
  }
  for (const [key, value] of Object.entries(place.ui)) {
    if (value === undefined || !(key.startsWith('ui:') || ofItsLook.has(key))) continue
    if (key !== 'ui:options') take(key.slice(3), value, escapeSegment(key))
    for (const [name, option = null] of Object.entries(key === 'ui:options' ? objectAt(place.ui, key) : {})) {
      take(name, option, `${key}/${escapeSegment(name)}`)
    }
  }
  return { ...kept, ...(Object.keys(options).length > 0 && { 'ui:options': options }) }
}

const widget = (value: JsonValue): JsonValue => (typeof value === 'string' ? widgetSynonym(value) : '')

/** The order of an object's fields: by their ids, with all that it left out behind. */
export function adoptOrder(place: Place, idOf: (name: string) => string | undefined, added: number): JsonObject {
  const order = ownValue(place.ui, 'ui:order') ?? ownValue(objectAt(place.ui, 'ui:options'), 'order')
  if (!isJsonArray(order)) return {}
  const ids = order.flatMap((name) => (name === '*' ? ['*'] : (idOf(String(name)) ?? [])))
  const listed = [...new Set(ids)]
  return { 'ui:order': listed.includes('*') || added === 0 ? listed : [...listed, '*'] }
}

/** Notes keys of the pasted UI schema that name no field. */
export function noteUnknownFields(place: Place, isField: (name: string) => boolean, { notes }: Work): void {
  for (const [key, value] of Object.entries(place.ui)) {
    if (key.startsWith('ui:') || ofItsLook.has(key) || isField(key) || !isJsonObject(value)) continue
    const message = `The UI schema names the field "${key}", which does not exist.`
    notes.push({ kind: 'left-out', of: 'ui', pointer: `${place.uiPointer}/${escapeSegment(key)}`, message })
  }
}
