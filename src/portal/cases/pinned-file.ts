import type { ShownPin } from '../../contract/case-question.ts'
import { filesIn } from '../../engine/reading/read-file.ts'
import type { ReadFile } from '../../engine/reading/reading.ts'

/** The file whose page a question is about; undefined for any other, and for a reader who does not see the record. */
export function pinnedFile(pin: ShownPin): ReadFile | undefined {
  if (!('section' in pin) || pin.page === undefined) return undefined
  const { file } = pin.page
  return filesIn(pin.record, '').find(({ id }) => id === file)
}
