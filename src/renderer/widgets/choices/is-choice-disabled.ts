import { equalJson, isJsonArray } from '../../../engine/json/json.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'
import type { WidgetOptions } from '../../../engine/fields/widget-traits.ts'

/** Whether `ui:enumDisabled` names the choice. */
export function isChoiceDisabled({ enumDisabled }: WidgetOptions, choice: EnumOption): boolean {
  return isJsonArray(enumDisabled) && enumDisabled.some((value) => equalJson(value, choice.value))
}
