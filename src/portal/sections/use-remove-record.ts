import { useCallback } from 'react'
import type { CollectionPageDefinition } from '../../engine/document/collection-page.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useChangeHeaders } from '../ui/use-change-headers.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useOwnPayload } from './use-own-payload.ts'
import { isGone } from './use-superseded.ts'

/**
 * Removes a section's record by its entry number; a toast shows the result. It rejects if the record stays; one that
 * was removed elsewhere is gone as well.
 */
export function useRemoveRecord(
  { calls, failures }: CollectionPageDefinition,
  entry: string,
): (record: JsonObject) => Promise<void> {
  const api = useApi()
  const { madeFrom } = useChangeHeaders()
  const toaster = useToaster()
  const text = useText()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const own = useOwnPayload()
  return useCallback(
    async (record) => {
      if (calls.remove === undefined) throw new Error('The section declares no call to remove a record')
      try {
        const body = own({ [entry]: record[entry] })
        const removed = await api.declared.post<{ readonly message?: string } | null>(
          calls.remove,
          body,
          madeFrom(record),
        )
        if (removed?.message !== undefined) toaster.show('success', removed.message)
      } catch (thrown) {
        const failure = failureOf(thrown)
        const wasGone = isGone(failure)
        if (wasGone) toaster.show('info', text('portal.section.gone'))
        else
          toaster.show('error', failure.current === undefined ? (failures?.remove ?? failure.message) : failure.message)
        // The user must see the current state of a record that was changed elsewhere before removing it.
        if (failure.current !== undefined || wasGone) await changed(calls.list)
        if (!wasGone) throw thrown
        return
      }
      await changed(calls.list)
    },
    [api, calls, changed, own, entry, failureOf, failures, text, toaster, madeFrom],
  )
}
