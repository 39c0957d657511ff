import { describe, expect, test } from 'vitest'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import { system } from '../../../src/engine/cases/model/actor.ts'
import { offeredTransitions } from '../../../src/engine/cases/offered.ts'
import { giveAssurance, openAttempt, signedHash } from '../../../src/engine/cases/steps/assurances.ts'
import { step } from '../../../src/engine/cases/step.ts'
import { readAnswers } from '../../../src/engine/cases/values/named-facts.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { DeclaredEffect } from '../../../src/generated/case-declaration.ts'
import {
  after,
  board,
  facts,
  madeType,
  owner,
  person,
  refusalsOf,
  submittedCase,
  take,
  transition,
  verifiedCase,
  verifier,
  withTransition,
} from './made-case.ts'

const type = madeType()
const start = unstartedCase(type.id, owner.id, { name: 'ANN' })
const open = submittedCase(type)
const verified = verifiedCase(type)

describe('a transition', () => {
  test('moves the case, numbers it, and enters its history [CASE-01 CASE-06]', () => {
    const { next, effects, events, history } = after(type, [take(owner, 'submit')])
    expect(next).toMatchObject({ state: 'open', revision: 1, visit: 1, startedAt: facts.now, since: facts.now })
    expect(effects[0]).toEqual({
      effect: 'number',
      draw: { series: 'made', scope: ['2026'], format: 'M-2026-{sequence:4}' },
    })
    expect(events).toEqual(['entered'])
    expect(history).toEqual([
      {
        at: facts.now,
        by: 'owner',
        kind: 'transition',
        what: 'submit',
        from: 'start',
        to: 'open',
        revision: 1,
        hidden: false,
      },
    ])
  })

  test.each([
    ['that the type does not have', open, take(verifier, 'approve'), 'unknown'],
    ['from another state', open, take(verifier, 'release'), 'not-here'],
    ['of another role', open, take(board, 'verify'), 'not-yours'],
    ['of staff by the owner who has the role', open, take(person('owner', 'verifier'), 'verify'), 'not-yours'],
    ['of staff who are logged in as the owner', open, take({ ...verifier, through: 'owner' }, 'verify'), 'not-yours'],
    ['of the owner by another member', start, take(person('eve'), 'submit'), 'not-yours'],
    ['of people by the system', open, take(system, 'verify'), 'not-yours'],
    ['by who saw an older revision', verified, take(board, 'release', { revision: 1 }), 'stale'],
    ['by who verified', verified, take(verifier, 'release'), 'four-eyes'],
    [
      'by somebody through whose login it was verified',
      after(type, [take(owner, 'submit'), take({ ...verifier, through: 'bob' }, 'verify')]).next,
      take(board, 'release'),
      'four-eyes',
    ],
  ])('%s is refused and changes nothing [CASE-04 CASE-07]', (_case, kase, act, code) => {
    const before = structuredClone(kase)
    expect(refusalsOf(type, kase, act)).toEqual([code])
    expect(kase).toEqual(before)
  })

  test('somebody else releases what was verified [CASE-07]', () => {
    expect(after(type, [take(owner, 'submit'), take(verifier, 'verify'), take(board, 'release')]).next.state).toBe(
      'released',
    )
  })

  test('four eyes begin again with the owner’s next submission [CASE-07]', () => {
    const other = person('vic', 'verifier')
    const acts = [take(owner, 'submit'), take(verifier, 'verify'), take(board, 'reject'), take(owner, 'submit')]
    const again = after(type, [...acts, take(other, 'verify')]).next
    expect(refusalsOf(type, again, take(verifier, 'release'))).toEqual([])
    expect(refusalsOf(type, again, take(other, 'release'))).toEqual(['four-eyes'])
  })

  test('every guard that fails is reported, with its message, parameters and where to mend it', () => {
    const guarded = withTransition('submit', {
      guard: [
        {
          id: 'items',
          needs: { value: 'checklist.own.complete', equals: true },
          message: '{passed} of {asked} for {name}',
          mend: 'checklist',
        },
        { id: 'named', needs: { value: 'answers.name', equals: 'BEN' }, message: 'Another name.' },
        { id: 'year', needs: { value: 'answers.year', empty: true }, message: 'No year.' },
      ],
    })
    const known = { ...facts, checklist: { own: { complete: false, passed: 2, asked: 5 } } }
    const outcome = step(guarded, start, take(owner, 'submit'), known)
    expect(outcome).toEqual({
      ok: false,
      refusals: [
        {
          code: 'guard',
          id: 'items',
          message: '{passed} of {asked} for {name}',
          params: { passed: 2, asked: 5, name: 'ANN' },
          mend: 'checklist',
        },
        { code: 'guard', id: 'named', message: 'Another name.', params: {} },
      ],
    })
  })

  test('in view are those of the state and the actor, each with what closes it', () => {
    const seen = (actor = verifier) =>
      offeredTransitions(type, verified, actor, facts).map(({ id, closed }) => [id, closed.map(({ code }) => code)])
    expect(seen()).toEqual([['release', ['four-eyes']]])
    expect(seen(board)).toEqual([
      ['release', []],
      ['reject', []],
    ])
    expect(seen(owner)).toEqual([])
  })

  test('not offered at all where its condition does not hold', () => {
    const limited = withTransition('submit', { when: { value: 'profile.MemberNo', empty: false } })
    expect(refusalsOf(limited, start, take(owner, 'submit'))).toEqual(['not-offered'])
    expect(refusalsOf(limited, start, take(owner, 'submit'), { ...facts, profile: { MemberNo: 'M-1' } })).toEqual([])
  })

  test('invalid answers and input are refused with their issues', () => {
    const issuesOf: CaseFacts['issuesOf'] = (form, answers) =>
      answers['name'] === 'ANN' ? [] : [{ pointer: '/name', keyword: 'required', message: `${form} needs a name` }]
    const known = { ...facts, issuesOf }
    expect(step(type, start, take(owner, 'submit', { answers: { name: '' } }), known)).toMatchObject({
      refusals: [{ code: 'invalid', issues: [{ message: 'cases/made needs a name' }] }],
    })
    const asking = withTransition('verify', { asks: 'forms/opinion' })
    expect(step(asking, open, take(verifier, 'verify', { input: {} }), known)).toMatchObject({
      refusals: [{ code: 'invalid', issues: [{ message: 'forms/opinion needs a name' }] }],
    })
  })
})

