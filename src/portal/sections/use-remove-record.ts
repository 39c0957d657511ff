import { useCallback } from 'react'
import type { CollectionPageDefinition } from '../../engine/document/collection-page.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useOwnPayload } from './use-own-payload.ts'

/** Removes a section's record by its entry number. A failure is shown by a toast; the record then stays. */
export function useRemoveRecord(
  { calls, failures }: CollectionPageDefinition,
  entry: string,
): (record: JsonObject) => Promise<void> {
  const api = useApi()
  const { madeFrom } = useChangeHeaders()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const own = useOwnPayload()
  return useCallback(
    async (record) => {
      if (calls.remove === undefined) throw new Error('The section declares no call to remove a record')
      try {
        await api.declared.post(calls.remove, own({ [entry]: record[entry] }), madeFrom(record))
      } catch (thrown) {
        const { current, message } = failureOf(thrown)
        toaster.show('error', current === undefined ? (failures?.remove ?? message) : message)
        // It was changed elsewhere: the user must see its current state before removing it.
        if (current !== undefined) await changed(calls.list)
        throw thrown
      }
      await changed(calls.list)
    },
    [api, calls, changed, own, entry, failureOf, failures, toaster, madeFrom],
  )
}
