import { useCallback } from 'react'
import { fillText } from '../../engine/translate/texts.ts'
import { toastDuration } from '../../renderer/feedback/toaster.ts'
import type { OpenAction } from '../../renderer/pages/collection/collection-props.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useApi } from '../api/api-context.ts'
import { useFailureOf } from '../api/use-failure-of.ts'
import { useRecordsChanged } from '../checklists/use-records-changed.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { useOwnPayload } from './use-own-payload.ts'
import { isGone } from './use-superseded.ts'

/** A text that says what happened and what to do takes longer to read. */
const longer = 2 * toastDuration

/**
 * Makes the call that a row's action declares, with the record's entry number; a toast shows the result. The record may
 * be another one afterwards, and the checklist with it.
 */
export function useRowCalls(list: string, entry: string): (open: OpenAction) => Promise<void> {
  const api = useApi()
  const text = useText()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const changed = useRecordsChanged()
  const own = useOwnPayload()
  return useCallback(
    async ({ action, record, isAtSave }) => {
      if (action.call === undefined || !record) return
      try {
        const { notice } = await api.declared.post<{ readonly notice?: string }>(
          action.call,
          own({ [entry]: record[entry] }),
        )
        toaster.show('success', action.done ?? action.title)
        if (notice !== undefined) toaster.show('info', notice)
      } catch (thrown) {
        const failure = failureOf(thrown)
        const reason = isGone(failure) ? text('portal.section.gone') : failure.message
        if (isAtSave && action.atSave) toaster.show('warning', fillText(action.atSave.failed, { reason }), longer)
        else toaster.show('error', reason)
      }
      await changed(list)
    },
    [api, changed, entry, failureOf, list, own, text, toaster],
  )
}
