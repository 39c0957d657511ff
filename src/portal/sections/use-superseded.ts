import { useCallback } from 'react'
import { withOtherChosen } from '../../engine/reading/other-choice.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { Superseded } from '../../renderer/store/save-record.ts'
import type { ApiError } from '../api/api-error.ts'
import { useReloadRecords } from '../checklists/use-reload-records.ts'

/**
 * Whether a refusal means that the record of the call, or its whole profile, is no longer there. Other servers may send
 * no code; other codes of 404 are about something else, such as a member's number.
 */
export const isGone = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  code === 'no-profile' || (status === 404 && (code === 'not-found' || code === 'unexpected'))

/**
 * Finds out whether a change was refused because its record was changed or removed elsewhere, and then loads the
 * section's records again; undefined where it was refused for another reason.
 *
 * @param list the call that lists the section's records
 */
export function useSuperseded(
  list: string,
  { plan }: CompiledForm,
): (failure: ApiError, record: JsonObject | undefined) => Promise<Superseded | undefined> {
  const reload = useReloadRecords()
  return useCallback(
    async (failure, record) => {
      const current = failure.current === undefined && record !== undefined && isGone(failure) ? null : failure.current
      if (current === undefined) return undefined
      await reload(list)
      return { current: current && withOtherChosen(plan.otherChoices, current) }
    },
    [plan, list, reload],
  )
}
