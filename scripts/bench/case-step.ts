import { readCaseType } from '../../src/engine/cases/case-type.ts'
import { unstartedCase } from '../../src/engine/cases/model/case.ts'
import type { CaseFacts } from '../../src/engine/cases/model/case-facts.ts'
import { offeredTransitions } from '../../src/engine/cases/offered.ts'
import { step } from '../../src/engine/cases/step.ts'
import type { DeclaredTransition } from '../../src/generated/case-declaration.ts'
import { buildReferenceLists } from '../../src/engine/validation/reference-lists.ts'
import type { Bench, BenchRow } from './bench-row.ts'
import { timedCalls } from './timed-calls.ts'

const rounds = { rounds: 9, callsARound: 5000 }
const target = 50
const count = 20

/** What one core does with a case of a type with 20 transitions, all from one state, when its facts are given. */
export const caseStepBench: Bench = {
  name: 'case-step',
  title: 'Steps of a case with 20 transitions',
  run: () => {
    const { type, kase, facts } = largeCase()
    const by = { kind: 'person', id: 'vera', roles: ['verifier'] } as const
    const taken = microseconds(() => Number(step(type, kase, { by, do: 'move-20' }, facts).ok))
    const offered = microseconds(() => offeredTransitions(type, kase, by, facts).length)
    return Promise.resolve([
      row('a transition with two guards and three effects', taken),
      row('the transitions in view, each with what closes it', offered),
    ])
  },
}

function largeCase() {
  const states = Array.from({ length: 10 }, (_, i) => ({
    id: `state-${i}`,
    title: `State ${i}`,
    color: 'info' as const,
  }))
  const transitions = Array.from({ length: count }, (_, i): DeclaredTransition => ({
    id: `move-${i + 1}`,
    title: `Move ${i + 1}`,
    from: ['state-0'],
    to: `state-${i % 10}`,
    by: ['verifier'],
    guard: [
      { id: 'complete', needs: { value: 'checklist.own.complete', equals: true }, message: '{passed} of {asked}' },
      { id: 'paid', needs: { value: 'charge.fee.settled', equals: true }, message: 'Unpaid.' },
    ],
    effects: [
      { effect: 'write', to: 'answers', values: { until: { date: 'today', end: 'year' } } },
      { effect: 'issue', document: 'letter' },
      { effect: 'notify', message: 'moved', to: ['owner'] },
    ],
  }))
  const type = readCaseType('cases/large', {
    case: {
      number: { series: 'large', format: 'L-{sequence:5}' },
      charges: [{ id: 'fee', description: 'Fee', amount: 100 }],
      documents: [
        { id: 'letter', title: 'Letter', document: 'documents/letter', issued: true, until: '=answers.until' },
      ],
      states,
      transitions,
    },
  })
  if (type === undefined) throw new Error('The case type is none')
  const facts: CaseFacts = {
    now: '2026-03-10T09:00:00+03:00',
    lists: buildReferenceLists(new Map()),
    records: () => [],
    checklist: { own: { complete: true, passed: 9, asked: 9 } },
    charge: { fee: { billed: true, amount: 100, paid: 100, settled: true } },
  }
  return { type, kase: { ...unstartedCase('cases/large', 'owner'), state: 'state-0', number: 'L-00001' }, facts }
}

/** The time of a call in microseconds; it has to give something. */
function microseconds(call: () => number): number {
  if (call() === 0) throw new Error('The call gave nothing')
  return Math.round(timedCalls(rounds, call) * 10) / 10
}

const row = (label: string, value: number): BenchRow => ({
  label,
  value,
  unit: 'µs',
  target: `≤ ${target} µs`,
  met: value <= target,
})
