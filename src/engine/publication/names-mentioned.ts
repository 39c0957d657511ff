import { isJsonArray } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { referredSchema } from '../schema/schema-walk.ts'

/** Between the parts of a path, a pointer and the name of a value. */
const between = /[^\w$-]+/

/**
 * The names of a form's fields that a part of its schema or a rule mentions, wherever it does: as a key, in a path
 * (`answers.address.City`), a pointer or a text, also where references lead; all of them where it reads the answers as
 * a whole. A name that stands there for something else counts as well.
 */
export function namesMentioned(root: JsonObject, part: JsonValue, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<JsonValue>()
  let readsAll = false
  const hear = (text: string): void => {
    if (/^=?answers$/.test(text)) readsAll = true
    for (const word of text.split(between)) if (names.has(word)) found.add(word)
  }
  const look = (value: JsonValue): void => {
    if (typeof value === 'string') hear(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isJsonArray(value)) return value.forEach(look)
    for (const [key, member] of Object.entries(value)) {
      hear(key)
      if (key === '$ref' && typeof member === 'string') look(referredSchema(root, member) ?? {})
      if (member !== undefined) look(member)
    }
  }
  look(part)
  return readsAll ? names : found
}
