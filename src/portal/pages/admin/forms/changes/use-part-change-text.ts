import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { isJsonObject, isJsonArray } from '../../../../../engine/json/json.ts'
import { partChange } from '../../../../../engine/editing/parts/part-change.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useValueChange } from './use-value-change.ts'
import type { ChangeText } from './use-value-change.ts'

/** Puts the changes of a document that is no form in words, with the titles of its items. */
export function usePartChangeText(document: JsonObject): (action: OverlayAction) => ChangeText {
  const text = useText()
  const say = useValueChange()
  return (action) => {
    const { within, property, from, to } = partChange(action, document)
    const field = within.filter((title) => title !== '').join(' › ')
    const sentence = (): string => {
      if (property === undefined) {
        if (to === undefined) return text('portal.change.item-taken')
        return text(from === undefined ? 'portal.change.item-added' : 'portal.change.item-changed')
      }
      return isInside(from) || isInside(to) ? text('portal.change.altered', { property }) : say({ property, from, to })
    }
    return { field: field === '' ? undefined : field, sentence: sentence() }
  }
}

/** Whether a value is too large to be shown in a sentence. */
const isInside = (value: JsonValue | undefined): boolean =>
  isJsonObject(value) || (isJsonArray(value) && value.some((item) => typeof item === 'object'))
