import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaseAssurances, CaseView } from '../../../contract/case.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { FileRegistry } from '../../../renderer/store/state/file-registry.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import type { FilledCase } from '../filled-case.ts'
import { useSendCase } from '../use-send-case.ts'

export interface ToAssure {
  readonly type: string
  /** The case; undefined for a transition that begins one. */
  readonly view?: CaseView
  readonly transition: string
  /** What was filled in for the case that it begins. */
  readonly begins?: FilledCase
  /** What the transition asks for. */
  readonly input?: JsonObject | undefined
  /** The files behind what the transition asks for. */
  readonly files?: FileRegistry | undefined
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
 * hour, so that somebody who closes the dialog goes on where they stopped. What was filled in for a new case, with its
 * files, is sent when the first is asked for and when the case begins, not with each of them.
 */
export function useAssuring(asked: ToAssure, onDone: (view: CaseView) => void): Assuring {
  const { type, view, transition, begins, input, files } = asked
  const send = useSendCase()
  const failureOf = useFailureOf()
  const [stand, setStand] = useState<CaseAssurances>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const address = `cases/${type}/${view?.id ?? 'new'}` as const
  const isKnown = useRef(begins?.isKnown === true)
  const trying = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    await work().catch((thrown: unknown) => setFailure(failureOf(thrown)))
    setBusy(false)
  }
  const ask = useCallback(
    async (accept?: string) => {
      const sentAnswers = isKnown.current || begins === undefined ? {} : { answers: begins.answers }
      const body = { do: transition, ...sentAnswers, ...(accept !== undefined && { accept }) }
      const now = await send<CaseAssurances>(`${address}/assurances`, body, begins?.files)
      isKnown.current = true
      return now
    },
    [send, address, transition, begins],
  )
  useEffect(() => {
    ask().then(setStand, (thrown: unknown) => setFailure(failureOf(thrown)))
  }, [ask, failureOf])
  const take = () =>
    view === undefined
      ? send(
          `cases/${type}`,
          { do: transition, ...(begins && { answers: begins.answers }) },
          begins?.files,
          begins?.key,
        )
      : send(`${address}/transitions/${transition}`, { input: input ?? {}, revision: view.revision }, files)
  const taken = async () => onDone(await take())
  const anew = async () => {
    isKnown.current = false
    setStand(await ask())
  }
  const follow = (accept?: string) =>
    trying(async () => {
      const now = await ask(accept).catch(async (thrown: unknown) => {
        // What was given before is over, and the first of it comes next again.
        if (failureOf(thrown).code === 'case-closed') await anew()
        throw thrown
      })
      setStand(now)
      if (now.next === null) await taken()
    })
  return {
    stand,
    isBusy,
    failure,
    begin: () => trying(anew),
    accept: follow,
    goOn: () => follow(),
    take: () => trying(taken),
  }
}
