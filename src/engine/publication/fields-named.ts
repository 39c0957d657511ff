import { isJsonObject } from '../json/json.ts'

/** The fields of a source of values that declarations name; `all` where they may read the source as a whole. */
export type FieldsNamed = ReadonlySet<string> | 'all'

/**
 * Which fields of a source the rules in declarations may read. Rules read by names alone (`user.category`), which are
 * texts of the declarations; so any text that could be such a name counts, whether a rule has it or not.
 */
export function fieldsNamed(source: 'user' | 'profile', declarations: readonly unknown[]): FieldsNamed {
  const fields = new Set<string>()
  for (const text of textsIn(declarations)) {
    if (text === source) return 'all'
    const [first, field] = text.split('.', 2)
    if (first === source && field !== undefined) fields.add(field)
  }
  return fields
}

function* textsIn(declared: unknown): Generator<string> {
  if (typeof declared === 'string') yield declared
  else if (Array.isArray(declared)) for (const item of declared) yield* textsIn(item)
  else if (isJsonObject(declared)) for (const member of Object.values(declared)) yield* textsIn(member)
}
