import { compileCondition } from '../condition/compile-condition.ts'
import { evaluate } from '../condition/evaluate.ts'
import { groupAndMembers } from '../document/condition-groups.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject } from '../json/json.ts'
import { isRecordsTest, isValueTest } from '../document/checklist.ts'
import type { PassRule, RecordsTest } from '../document/checklist.ts'

/** The data that rules read, fetched before they are evaluated. */
export interface ChecklistFacts {
  /** `user`, `profile`, `settings`, `today`. */
  readonly values: Pick<NamedValues, 'user' | 'profile' | 'settings' | 'today'>
  /** The stored records of a section. */
  readonly records: (section: DocumentId) => readonly JsonObject[]
  /** Whether a record is valid under its section's current form. */
  readonly isCurrent: (section: DocumentId, record: JsonObject) => boolean
}

/**
 * Whether a rule passes.
 * @throws Error for a group, operator or source that does not exist, so that it never passes
 */
export function passes(rule: PassRule, facts: ChecklistFacts): boolean {
  if (isRecordsTest(rule)) return passesRecords(rule, facts)
  if (isValueTest(rule)) return evaluate(rule, facts.values)
  const { group, members } = groupAndMembers(rule)
  return group.combine(members.map((member) => (known: ChecklistFacts) => passes(member, known)))(facts)
}

/** Checks no more records than necessary: validating one against a changed form is the most expensive part. */
function passesRecords(test: RecordsTest, { values, records, isCurrent }: ChecklistFacts): boolean {
  const { section, where, current = true, atMost } = test
  const { atLeast = atMost === undefined ? 1 : 0 } = test
  const enough = atMost === undefined ? atLeast : atMost + 1
  const fits = where === undefined ? () => true : compileCondition(where)
  let count = 0
  for (const record of records(section)) {
    if (count >= enough) break
    if (fits({ ...values, record }) && (!current || isCurrent(section, record))) count += 1
  }
  return count >= atLeast && (atMost === undefined || count <= atMost)
}
