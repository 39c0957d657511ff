import { seenCase } from '../../engine/cases/access.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { fileAnswersIn } from '../http/intake/file-answer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { findCaseFile } from './case-files.ts'
import type { CaseFileRow } from './case-files.ts'
import { readHistory } from './case-history.ts'
import type { OpenedCase } from './opened-case.ts'

/**
 * A file of a case that a caller sees: its answer is among those that `seenCase` shows them, as they are now or were
 * submitted, also before a correction, in an opinion or in the history.
 *
 * @throws Refusal `not-found` for any other file
 */
export async function findSeenFile(tx: TenantTransaction, opened: OpenedCase, id: string): Promise<CaseFileRow> {
  const row = isUuid(id) ? await findCaseFile(tx, opened.place.id, id) : undefined
  if (row === undefined || !(await isSeen(tx, opened, row))) throw new Refusal('not-found')
  return row
}

async function isSeen(tx: TenantTransaction, opened: OpenedCase, { id }: CaseFileRow): Promise<boolean> {
  const { place, kase, actor, facts } = opened
  const names = (value: JsonValue | undefined) => fileAnswersIn(value).some(({ file }) => file.id === id)
  const history = await readHistory(tx, place.id, place.tenant.declaration.timeZone)
  const seen = seenCase(place.type, kase, actor, { history, facts })
  if (seen === undefined) return false
  const corrected = kase.questions.flatMap(({ changed }) => Object.entries(changed?.before ?? {}))
  const submitted = [...Object.entries(kase.frozen?.answers ?? {}), ...corrected]
  return (
    names(seen.answers) ||
    submitted.some(([name, value]) => Object.hasOwn(seen.answers, name) && names(value)) ||
    seen.reviews.some(({ input }) => names(input)) ||
    seen.history.some(({ input }) => names(input))
  )
}
