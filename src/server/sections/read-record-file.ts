import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import { isFileAnswer } from '../http/intake/file-answer.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { SectionCall } from '../../engine/page/section-calls.ts'
import { readBase64 } from '../platform/files/read-base64.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readSection, requireOpen } from './read-section.ts'
import { readEntryNumber } from './entry-number.ts'
import type { Caller } from './section-context.ts'

/**
 * The file in the declared field of the caller's record that a query names, as base64.
 *
 * @throws Refusal `not-found` when there is no such record, no file in it, or the file's content is missing;
 *   `forbidden`
 */
export async function readRecordFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  caller: Caller,
  call: SectionCall,
  query: unknown,
): Promise<string> {
  const id = await database.inTenant(caller.tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    if (!profile || call.other?.action !== 'file') return undefined
    const state = await readSection(tx, { caller, call, profile })
    requireOpen(caller, call, state)
    const entryNo = readEntryNumber(isJsonObject(query) ? ownValue(query, call.other.parameter) : undefined)
    const record = state.rows.find(({ entry_no }) => entry_no === entryNo)
    const file = record && ownValue(record.answers, call.other.field)
    return isFileAnswer(file) ? file.id : undefined
  })
  const content = id === undefined ? undefined : await readBase64(files, caller.tenant.id, id)
  if (content === undefined) throw new Refusal('not-found')
  return content
}
