import type { DeclaredTimer } from '../../../generated/case-declaration.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import type { CaseType } from '../case-type.ts'
import type { Case } from '../model/case.ts'
import { pausedDays } from './paused-days.ts'
import { readFact } from './resolve-value.ts'
import { shiftDate } from './shift-date.ts'

/** The day of one step of a timer. */
export interface TimerDay {
  readonly timer: string
  readonly step: string
  /** A date. */
  readonly day: string
}

/** The days of a case's timers that run at present, in declared order. No timer of a final state runs. */
export function timerDays(type: CaseType, kase: Case, values: NamedValues, today: string): readonly TimerDay[] {
  if (type.states.get(kase.state)?.final) return []
  return (type.declared.timers ?? []).flatMap((timer) => {
    const start = startOf(timer, kase, values, today)
    if (start === undefined) return []
    return timer.steps.map(({ id, at }) => ({ timer: timer.id, step: id, day: shiftDate(start, at) }))
  })
}

/** The day from which a timer counts; undefined while it does not run. */
function startOf(timer: DeclaredTimer, kase: Case, values: NamedValues, today: string): string | undefined {
  const { in: states, since, date } = timer
  if (states !== undefined && !states.includes(kase.state)) return undefined
  if (date !== undefined) return dateOf(readFact(date, values))
  const begin = since === undefined ? kase.since : kase.last[since]?.at
  const day = dateOf(begin)
  if (day === undefined) return undefined
  return shiftDate(day, `P${pausedDays(kase, day, today)}D`)
}

const dateOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 10) : undefined

/** The days as the fact `timer`: by timer, then by step. */
export function timerFact(days: readonly TimerDay[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const fact: Record<string, Record<string, string>> = {}
  for (const { timer, step, day } of days) fact[timer] = { ...fact[timer], [step]: day }
  return fact
}
