import { useEffect, useState } from 'react'
import type { FormIssue } from '../../../../../contract/edited-form.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'

/** After how many milliseconds without an edit the server checks what is there. */
const pause = 600

/** What the check finds, for which actions. */
export interface Checked {
  readonly actions: readonly OverlayAction[]
  readonly issues: readonly Pick<FormIssue, 'pointer' | 'text'>[]
}

/** The whole check of the organisation as it would be with some actions; undefined while it runs. */
export function useChecked(document: string, actions: readonly OverlayAction[]): Checked | undefined {
  const api = useApi()
  const failureOf = useFailureOf()
  const [checked, setChecked] = useState<Checked>()
  const wanted = JSON.stringify(actions)
  useEffect(() => {
    let isWanted = true
    const sent: OverlayAction[] = JSON.parse(wanted)
    const check = async (): Promise<void> => {
      try {
        const { issues } = await api.post('admin/forms/check', { document, actions: sent })
        if (isWanted) setChecked({ actions: sent, issues })
      } catch (thrown) {
        const { message, errors } = failureOf(thrown)
        const found = errors.map(({ pointer, message: text }) => ({ pointer, text }))
        if (isWanted) setChecked({ actions: sent, issues: found.length > 0 ? found : [{ pointer: '', text: message }] })
      }
    }
    const timer = setTimeout(() => void check(), pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, document, failureOf, wanted])
  return checked && JSON.stringify(checked.actions) === wanted ? checked : undefined
}
