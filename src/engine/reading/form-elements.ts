import type { UiElement } from '../document/ui-schema.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The elements that an object's UI schema declares among its fields (`ui:elements`). */
export function formElements(ui: JsonObject): readonly UiElement[] {
  const declared = ownValue(ui, 'ui:elements')
  return isJsonArray(declared) ? declared.filter(isElement) : []
}

/** The elements above and below a field, each in the declared order. */
export const elementsAround = (elements: readonly UiElement[], field: string) => ({
  above: elements.filter(({ above }) => above === field),
  below: elements.filter(({ below }) => below === field),
})

/** The check ensures the rest of its shape. */
const isElement = (item: JsonValue): item is JsonObject & UiElement =>
  isJsonObject(item) && typeof item['id'] === 'string' && typeof item['kind'] === 'string'
