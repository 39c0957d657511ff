import type { DocumentId } from '../document/document-id.ts'
import { groupAndMembers } from '../document/condition-groups.ts'
import { isRecordsTest, isValueTest } from '../document/checklist.ts'
import type { Checklist, PassRule } from '../document/checklist.ts'

/** The sections whose records a checklist's rules read. */
export function sectionsOf({ items }: Pick<Checklist, 'items'>): ReadonlySet<DocumentId> {
  return new Set(items.flatMap(({ passes }) => ruleSections(passes)))
}

function ruleSections(rule: PassRule): readonly DocumentId[] {
  if (isRecordsTest(rule)) return [rule.section]
  return isValueTest(rule) ? [] : groupAndMembers(rule).members.flatMap(ruleSections)
}
