import { textsIn } from '../json/texts-in.ts'

/** The fields of a source of values that declarations name; `all` where they may read the source as a whole. */
export type FieldsNamed = ReadonlySet<string> | 'all'

/**
 * Which fields of a source the rules in declarations may read. Rules read by names alone (`user.category`), which are
 * texts of the declarations, some with a sign before (`=user.category`); so any text that could be such a name counts,
 * whether a rule has it or not.
 */
export function fieldsNamed(source: 'user' | 'profile', declarations: readonly unknown[]): FieldsNamed {
  const fields = new Set<string>()
  for (const text of textsIn(declarations)) {
    const [first, field] = text.replace(/^=/, '').split('.', 2)
    if (first !== source) continue
    if (field === undefined) return 'all'
    fields.add(field)
  }
  return fields
}
