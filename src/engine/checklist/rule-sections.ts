import type { DocumentId } from '../document-id.ts'
import type { Checklist, PassRule } from './checklist.ts'

/** The sections whose records a checklist's rules look at. */
export function sectionsOf({ items }: Pick<Checklist, 'items'>): ReadonlySet<DocumentId> {
  return new Set(items.flatMap(({ passes }) => ruleSections(passes)))
}

function ruleSections(rule: PassRule): readonly DocumentId[] {
  if ('section' in rule) return [rule.section]
  if ('all' in rule) return rule.all.flatMap(ruleSections)
  if ('any' in rule) return rule.any.flatMap(ruleSections)
  if ('none' in rule) return rule.none.flatMap(ruleSections)
  return []
}
