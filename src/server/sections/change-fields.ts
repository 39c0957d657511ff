import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeRecord, readSection } from './change-section.ts'
import { recordNamed } from './record-to-change.ts'
import type { Changed, SectionChange } from './section-change.ts'
import { lockSection } from '../profiles/records.ts'
import { fullRecord } from './wire-record.ts'

/**
 * Replaces only the call's declared fields of a record; the whole record is checked.
 *
 * @throws Refusal `invalid`, `not-found`, `forbidden`, `stale`, `revision-required`
 */
export async function changeFields(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { call, profile, incoming } = change
  await lockSection(tx, profile.id, call.section)
  const state = await readSection(tx, change)
  const record = recordNamed(change, state)
  if (!record && change.conditions?.revision === undefined) throw new Refusal('not-found')
  const fields = new Set(call.other?.action === 'change' ? call.other.fields : [])
  const changed = Object.entries(incoming.answers).filter(([name]) => fields.has(name))
  // For a record that was removed, `changeRecord` throws the refusal.
  const answers = record && { ...fullRecord(state.form, record), ...Object.fromEntries(changed) }
  return changeRecord(tx, answers ? { ...change, incoming: { ...incoming, answers } } : change)
}
