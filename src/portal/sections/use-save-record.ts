import { useCallback } from 'react'
import { withOtherCleared } from '../../engine/reading/other-choice.ts'
import type { PageCalls } from '../../engine/document/page-calls.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { sendWithFiles } from '../api/send-with-files.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useOwnPayload } from './use-own-payload.ts'

/** The change to save: of a record, named by its revision, or a new record, named by its key. */
export interface Saving {
  readonly record: JsonObject | undefined
  readonly key: string
}

/**
 * Saves a section's record with its files, then reloads what depends on it. Returns the record as it is stored;
 * undefined if the response does not contain it.
 */
export function useSaveRecord(calls: PageCalls, { plan }: CompiledForm) {
  const api = useApi()
  const { madeFrom, underKey } = useChangeHeaders()
  const changed = useRecordsChanged()
  const own = useOwnPayload()
  return useCallback(
    async (answers: JsonObject, files: FileRegistry, { record, key }: Saving): Promise<JsonObject | undefined> => {
      const call = record ? 'update' : 'add'
      const path = calls[call]
      if (path === undefined) throw new Error(`The section declares no call to ${call} a record`)
      const body = own(withOtherCleared(plan.otherChoices, answers))
      const headers = { ...madeFrom(record), ...(!record && underKey(key)) }
      const data = await sendWithFiles<JsonValue | undefined>(api, path, body, { files, headers })
      await changed(calls.list)
      return isJsonObject(data) ? data : undefined
    },
    [api, calls, plan, changed, own, madeFrom, underKey],
  )
}
