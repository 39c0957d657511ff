import { withOtherCleared } from '../../engine/reading/other-choice.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RecordRow } from '../profiles/records.ts'
import { wireRecord } from './wire-record.ts'

/** A refusal with both versions of a record: the one that is stored, null when it was removed, and the one sent. */
export function withVersions(
  code: 'stale' | 'key-reused',
  form: CompiledForm,
  { row, incoming: { answers } }: { readonly row: RecordRow | null; readonly incoming: Pick<Incoming, 'answers'> },
): Refusal {
  const current = row && wireRecord(form, row)
  const sent = exceededLimit(answers) ? {} : withOtherCleared(form.plan.otherChoices, answers)
  return new Refusal(code, { versions: { current, sent } })
}
