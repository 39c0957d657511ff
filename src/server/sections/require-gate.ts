import type { GateDefinition } from '../../engine/document/gate-definition.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { listRecords } from '../profiles/records.ts'
import type { SectionChange } from './section-change.ts'

/**
 * Keeps a gate's answer and the records behind it consistent: nobody adds the first record after an answer that does
 * not allow it, and nobody gives such an answer while there are records.
 *
 * @param answers of the record that is added or changed
 * @throws Refusal `forbidden` for the record; `invalid` for the answer, at its field
 */
export async function requireGate(tx: TenantTransaction, change: SectionChange, answers: JsonObject): Promise<void> {
  const { caller, call, profile } = change
  for (const [section, gate] of caller.tenant.gates) {
    const isBehind = section === call.section
    if (!isBehind && gate.section !== call.section) continue
    const rows = await listRecords(tx, profile.id, [section, gate.section])
    const records = rows.filter((row) => row.section === section)
    const given = rows.find((row) => row.section === gate.section)?.answers
    if (isBehind && records.length === 0 && given && !opens(gate, given)) {
      throw new Refusal('forbidden', { message: { key: 'server.gate-closed' } })
    }
    if (!isBehind && records.length > 0 && !opens(gate, answers)) {
      const pointer = `/${escapeSegment(gate.field)}`
      throw new Refusal('invalid', { errors: [{ pointer, message: { key: 'server.gate-records' } }] })
    }
  }
}

const opens = ({ field, answers }: GateDefinition, record: JsonObject): boolean =>
  answers.some(({ value, opens: doesOpen }) => doesOpen === true && value === ownValue(record, field))
