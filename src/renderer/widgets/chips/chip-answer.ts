import { equalJson, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { answerText } from '../answer-text.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'

/**
 * The answer for a picked choice: its value, or an object made from the list's item where `ui:options.list.item` maps
 * its properties (`{ "title": "Code", "description": "description" }`).
 */
export function chipAnswer(option: EnumOption, item: JsonObject | undefined): JsonValue {
  if (item === undefined) return option.value
  const source = option.schema ?? {}
  const entries = Object.entries(item).map(([key, property]) => [key, ownValue(source, answerText(property))] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** The choice that matches an answer; for an object, by the property that contains the choice's value. */
export function chipOf(answer: JsonValue, options: readonly EnumOption[], item: JsonObject | undefined): EnumOption {
  const key = item && Object.keys(item)[0]
  const value = key !== undefined && isJsonObject(answer) ? (ownValue(answer, key) ?? null) : answer
  return options.find((option) => equalJson(option.value, value)) ?? { value, label: answerText(value) }
}
