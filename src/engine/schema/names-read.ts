import type { JsonObject, JsonValue } from '../json/json.ts'
import { referredSchema } from './schema-walk.ts'

/** What a part of an object's schema depends on. */
export interface NamesRead {
  /** The names that it mentions, as keys or texts, also where its references lead. */
  readonly names: ReadonlySet<string>
  /** Whether it may depend on fields that it does not mention. */
  readonly readsAll: boolean
}

/** Keywords that look at every field of an object. */
const looking = /"(?:(?:additional|pattern|unevaluated|min|max)Properties|propertyNames)":|"const":\{|"enum":\[[^\]]*\{/

/** Finds which of an object's fields a part of its schema depends on. */
export function namesRead(root: JsonObject, part: JsonValue, names: ReadonlySet<string>): NamesRead {
  const found = new Set<string>()
  const seen = new Set<JsonValue>()
  let readsAll = false
  const look = (node: JsonValue): void => {
    if (seen.has(node)) return
    seen.add(node)
    const references: string[] = []
    const text = JSON.stringify(node, (key, value: unknown) => {
      if (names.has(key)) found.add(key)
      if (typeof value === 'string' && names.has(value)) found.add(value)
      if (key === '$ref' && typeof value === 'string') references.push(value)
      return value
    })
    readsAll ||= looking.test(text)
    for (const reference of references) look(referredSchema(root, reference) ?? {})
  }
  look(part)
  return { names: found, readsAll }
}
