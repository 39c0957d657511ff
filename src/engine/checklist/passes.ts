import { compileCondition } from '../condition/compile-condition.ts'
import { evaluate } from '../condition/evaluate.ts'
import { groupAndMembers } from '../document/condition-groups.ts'
import type { NamedValues } from '../condition/named-values.ts'
import type { DocumentId } from '../document/document-id.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { isRecordsTest, isValueTest } from '../document/checklist.ts'
import type { CountTest, PassRule, RecordsTest, RowsTest } from '../document/checklist.ts'

/** The data that rules read, fetched before they are evaluated. */
export interface ChecklistFacts {
  /** `user`, `profile`, `settings`, `today`; for the rules of a case type, its other facts. */
  readonly values: NamedValues
  /** The stored records of a section. */
  readonly records: (section: DocumentId) => readonly JsonObject[]
  /** Whether a record is valid under its section's current form. */
  readonly isCurrent: (section: DocumentId, record: JsonObject) => boolean
}

/** For rules that count a record whatever form it was saved under. */
export const anyIsCurrent = (): boolean => true

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

function passesRecords(test: RecordsTest, { values, records, isCurrent }: ChecklistFacts): boolean {
  const { section, where, current = true, containing = [], sum } = test
  const fits = where === undefined ? () => true : compileCondition(where)
  // Validating a record against a changed form is the most expensive part.
  const counts = (record: JsonObject) =>
    fits({ ...values, record }) &&
    containing.every((rows) => containsEnough(rows, record, values)) &&
    (!current || isCurrent(section, record))
  return sum === undefined
    ? isEnough(test, records(section), counts)
    : isWithin(test, total(records(section).filter(counts), sum))
}

/** The sum of a field; what is no number does not count. */
function total(records: readonly JsonObject[], field: string): number {
  return records.reduce((sum, record) => {
    const value = ownValue(record, field)
    return typeof value === 'number' ? sum + value : sum
  }, 0)
}

const isWithin = ({ atMost, atLeast = atMost === undefined ? 1 : -Infinity }: CountTest, number: number): boolean =>
  number >= atLeast && (atMost === undefined || number <= atMost)

function containsEnough(test: RowsTest, record: JsonObject, values: NamedValues): boolean {
  const list = ownValue(record, test.list)
  const rows = isJsonArray(list) ? list.filter(isJsonObject) : []
  const fits = test.where === undefined ? () => true : compileCondition(test.where)
  return isEnough(test, rows, (row) => fits({ ...values, record, row }))
}

/** Looks at no more than necessary. */
function isEnough(test: CountTest, items: readonly JsonObject[], counts: (item: JsonObject) => boolean): boolean {
  const { atMost, distinct } = test
  const { atLeast = atMost === undefined ? 1 : 0 } = test
  const enough = atMost === undefined ? atLeast : atMost + 1
  const seen = new Set<unknown>()
  for (const item of items) {
    if (seen.size >= enough) break
    const identity = distinct === undefined ? item : identityOf(item, distinct)
    if (identity !== undefined && !seen.has(identity) && counts(item)) seen.add(identity)
  }
  return seen.size >= atLeast && (atMost === undefined || seen.size <= atMost)
}

/** The first of the fields that is answered, with its answer; capitals and spaces around it do not matter. */
function identityOf(item: JsonObject, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const value = ownValue(item, field) ?? ''
    const answer = typeof value === 'string' ? value.trim().toUpperCase() : value
    if (answer !== '') return canonicalJson([field, answer])
  }
  return undefined
}
