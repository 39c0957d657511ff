import type { SectionRecord } from '../../contract/section.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ChangeConditions, NamedRevision } from './change-conditions.ts'
import type { RevisionRule } from '../../engine/document/page-calls.ts'
import type { RecordRow } from '../profiles/records.ts'

/** A record's revision as it travels. The entry number in it tells a record from one that took its place. */
export const revisionOf = ({ entry_no, revision }: Pick<RecordRow, 'entry_no' | 'revision'>): string =>
  `${entry_no}.${revision}`

/** Whether a call names a revision of a record that was there once; entry numbers are given one after the other. */
export function wasThere(named: NamedRevision | undefined, lastEntryNo: number): boolean {
  return typeof named === 'string' && Number(named.split('.', 1)[0]) <= lastEntryNo
}

/** A refusal with both versions of a record: the one that is stored, null when it was removed, and the one sent. */
export function withVersions(
  code: 'stale' | 'key-reused',
  current: SectionRecord | null,
  { answers }: Pick<Incoming, 'answers'>,
): Refusal {
  return new Refusal(code, { versions: { current, sent: exceededLimit(answers) ? {} : answers } })
}

/**
 * Whether a change was made from a revision that is not the record's any more. One that names none is let through where
 * the section's page declares that the last writer wins.
 *
 * @throws Refusal `revision-required` for one that names none anywhere else
 */
export function isStale(page: RevisionRule, { revision }: ChangeConditions, row: RecordRow): boolean {
  if (revision !== undefined) return revision !== revisionOf(row)
  if (page.withoutRevision !== 'last-writer') throw new Refusal('revision-required')
  return false
}
