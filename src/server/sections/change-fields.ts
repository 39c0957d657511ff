import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { changeRecord } from './change-section.ts'
import { recordNamed } from './record-to-change.ts'
import type { Changed, OpenedChange } from './section-change.ts'
import { fullRecord } from './wire-record.ts'

/**
 * Replaces only the call's declared fields of a record; the whole record is checked.
 *
 * @throws Refusal `invalid`, `not-found`, `forbidden`, `stale`, `revision-required`
 */
export async function changeFields(tx: TenantTransaction, change: OpenedChange): Promise<Changed> {
  const { call, incoming, state } = change
  const record = recordNamed(change, state)
  if (!record && change.conditions?.revision === undefined) throw new Refusal('not-found')
  const fields = new Set(call.other?.action === 'change' ? call.other.fields : [])
  const changed = Object.entries(incoming.answers).filter(([name]) => fields.has(name))
  // For a record that was removed, `changeRecord` throws the refusal.
  const answers = record && { ...fullRecord(state.form, record), ...Object.fromEntries(changed) }
  return changeRecord(tx, answers ? { ...change, incoming: { ...incoming, answers } } : change)
}
