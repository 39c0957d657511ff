import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { changedField, changePart } from './change-parts.ts'
import type { ChangePart } from './change-parts.ts'
import { usePropertyName } from './use-property-name.ts'

/** An action in words. */
export interface ChangeText {
  /** The field that it is about; undefined for the whole form. */
  readonly field: string | undefined
  readonly sentence: string
}

/** Puts actions in words, with the labels of a document. */
export function useChangeText(document: JsonObject): (action: OverlayAction) => ChangeText {
  const text = useText()
  const nameOf = usePropertyName()
  const show = (value: JsonValue | undefined): string => {
    if (typeof value === 'boolean') return text(value ? 'portal.change.yes' : 'portal.change.no')
    if (typeof value === 'string') return `“${value}”`
    if (isJsonArray(value)) return value.map(show).join(', ')
    return value === undefined ? text('portal.change.nothing') : JSON.stringify(value)
  }
  const sentence = (part: ChangePart): string => {
    const { property, from, to } = part
    if (property === 'field') return text(fieldChange(part))
    if (property === 'ui:after') return position(to)
    if (property === 'rules') return text(to === undefined ? 'portal.change.when-taken' : 'portal.change.when-set')
    const change = { property: nameOf(property), from: show(from), to: show(to) }
    if (to === undefined) return text('portal.change.taken', change)
    return text(from === undefined ? 'portal.change.set' : 'portal.change.changed', change)
  }
  const position = (after: JsonValue | undefined): string => {
    if (after === null) return text('portal.change.moved-first')
    if (typeof after !== 'string') return text('portal.change.moved-back')
    return text('portal.change.moved', { field: fieldLabel(document, [after]) })
  }
  return (action) => {
    const part = changePart(action)
    const after = part.property === 'field' && isJsonObject(part.to) ? ownValue(part.to, 'ui:after') : undefined
    const field = part.path.length === 0 ? undefined : changedField(part, document)
    return { field, sentence: after === undefined ? sentence(part) : position(after) }
  }
}

const fieldChange = ({ from, to }: ChangePart) => {
  if (to === undefined) return 'portal.change.field-taken'
  return from === undefined ? 'portal.change.field-added' : 'portal.change.field-changed'
}