describe('what was submitted', () => {
  test('is frozen with what was agreed to, and rules read that [CASE-05]', () => {
    const signed = withTransition('submit', {
      assure: [
        { id: 'terms', kind: 'consent', text: 'I agree.' },
        { id: 'code', kind: 'one-time-code' },
      ],
      effects: [{ effect: 'freeze' }],
    })
    const [submit] = signed.declared.transitions
    if (submit === undefined) throw new Error('No transition')
    const hash = signedHash(signed, submit, start.answers)
    const none = openAttempt('submit', hash, facts.now)
    const terms = { id: 'terms', at: facts.now, evidence: 'sha256:1' }
    const half = giveAssurance(none, submit, terms)
    const whole = half && giveAssurance(half, submit, { id: 'code', at: facts.now })
    expect(giveAssurance(none, submit, { id: 'code', at: facts.now })).toBeUndefined()

    const missing = (attempt: unknown, known = facts, answers = {}) => {
      const outcome = step(
        signed,
        start,
        take(owner, 'submit', { attempt, answers: { name: 'ANN', ...answers } }),
        known,
      )
      return outcome.ok ? 'none' : outcome.refusals.map(({ id }) => id).join()
    }
    expect(missing(undefined)).toBe('terms')
    expect(missing(half)).toBe('code')
    expect(missing(whole)).toBe('none')
    expect(missing(whole, facts, { name: 'BEN' })).toBe('terms')
    expect(missing(whole, { ...facts, now: '2026-03-10T09:31:00+03:00' })).toBe('terms')

    const { next } = after(signed, [take(owner, 'submit', { attempt: whole })])
    expect(next.frozen).toEqual({ at: facts.now, answers: { name: 'ANN' }, assured: whole?.given })
  })

  test('is what rules read until the owner edits again, with what effects wrote since [CASE-05]', () => {
    const writing = withTransition('verify', {
      effects: [{ effect: 'write', to: 'answers', values: { until: { date: 'today', plus: 'P1M' } } }],
    })
    const { next } = after(writing, [take(owner, 'submit'), take(verifier, 'verify')])
    expect(next.frozen?.answers).toEqual({ name: 'ANN', until: '2026-04-10' })
    const later = { ...next, answers: { name: 'CHANGED' } }
    expect(readAnswers(writing, later)).toEqual({ name: 'ANN', until: '2026-04-10' })
    expect(readAnswers(writing, { ...later, state: 'rejected' })).toEqual({ name: 'CHANGED' })
  })

  test('cannot set what only effects write, or what the form does not have', () => {
    const { next } = after(type, [
      take(owner, 'submit', { answers: { name: 'ANN', until: '2099-01-01', role: 'board' } }),
    ])
    expect(next.answers).toEqual({ name: 'ANN' })
  })

  test('is saved again only in an editable state, by its owner', () => {
    const rejected = after(type, [take(owner, 'submit'), take(verifier, 'verify'), take(board, 'reject')]).next
    expect(after(type, []).next.state).toBe('start')
    expect(step(type, rejected, { by: owner, save: { name: 'BEN' } }, facts)).toMatchObject({
      ok: true,
      next: { answers: { name: 'BEN' }, revision: rejected.revision + 1 },
    })
    expect(refusalsOf(type, rejected, { by: board, save: { name: 'BEN' } })).toEqual(['not-yours'])
    expect(refusalsOf(type, open, { by: owner, save: { name: 'BEN' } })).toEqual(['not-here'])
  })
})

