import type { CompositeDocument } from '../document/document.ts'

/** The properties besides `id` that name items in the lists of a document, for `diff`. */
export function namingKeys({ list }: CompositeDocument): readonly string[] {
  return [...(list === undefined ? [] : [list.key]), 'pointer']
}
