import { isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/**
 * A field's options in its UI schema, as rjsf reads them: the members of `ui:options`, and all other `ui:` keys without
 * the prefix.
 */
export function uiOptions(ui: JsonObject, globalOptions: JsonObject = {}): JsonObject {
  const entries = Object.entries(ui)
    .filter(([key]) => key.startsWith('ui:'))
    .flatMap(([key, value]) =>
      key === 'ui:options' && isJsonObject(value) ? Object.entries(value) : [[key.slice(3), value] as const],
    )
  return { ...globalOptions, ...Object.fromEntries<JsonValue | undefined>(entries) }
}

/** An option's text; undefined when it is absent or not a text. */
export function textOption(options: JsonObject, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
