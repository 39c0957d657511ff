import { isJsonArray, isJsonObject, ownValue } from '../src/engine/json/json.ts'
import type { JsonValue } from '../src/engine/json/json.ts'

/**
 * A type with the answer types of each widget in schemas/meta/widgets.json, so that a widget that the renderer lacks,
 * or implements for other types, does not compile.
 */
export function widgetTypes(widgets: JsonValue | undefined): string {
  const members = Object.entries(isJsonObject(widgets) ? widgets : {}).map(([name, declared]) => {
    const types = isJsonObject(declared) ? ownValue(declared, 'types') : undefined
    const names = isJsonArray(types) ? types.map((type) => `'${String(type)}'`) : []
    return `  readonly '${name}': readonly [${names.join(', ')}]`
  })
  return [
    '/** The types of answers that each widget gives, by its name. */',
    `export interface TypesByWidget {\n${members.join('\n')}\n}\n`,
  ].join('\n')
}