describe('effects', () => {
  const run = (effects: DeclaredEffect[], known: CaseFacts = facts, more = {}) => {
    const declared = madeType({
      charges: [
        { id: 'fee', description: 'Fee', due: 'P30D', vat: 16, amount: { list: 'plans', key: 'A', charge: 'APP' } },
        { id: 'late', description: 'Late', percent: { of: 'fee', rate: 10 } },
        { id: 'lost', description: 'Lost', amount: { list: 'plans', key: 'B', field: 'Amount' } },
      ],
      documents: [
        { id: 'letter', title: 'Letter', document: 'documents/letter', issued: true, until: '=answers.until' },
      ],
      transitions: [transition('submit', 'start', 'open', { effects, ...more })],
    })
    const outcome = step(declared, start, take(owner, 'submit'), known)
    return outcome.ok ? outcome.effects.filter(({ effect }) => effect !== 'number') : outcome.refusals
  }

  test.each<[string, DeclaredEffect[], unknown]>([
    [
      'bill',
      [{ effect: 'bill', charges: ['fee', 'late'] }],
      [
        {
          effect: 'bill',
          charges: [
            { id: 'fee', description: 'Fee', amount: 7550, vat: 16, due: '2026-04-09' },
            { id: 'late', description: 'Late', amount: 755, vat: 0 },
          ],
        },
      ],
    ],
    ['credit', [{ effect: 'credit', charge: 'fee' }], [{ effect: 'credit', charge: 'fee', percent: 100 }]],
    [
      'award',
      [{ effect: 'award', values: { period: '=year.this', pointAwarded: 2.5 } }],
      [{ effect: 'award', values: { period: '2026', pointAwarded: 2.5 } }],
    ],
    [
      'notify',
      [{ effect: 'notify', message: 'sent', to: ['owner'] }],
      [{ effect: 'notify', message: 'sent', to: ['owner'] }],
    ],
    [
      'start',
      [{ effect: 'start', case: 'cases/other', transition: 'bill', values: { period: '=year.this', kept: true } }],
      [{ effect: 'start', case: 'cases/other', transition: 'bill', answers: { period: '2026', kept: true } }],
    ],
    [
      'move',
      [{ effect: 'move', relation: 'licence', transition: 'reissue' }],
      [{ effect: 'move', relation: 'licence', transition: 'reissue', input: {} }],
    ],
    [
      'issue, with what was written before it',
      [
        { effect: 'write', to: 'answers', values: { until: { date: 'today', end: 'year' } } },
        { effect: 'issue', document: 'letter' },
      ],
      [
        { effect: 'write', to: 'answers', values: { until: { value: '2026-12-31' } } },
        {
          effect: 'issue',
          document: 'letter',
          documentTemplate: 'documents/letter',
          replaces: false,
          until: '2026-12-31',
        },
      ],
    ],
    [
      'none, whose condition does not hold',
      [{ effect: 'notify', message: 'sent', to: ['owner'], when: { value: 'answers.name', equals: 'BEN' } }],
      [],
    ],
    ['none to bill without an amount', [{ effect: 'bill', charges: ['lost'] }], [{ code: 'no-amount', id: 'lost' }]],
  ])('are data: %s [CASE-01]', (_effect, effects, expected) => {
    expect(run(effects)).toEqual(expected)
  })

  test('bill a charge once, and by the amount that was fixed then', () => {
    const fee = { billed: true, amount: 10_000, paid: 0, settled: false }
    expect(run([{ effect: 'bill', charges: ['fee', 'late'] }], { ...facts, charge: { fee } })).toEqual([
      { effect: 'bill', charges: [{ id: 'late', description: 'Late', amount: 1000, vat: 0 }] },
    ])
    expect(run([{ effect: 'bill', charges: ['fee'] }], { ...facts, charge: { fee } })).toEqual([])
  })

  test('draw a number only where there is none', () => {
    const effects: DeclaredEffect[] = [
      {
        effect: 'write',
        to: 'profile',
        values: {
          MemberNo: { series: 'member', format: '{name}-{sequence:3}', per: ['answers.name'] },
          Status: 'Active',
        },
      },
    ]
    expect(run(effects)).toEqual([
      {
        effect: 'write',
        to: 'profile',
        values: {
          MemberNo: { draw: { series: 'member', scope: ['ANN'], format: 'ANN-{sequence:3}' } },
          Status: { value: 'Active' },
        },
      },
    ])
    expect(run(effects, { ...facts, profile: { MemberNo: 'M-7' } })).toEqual([
      { effect: 'write', to: 'profile', values: { Status: { value: 'Active' } } },
    ])
  })
})

describe('a unique key', () => {
  const keyed = madeType({
    unique: [{ id: 'one', of: ['owner', 'answers.year'], notIn: ['rejected'], message: 'You have one for {year}.' }],
  })
  const submit = take(owner, 'submit', { answers: { name: 'ANN', year: '2026' } })

  test('closes what another case has', () => {
    const known: CaseFacts = { ...facts, isTaken: (_unique, key) => key === '["owner","2026"]' }
    expect(step(keyed, start, submit, known)).toEqual({
      ok: false,
      refusals: [
        {
          code: 'taken',
          id: 'one',
          message: 'You have one for {year}.',
          params: { year: '2026' },
          pointers: ['/year'],
        },
      ],
    })
  })

  test('does not count in states that it leaves out', () => {
    expect(after(keyed, [submit]).next.keys).toEqual({ one: '["owner","2026"]' })
    expect(after(keyed, [submit, take(verifier, 'verify'), take(board, 'reject')]).next.keys).toEqual({ one: null })
  })
})
