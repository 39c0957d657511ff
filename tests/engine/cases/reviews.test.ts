import { describe, expect, test } from 'vitest'
import { seenCase } from '../../../src/engine/cases/access.ts'
import { applyEvent } from '../../../src/engine/cases/apply-event.ts'
import { step } from '../../../src/engine/cases/step.ts'
import type { Act } from '../../../src/engine/cases/model/act.ts'
import type { CaseRefusal } from '../../../src/engine/cases/model/outcome.ts'
import type { EventOutcome } from '../../../src/engine/cases/apply-event.ts'
import { after, board, facts, madeType, owner, person, refusalsOf, take, transition, verifier } from './made-case.ts'

const codesOf = (outcome: EventOutcome) =>
  outcome.kind === 'refused' ? outcome.refusals.map(({ code, id }: CaseRefusal) => id ?? code) : outcome.kind

describe('reviews', () => {
  const type = madeType({
    reviews: [{ id: 'check', title: 'Check', in: ['open'], by: ['verifier'] }],
    transitions: [
      transition('submit', 'start', 'open', { from: ['start', 'rejected'] }),
      transition('verify', 'open', 'verified', {
        by: ['system'],
        on: ['review'],
        guard: [{ id: 'two', needs: { value: 'review.check.for', atLeast: 2 }, message: 'Two have to verify.' }],
      }),
      transition('release', 'verified', 'released', { by: ['verifier'], notBy: ['check'] }),
      transition('reject', 'verified', 'rejected', { by: ['board'] }),
    ],
  })
  const opinion = (by = verifier, says: 'for' | 'against' = 'for'): Act => ({ by, review: 'check', says })
  const second = person('vic', 'verifier')

  test('are one opinion of each person in each visit of the state', () => {
    const { next, events } = after(type, [take(owner, 'submit'), opinion()])
    expect(events).toEqual(['review'])
    expect(refusalsOf(type, next, opinion())).toEqual(['once'])
    expect(refusalsOf(type, next, opinion({ ...second, through: 'vera' }))).toEqual(['once'])
    expect(refusalsOf(type, next, opinion(board))).toEqual(['not-yours'])
    expect(refusalsOf(type, next, opinion(second))).toEqual([])
  })

  test('are counted by guards; the system moves the case when there are enough', () => {
    const one = after(type, [take(owner, 'submit'), opinion()]).next
    const against = after(type, [take(owner, 'submit'), opinion(), opinion(second, 'against')]).next
    const two = after(type, [take(owner, 'submit'), opinion(), opinion(second)]).next
    expect(codesOf(applyEvent(type, one, 'review', facts))).toEqual(['two'])
    expect(codesOf(applyEvent(type, against, 'review', facts))).toEqual(['two'])
    expect(applyEvent(type, two, 'review', facts)).toMatchObject({ kind: 'taken', transition: 'verify' })
    expect(applyEvent(type, two, 'settled', facts)).toEqual({ kind: 'ignored' })
  })

  test('exclude who gave them from what follows, where declared [CASE-07]', () => {
    const two = after(type, [take(owner, 'submit'), opinion(), opinion(second)]).next
    const moved = applyEvent(type, two, 'review', facts)
    const verified = moved.kind === 'taken' ? moved.outcome.next : two
    expect(refusalsOf(type, verified, take(verifier, 'release'))).toEqual(['four-eyes'])
    expect(refusalsOf(type, verified, take(person('eve', 'verifier'), 'release'))).toEqual([])
  })

  test('are hidden from the owner, in the history as well [CASE-06]', () => {
    const submitted = step(type, after(type, []).next, take(owner, 'submit'), facts)
    const { next, history } = after(type, [take(owner, 'submit'), opinion()])
    const all = [...(submitted.ok ? submitted.history : []), ...history]
    const ownerSees = seenCase(type, next, owner, { history: all, facts })
    expect(ownerSees?.reviews).toEqual([])
    expect(ownerSees?.history.map(({ what }) => what)).toEqual(['submit'])
    const staffSees = seenCase(type, next, second, { history: all, facts })
    expect(staffSees?.reviews).toHaveLength(1)
    expect(staffSees?.history.map(({ what }) => what)).toEqual(['submit', 'check'])
    expect(seenCase(type, next, person('eve', 'finance'), { history: all, facts })).toBeUndefined()
  })
})

describe('access', () => {
  const type = madeType({
    access: [
      { who: ['finance'], fields: ['year'], documents: [], history: false },
      { who: ['verifier'], except: ['name'] },
    ],
  })
  const { next, history } = after(type, [take(owner, 'submit', { answers: { name: 'ANN', year: '2026' } })])

  test.each([
    ['its owner everything', owner, { name: 'ANN', year: '2026' }, 1],
    ['a role that is let in only what it is shown', person('fay', 'finance'), { year: '2026' }, 0],
    ['a role that acts all but what is hidden from it', verifier, { year: '2026' }, 1],
  ])('shows %s', (_who, who, answers, entries) => {
    const seen = seenCase(type, next, who, { history, facts })
    expect(seen?.answers).toEqual(answers)
    expect(seen?.history).toHaveLength(entries)
  })

  test('shows nobody else anything, and staff who are related to the case nothing', () => {
    expect(seenCase(type, next, board, { history, facts })).toBeUndefined()
    expect(seenCase(type, next, { ...verifier, through: 'owner' }, { history, facts })).toBeUndefined()
  })
})
