import { Refusal } from '../platform/refusal.ts'
import type { ChangeConditions, NamedRevision } from './change-conditions.ts'
import type { RevisionRule } from '../../engine/document/page-calls.ts'
import type { RecordRow } from '../profiles/records.ts'

/**
 * A record's revision as in requests and responses. It contains the entry number, so that a record that replaced
 * another has a different revision.
 */
export const revisionOf = ({ entry_no, revision }: Pick<RecordRow, 'entry_no' | 'revision'>): string =>
  `${entry_no}.${revision}`

/** Whether a call names the revision of a record that once existed; entry numbers only grow. */
export function wasThere(named: NamedRevision | undefined, lastEntryNo: number): boolean {
  return typeof named === 'string' && Number(named.split('.', 1)[0]) <= lastEntryNo
}

/**
 * Whether a change was made from an outdated revision. A change without a revision is accepted where the section's page
 * declares that the last writer wins.
 *
 * @throws Refusal `revision-required` for a change without a revision in any other section
 */
export function isStale(page: RevisionRule, { revision }: ChangeConditions, row: RecordRow): boolean {
  if (revision !== undefined) return revision !== revisionOf(row)
  if (page.withoutRevision !== 'last-writer') throw new Refusal('revision-required')
  return false
}
