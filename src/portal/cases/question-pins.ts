import type { ShownPin } from '../../contract/case-question.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** A pin as a key of React: the same for the same place. */
export const pinKey = (pin: ShownPin): string =>
  'section' in pin ? `${pin.section} ${pin.entryNo} ${pin.page?.file ?? ''} ${pin.page?.number ?? ''}` : pin.field

/** A pin as the call that asks has it. */
export const askedPin = (pin: ShownPin) =>
  'section' in pin
    ? { section: pin.section, entryNo: pin.entryNo, ...(pin.page && { page: pin.page }) }
    : { field: pin.field }

/** A pin to a record, or to a page of a file in it. */
export type RecordOfSection = Extract<ShownPin, { section: string }>

/** A record that is pinned, with what is known of it. */
export const pinOfRecord = (
  section: string,
  entryNo: number,
  record: JsonObject | null | undefined,
): RecordOfSection => ({
  section,
  entryNo,
  ...(record && { record }),
})
