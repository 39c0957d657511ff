import { isJsonObject, objectAt } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'

/** The names that declarations may use, as `schemas/meta` lists them. */
export interface Vocabulary {
  readonly keywords: ReadonlySet<string>
  /** Keys of a field's UI schema, e.g. `ui:help`. */
  readonly uiKeys: ReadonlySet<string>
  readonly uiOptions: ReadonlySet<string>
  readonly widgets: ReadonlyMap<string, JsonValue | undefined>
}

/** Reads the vocabulary from the declarations' meta-schemas. */
export function vocabularyOf(files: ReadonlyMap<string, JsonValue>): Vocabulary {
  const meta = (name: string): JsonObject => {
    const value = files.get(`schemas/meta/${name}.json`)
    return isJsonObject(value) ? value : {}
  }
  const names = (file: string, pointer: string): ReadonlySet<string> => {
    const value = getAt(meta(file), pointer)
    return new Set(Object.keys(isJsonObject(value) ? value : {}))
  }
  const field = '/$defs/field/properties'
  return {
    keywords: names('form-schema', '/$defs/schema/properties'),
    uiKeys: names('ui-schema', field),
    uiOptions: names('ui-schema', `${field}/ui:options/properties`),
    widgets: new Map(Object.entries(objectAt({ all: meta('widgets') }, 'all'))),
  }
}
