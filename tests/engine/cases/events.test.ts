import { describe, expect, test } from 'vitest'
import { applyEvent, mostInARow } from '../../../src/engine/cases/apply-event.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import { walkRun } from '../../../src/engine/cases/runs/walk-run.ts'
import type { CaseDeclaration } from '../../../src/generated/case-declaration.ts'
import { after, facts, madeType, owner, take, transition } from './made-case.ts'

const waiting = (id: string, to: string, value: string) =>
  transition(id, 'open', to, {
    by: ['system'],
    on: ['entered', 'settled'],
    guard: [{ id, needs: { value: 'answers.name', equals: value }, message: `Not ${value}.` }],
  })

const taken = (outcome: ReturnType<typeof applyEvent>) => (outcome.kind === 'taken' ? outcome.transition : outcome.kind)

describe('an event', () => {
  const type = madeType({
    transitions: [
      transition('submit', 'start', 'open', { by: ['owner', 'system'], on: ['profile-created'] }),
      waiting('first', 'verified', 'ANN'),
      waiting('second', 'released', 'BEN'),
      waiting('third', 'rejected', 'BEN'),
    ],
  })
  const open = (name: string) => after(type, [take(owner, 'submit', { answers: { name } })]).next

  test.each([
    ['the first declared transition whose guards hold', 'BEN', 'second'],
    ['another one, where its guards hold', 'ANN', 'first'],
    ['none now, where all guards fail', 'EVE', 'refused'],
  ])('takes %s', (_which, name, expected) => {
    expect(taken(applyEvent(type, open(name), 'settled', facts))).toBe(expected)
  })

  test('says every reason why not now, so that the desk can show it', () => {
    const outcome = applyEvent(type, open('EVE'), 'entered', facts)
    expect(outcome.kind === 'refused' && outcome.refusals.map(({ message }) => message)).toEqual([
      'Not ANN.',
      'Not BEN.',
      'Not BEN.',
    ])
  })

  test('for which nothing is declared here is over', () => {
    expect(applyEvent(type, open('ANN'), 'review', facts)).toEqual({ kind: 'ignored' })
  })

  test('begins a case of the owner', () => {
    expect(taken(applyEvent(type, unstartedCase(type.id, 'owner'), 'profile-created', facts))).toBe('submit')
  })
})

test('at most eight transitions follow one another without a person', () => {
  const states: CaseDeclaration['states'] = Array.from({ length: 12 }, (_, i) => ({
    id: `s${i}`,
    title: `${i}`,
    color: 'info',
  }))
  const chain = Array.from({ length: 11 }, (_, i) =>
    transition(`t${i}`, `s${i}`, `s${i + 1}`, { by: ['system'], on: ['entered'] }),
  )
  const type = madeType({ states, transitions: [transition('submit', 'start', 's0'), ...chain] })
  const run = { id: 'long', steps: [{ as: 'owner', do: 'submit' }] }
  const [walked] = walkRun({ type, run, setting: { lists: facts.lists, settings: {} } })
  expect(walked?.happened.transitions).toHaveLength(mostInARow)
})
