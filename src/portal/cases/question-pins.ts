import type { ShownPin } from '../../contract/case-question.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** A pin as a key of React: the same for the same place. */
export const pinKey = (pin: ShownPin): string => ('section' in pin ? `${pin.section} ${pin.entryNo}` : pin.field)

/** A record that is pinned, with what is known of it. */
export const pinOfRecord = (section: string, entryNo: number, record: JsonObject | null | undefined): ShownPin => ({
  section,
  entryNo,
  ...(record && { record }),
})
