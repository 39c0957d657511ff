import { useCallback, useEffect, useState } from 'react'
import type { CaseAssurances, CaseView } from '../../../contract/case.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'

export interface ToAssure {
  readonly type: string
  /** The case; undefined for a transition that begins one. */
  readonly view?: CaseView
  readonly transition: string
  /** The answers of a case that it begins. */
  readonly answers?: JsonObject
  /** What the transition asks for. */
  readonly input?: JsonObject | undefined
}

export interface Assuring {
  /** What has been given, and what comes next; undefined until the server answers. */
  readonly stand: CaseAssurances | undefined
  readonly isBusy: boolean
  readonly failure: ApiError | undefined
  /** Asks the server again what comes next. */
  readonly begin: () => Promise<void>
  /** Accepts a text. */
  readonly accept: (id: string) => Promise<void>
  /** Something was proven to another call: goes on. */
  readonly goOn: () => Promise<void>
  /** Takes the transition, with everything given. */
  readonly take: () => Promise<void>
}

/**
 * Gives the assurances of a transition, one after the other, then takes it. The server keeps what was given for half an
 * hour, so that somebody who closes the dialog goes on where they stopped.
 */
export function useAssuring(asked: ToAssure, onDone: (view: CaseView) => void): Assuring {
  const { type, view, transition, answers, input } = asked
  const api = useApi()
  const failureOf = useFailureOf()
  const [stand, setStand] = useState<CaseAssurances>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const address = `cases/${type}/${view?.id ?? 'new'}` as const
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((thrown: unknown) => setFailure(failureOf(thrown)))
    setBusy(false)
  }
  const ask = useCallback(
    (accept?: string) =>
      api.declared.post<CaseAssurances>(`${address}/assurances`, {
        do: transition,
        ...(answers && { answers }),
        ...(accept !== undefined && { accept }),
      }),
    [api, address, transition, answers],
  )
  useEffect(() => {
    ask().then(setStand, (thrown: unknown) => setFailure(failureOf(thrown)))
  }, [ask, failureOf])
  const take = () =>
    view === undefined
      ? api.post(`cases/${type}`, { do: transition, ...(answers && { answers }) })
      : api.post(`cases/${type}/${view.id}/transitions/${transition}`, { input: input ?? {}, revision: view.revision })
  const taken = async () => onDone(await take())
  const follow = (accept?: string) =>
    trying(async () => {
      const now = await ask(accept)
      setStand(now)
      if (now.next === null) await taken()
    })
  const begin = () =>
    trying(async () => {
      setStand(await ask())
    })
  return { stand, isBusy, failure, begin, accept: follow, goOn: () => follow(), take: () => trying(taken) }
}
