import { useMemo } from 'react'
import { withOtherChosen } from '../../engine/reading/other-choice.ts'
import { otherChoices } from '../../engine/reading/other-choices.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** A response with records of a section as its forms and conditions use them: what was typed for "Other" is chosen. */
export function useOtherChosen<Records extends JsonObject | readonly JsonObject[] | null | undefined>(
  document: CompositeDocument | undefined,
  records: Records,
): Records
export function useOtherChosen(
  document: CompositeDocument | undefined,
  records: JsonObject | readonly JsonObject[] | null | undefined,
): JsonObject | readonly JsonObject[] | null | undefined {
  return useMemo(() => {
    if (!document || !records) return records
    const choices = otherChoices(document)
    const chosen = (record: JsonObject) => withOtherChosen(choices, record)
    return isJsonArray(records) ? records.map(chosen) : chosen(records)
  }, [document, records])
}
