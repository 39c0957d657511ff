import { useState } from 'react'
import type { CaseSummary } from '../../../../contract/case.ts'
import type { BulkOutcome } from '../../../../contract/desk.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { useApi } from '../../../api/api-context.ts'
import { useFailureOf } from '../../../api/use-failure-of.ts'

/** So many cases are decided with one call, so that the progress can be seen. */
const portion = 10

interface TakeMany {
  /** How many of the chosen cases are decided; undefined while nothing runs. */
  readonly decided: number | undefined
  /**
   * Takes a transition of cases, each decided by itself; returns what became of each. When the connection is lost in
   * the middle, the rest is refused for that reason.
   *
   * @throws when not even the first of them was decided
   */
  readonly take: (transition: string, cases: readonly CaseSummary[], input: JsonObject) => Promise<BulkOutcome[]>
}

/** Takes one transition of many cases of a type. */
export function useTakeMany(type: string): TakeMany {
  const api = useApi()
  const failureOf = useFailureOf()
  const [decided, setDecided] = useState<number>()
  const take: TakeMany['take'] = async (transition, cases, input) => {
    const outcomes: BulkOutcome[] = []
    setDecided(0)
    try {
      for (let at = 0; at < cases.length; at += portion) {
        const named = cases.slice(at, at + portion).map(({ id, revision }) => ({ id, revision }))
        outcomes.push(
          ...(await api.declared.post<BulkOutcome[]>(`cases/${type}/bulk/${transition}`, { cases: named, input })),
        )
        setDecided(outcomes.length)
      }
    } catch (thrown) {
      if (outcomes.length === 0) throw thrown
      const { message } = failureOf(thrown)
      const left = cases.slice(outcomes.length)
      outcomes.push(...left.map(({ id, number }) => ({ id, number, refused: message })))
    } finally {
      setDecided(undefined)
    }
    return outcomes
  }
  return { decided, take }
}
