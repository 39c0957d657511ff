import type { RunStep } from '../../document/case-run.ts'
import type { JsonValue } from '../../json/json.ts'
import type { Effect, CaseRefusal } from '../model/outcome.ts'
import { hasStated } from './settle-world.ts'
import type { Happened, Walk } from './settle-world.ts'
import { walkRun } from './walk-run.ts'

/** A step of a run that did not give what it states. */
export interface RunFinding {
  /** The index of the step, and the member of it that is wrong. */
  readonly step: number
  readonly member: string
  readonly message: string
}

/** What a run gives otherwise than it states, and the transitions that it takes. */
export function runFindings(walk: Walk): {
  readonly findings: readonly RunFinding[]
  readonly taken: readonly string[]
} {
  const walked = walkRun(walk)
  return {
    findings: walked.flatMap(({ step, happened }, i) =>
      differences(step, happened).map((one) => ({ step: i, ...one })),
    ),
    taken: walked.flatMap(({ happened }) => happened.transitions),
  }
}

type Difference = Omit<RunFinding, 'step'>

function differences(step: RunStep, happened: Happened): readonly Difference[] {
  const { refused } = step
  const isPersons = step.wait === undefined && step.event === undefined && step.pay === undefined
  const names = [...happened.refusals, ...(isPersons ? [] : happened.waiting)].map(nameOfRefusal)
  if (refused !== undefined) {
    if (names.includes(refused)) return []
    const instead = names.length === 0 ? 'is not refused' : `is refused by ${quoted(names)}`
    return [{ member: 'refused', message: `The step is to be refused by "${refused}", and ${instead}.` }]
  }
  if (happened.refusals.length > 0) {
    return [{ member: step.do === undefined ? '' : 'do', message: `The step is refused by ${quoted(names)}.` }]
  }
  return expectations.flatMap(([member, find]) => {
    const stated: JsonValue | undefined = step[member]
    const found = find(happened)
    if (stated === undefined || hasStated(found, stated)) return []
    return [{ member, message: `"${member}" is ${JSON.stringify(found)}, not ${JSON.stringify(stated)}.` }]
  })
}

const nameOfRefusal = ({ code, id }: CaseRefusal): string =>
  code === 'guard' || code === 'taken' ? (id ?? code) : code

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' and ')

type Expected = 'state' | 'documents' | 'messages' | 'starts' | 'awards' | 'invoices' | 'answers'

const expectations: readonly (readonly [Expected, (happened: Happened) => JsonValue])[] = [
  ['state', ({ world }) => world.kase.state],
  ['documents', ({ effects }) => effects.flatMap((one) => (one.effect === 'issue' ? [one.document] : []))],
  ['messages', ({ effects }) => effects.flatMap((one) => (one.effect === 'notify' ? [one.message] : []))],
  ['starts', ({ effects }) => effects.flatMap((one) => (isStart(one) ? [one.case] : []))],
  ['awards', ({ effects }) => effects.flatMap((one) => (one.effect === 'award' ? [one.values] : []))],
  ['invoices', ({ world }) => world.ledger.invoices],
  ['answers', ({ world }) => world.kase.answers],
]

const isStart = (effect: Effect): effect is Extract<Effect, { effect: 'start' }> => effect.effect === 'start'
