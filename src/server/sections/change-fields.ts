import type { TenantTransaction } from '../db/database.ts'
import { changeRecord, readSection, recordNamed } from './change-section.ts'
import type { Changed, SectionChange } from './change-section.ts'
import { lockSection } from './records.ts'
import { wireRecord } from './wire-record.ts'

/**
 * Replaces the fields of a record that the call is for; its other answers stay. The record is checked as a whole.
 *
 * @throws Refusal `invalid`, `not-found`, `forbidden`
 */
export async function changeFields(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { call, profile, incoming } = change
  await lockSection(tx, profile.id, call.section)
  const state = await readSection(tx, change)
  const record = recordNamed(call, state, incoming.answers)
  const fields = new Set(call.other?.action === 'change' ? call.other.fields : [])
  const changed = Object.entries(incoming.answers).filter(([name]) => fields.has(name))
  const answers = { ...wireRecord(state.form, record), ...Object.fromEntries(changed) }
  return changeRecord(tx, { ...change, incoming: { ...incoming, answers } })
}
