import { useCallback } from 'react'
import { withOtherCleared } from '../../engine/reading/other-choice.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { PageCalls } from '../../engine/document/page-calls.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useApi } from '../api/api-context.ts'
import { toFormData } from '../api/to-form-data.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useOwnPayload } from './use-own-payload.ts'

/** The change to save: of a record, named by its revision, or a new record, named by its key. */
export interface Saving {
  readonly record: JsonObject | undefined
  readonly key: string
}

/** Saves a section's record with its files, then reloads what depends on it. */
export function useSaveRecord(calls: PageCalls, document: CompositeDocument) {
  const api = useApi()
  const { madeFrom, underKey } = useChangeHeaders()
  const changed = useRecordsChanged()
  const own = useOwnPayload()
  return useCallback(
    async (answers: JsonObject, files: FileRegistry, { record, key }: Saving): Promise<void> => {
      const call = record ? 'update' : 'add'
      const path = calls[call]
      if (path === undefined) throw new Error(`The section declares no call to ${call} a record`)
      const stop = files.startSending()
      await api.declared
        .send(path, toFormData(own(withOtherCleared(document, answers)), files), {
          headers: { ...madeFrom(record), ...(!record && underKey(key)) },
          onProgress: (sent) => files.reportProgress(sent),
          stop,
        })
        .then(
          () => files.endSending(true),
          (failure: unknown) => {
            files.endSending(false)
            throw failure
          },
        )
      await changed(calls.list)
    },
    [api, calls, document, changed, own, madeFrom, underKey],
  )
}
