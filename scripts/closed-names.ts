import { isJsonArray, isJsonObject, ownValue } from '../src/engine/json/json.ts'
import type { JsonValue } from '../src/engine/json/json.ts'

/**
 * A type for each closed set of names: every `enum` of the meta-schemas with a title, which is the type's name. The
 * check, completion in editors and the code that implements the names thus share one list.
 */
export function closedNames(files: ReadonlyMap<string, JsonValue>): string {
  const sets = new Map([...files].flatMap(([path, schema]) => (path.startsWith('schemas/meta/') ? setsIn(schema) : [])))
  return [...sets]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, members]) => `export type ${name} = ${members.map((member) => `'${member}'`).join(' | ')}\n`)
    .join('\n')
}

function setsIn(value: JsonValue | undefined): readonly (readonly [string, readonly string[]])[] {
  if (isJsonArray(value)) return value.flatMap(setsIn)
  if (!isJsonObject(value)) return []
  const below = Object.values(value).flatMap(setsIn)
  const [title, members] = [ownValue(value, 'title'), ownValue(value, 'enum')]
  if (typeof title !== 'string' || !isJsonArray(members)) return below
  return [[title, members.map(String)], ...below]
}
