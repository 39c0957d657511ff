import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CaseStep } from '../../../../engine/document/case-page.ts'
import { isJsonObject } from '../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { WayBack } from '../../../checklists/link-to-item.ts'

/** Where somebody is on the way to a new case. */
export interface Way {
  /** The id of the step that they want to see; undefined for the first. */
  readonly at: string | undefined
  /** What they chose so far, by field. */
  readonly chosen: JsonObject
  readonly goTo: (step: string, nowChosen?: JsonObject) => void
  /** Something else was chosen in the step that is open. */
  readonly choose: (chosen: JsonObject) => void
  /** This place, for a page that leads back to it. */
  readonly here: WayBack
}

/**
 * The way to a new case as the browser's history keeps it, so that Back leads to the step before. What is chosen may
 * also be in the address, for links from elsewhere: `?toCategory=PE`.
 */
export function useWay(steps: readonly CaseStep[]): Way {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const at = isJsonObject(state) && typeof state['at'] === 'string' ? state['at'] : undefined
  const kept = isJsonObject(state) && isJsonObject(state['chosen']) ? state['chosen'] : undefined
  const linked = useMemo(() => chosenIn(search, steps), [search, steps])
  const chosen = kept ?? linked
  const goTo = useCallback(
    (step: string, nowChosen: JsonObject = chosen) =>
      void navigate(pathname + search, { state: { at: step, chosen: nowChosen } }),
    [navigate, pathname, search, chosen],
  )
  const choose = useCallback(
    (now: JsonObject) => {
      const state = { ...(at !== undefined && { at }), chosen: now }
      void navigate(pathname + search, { replace: true, preventScrollReset: true, state })
    },
    [navigate, pathname, search, at],
  )
  return { at, chosen, goTo, choose, here: { to: pathname + search, state: { at: at ?? '', chosen } } }
}

function chosenIn(search: string, steps: readonly CaseStep[]): JsonObject {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    steps.flatMap(({ field }) => {
      const value = field === undefined ? null : query.get(field)
      return field === undefined || value === null ? [] : [[field, value]]
    }),
  )
}
