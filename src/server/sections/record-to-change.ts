import { entryFields } from '../../contract/entry-field.ts'
import type { SectionPageDefinition } from '../../engine/page/section-calls.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SectionChange } from './section-change.ts'
import { entryNumberIn } from './entry-number.ts'
import { isStale, wasThere } from './record-revision.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { SectionState } from './section-context.ts'
import { withVersions } from './with-versions.ts'

/** Whether a collection has only one record, which the next one replaces. */
export const keepsOneRecord = (page: SectionPageDefinition): boolean =>
  page.kind === 'collection' && page.layout?.mode === 'field'

/** The record with the body's entry number, or a record section's only one. */
export function recordNamed(
  { call, incoming: { answers } }: SectionChange,
  { form, rows }: SectionState,
): RecordRow | undefined {
  const entryNo = entryNumberIn(answers, entryFields(form.document.schema))
  const isOnly = call.page.kind === 'record' || (entryNo === undefined && keepsOneRecord(call.page))
  return isOnly ? rows[0] : rows.find((row) => row.entry_no === entryNo)
}

/** @param last the section's last entry number, which shows whether a missing record ever existed */
export function recordToChange(change: SectionChange, state: SectionState, last: number): RecordRow {
  const { call, conditions = {}, incoming } = change
  const record = recordNamed(change, state)
  if (!record && wasThere(conditions.revision, last)) throw withVersions('stale', state.form, { row: null, incoming })
  if (!record) throw new Refusal('not-found')
  if (isStale(call.page, conditions, record)) throw staleRefusal(change, state, record)
  return record
}

/** Undefined for a record that is already removed, e.g. by a removal whose response was lost. */
export function recordToRemove(change: SectionChange, state: SectionState, last: number): RecordRow | undefined {
  const isGone = !recordNamed(change, state) && wasThere(change.conditions?.revision, last)
  return isGone ? undefined : recordToChange(change, state, last)
}

export const staleRefusal = ({ incoming }: SectionChange, { form }: SectionState, row: RecordRow): Refusal =>
  withVersions('stale', form, { row, incoming })
