import { describe, expect, test } from 'vitest'
import { seenCase } from '../../../src/engine/cases/access.ts'
import { applyEvent } from '../../../src/engine/cases/apply-event.ts'
import { step } from '../../../src/engine/cases/step.ts'
import type { Act } from '../../../src/engine/cases/model/act.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { CaseRefusal } from '../../../src/engine/cases/model/outcome.ts'
import type { EventOutcome } from '../../../src/engine/cases/apply-event.ts'
import {
  after,
  board,
  facts,
  madeType,
  owner,
  person,
  process,
  refusalsOf,
  submittedCase,
  take,
  transition,
  verifier,
} from './made-case.ts'

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

describe('questions', () => {
  const type = madeType({ transitions: process.transitions.map((one) => ({ ...one, assure: [] })) })
  const ask: Act = { by: verifier, ask: { text: 'Which year?', fields: ['/year'] } }
  const asked = after(type, [take(owner, 'submit', { answers: { name: 'ANN', year: '2025' } }), ask]).next

  test('close what staff may do, but for what is declared and withdrawing them', () => {
    expect(refusalsOf(type, asked, take(verifier, 'verify'))).toEqual(['asked'])
    expect(refusalsOf(type, asked, ask)).toEqual(['asked'])
    const verified = after(type, [take(owner, 'submit'), take(verifier, 'verify'), { ...ask, by: board }]).next
    expect(refusalsOf(type, verified, take(board, 'release'))).toEqual(['asked'])
    expect(refusalsOf(type, verified, take(board, 'reject'))).toEqual([])
    const withdrawn = step(type, asked, { by: verifier, withdraw: true }, facts)
    expect(withdrawn.ok && refusalsOf(type, withdrawn.next, take(verifier, 'verify'))).toEqual([])
  })

  test('let the owner change what they name, and nothing else; both answers are kept [CASE-05]', () => {
    const answer: Act = { by: owner, answer: { name: 'EVE', year: '2026', until: '2099-01-01' } }
    const outcome = step(type, asked, answer, facts)
    expect(outcome).toMatchObject({
      ok: true,
      next: {
        answers: { name: 'ANN', year: '2026' },
        frozen: { answers: { name: 'ANN', year: '2026' } },
        questions: [
          {
            changed: { before: { name: 'ANN', year: '2025' }, after: { name: 'ANN', year: '2026' } },
            closedAt: facts.now,
          },
        ],
      },
    })
    expect(refusalsOf(type, asked, { by: verifier, answer: {} })).toEqual(['not-yours'])
    expect(refusalsOf(type, submittedCase(type), answer)).toEqual(['not-asked'])
  })

  test('are asked by staff who act in the state', () => {
    const open = submittedCase(type)
    expect(refusalsOf(type, open, { ...ask, by: board })).toEqual(['not-yours'])
    expect(refusalsOf(type, open, { ...ask, by: owner })).toEqual(['not-yours'])
  })

  test('wait for valid answers', () => {
    const known: CaseFacts = {
      ...facts,
      issuesOf: () => [{ pointer: '/year', keyword: 'required', message: 'The year' }],
    }
    expect(refusalsOf(type, asked, { by: owner, answer: { year: '' } }, known)).toEqual(['invalid'])
  })
})
