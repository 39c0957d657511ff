import { describe, expect, test } from 'vitest'
import { fireTimer } from '../../../src/engine/cases/apply-event.ts'
import { documentHolds, openDocuments } from '../../../src/engine/cases/documents.ts'
import { namedFacts } from '../../../src/engine/cases/values/named-facts.ts'
import { endOfMonth, endOfYear, shiftDate, yearName } from '../../../src/engine/cases/values/shift-date.ts'
import { formatSeries } from '../../../src/engine/cases/values/series-number.ts'
import { timerDays } from '../../../src/engine/cases/values/timer-days.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { Case } from '../../../src/engine/cases/model/case.ts'
import { fc } from '../../properties.ts'
import { after, facts, madeType, owner, take, verifier } from './made-case.ts'

const type = madeType({
  timers: [
    {
      id: 'stale',
      in: ['open'],
      steps: [{ id: 'remind', at: 'P14D', effects: [{ effect: 'notify', message: 'late', to: ['verifier'] }] }],
    },
    { id: 'kept', since: 'submit', steps: [{ id: 'over', at: 'P1Y' }] },
    {
      id: 'end',
      date: 'answers.until',
      steps: [
        { id: 'soon', at: '-P60D' },
        { id: 'over', at: 'P1D' },
      ],
    },
  ],
})
const open = after(type, [take(owner, 'submit')]).next
const on = (day: string): CaseFacts => ({ ...facts, now: `${day}T12:00:00+03:00` })
const daysOf = (kase: Case, day = '2026-03-10') =>
  timerDays(type, kase, namedFacts(type, kase, on(day)), day).map(
    ({ timer, step, day: due }) => `${timer}.${step} ${due}`,
  )

describe('timers', () => {
  test('count from entering a state, from a transition, or to a date [CASE-08]', () => {
    expect(daysOf(open)).toEqual(['stale.remind 2026-03-24', 'kept.over 2027-03-10'])
    const dated = { ...open, state: 'verified', frozen: undefined, answers: { until: '2026-12-31' } }
    expect(daysOf({ ...dated })).toEqual(['kept.over 2027-03-10', 'end.soon 2026-11-01', 'end.over 2027-01-01'])
    expect(daysOf({ ...open, state: 'released' })).toEqual([])
  })

  test('have effects and an event on their day, and never before [CASE-08]', () => {
    const due = { timer: 'stale', step: 'remind', day: '2026-03-24' }
    expect(fireTimer(type, open, due, on('2026-03-23'))).toBeUndefined()
    expect(fireTimer(type, open, due, on('2026-03-24'))).toMatchObject({
      ok: true,
      next: open,
      effects: [{ effect: 'notify', message: 'late', to: ['verifier'] }],
      events: ['timer.stale.remind'],
    })
  })

  test('of an earlier visit, or with another day by now, do nothing [CASE-08]', () => {
    const moved = after(type, [take(owner, 'submit'), take(verifier, 'verify')]).next
    const due = { timer: 'stale', step: 'remind', day: '2026-03-24' }
    expect(fireTimer(type, moved, due, on('2026-04-24'))).toBeUndefined()
    expect(fireTimer(type, open, { ...due, day: '2026-03-20' }, on('2026-04-24'))).toBeUndefined()
  })

  test('stand while a question waits for the owner, and their days move by as much [CASE-08]', () => {
    const question = { at: '2026-03-12T10:00:00+03:00', by: 'vera', text: 'Which?', pins: [] }
    const asked = { ...open, questions: [question] }
    const due = { timer: 'stale', step: 'remind', day: '2026-03-24' }
    expect(fireTimer(type, asked, due, on('2026-03-24'))).toBeUndefined()
    const answered = { ...open, questions: [{ ...question, closedAt: '2026-03-17T10:00:00+03:00' }] }
    expect(daysOf(answered)[0]).toBe('stale.remind 2026-03-29')
  })
})

describe('dates', () => {
  test.each([
    ['2026-01-31', 'P1M', '2026-02-28'],
    ['2024-02-29', 'P1Y', '2025-02-28'],
    ['2026-12-31', 'P1D', '2027-01-01'],
    ['2026-03-10', '-P60D', '2026-01-09'],
    ['2026-03-10', 'P2W', '2026-03-24'],
    ['2026-03-31', '-P1M', '2026-02-28'],
  ])('%s moved by %s is %s', (date, duration, moved) => {
    expect(shiftDate(date, duration)).toBe(moved)
  })

  test('the organisation’s year begins where it declares', () => {
    expect([endOfYear('2026-03-10', '01-01'), yearName('2026-03-10', '01-01')]).toEqual(['2026-12-31', '2026'])
    expect([endOfYear('2026-03-10', '07-01'), yearName('2026-03-10', '07-01')]).toEqual(['2026-06-30', '2025/2026'])
    expect([endOfYear('2026-07-01', '07-01'), yearName('2026-07-01', '07-01', -1)]).toEqual(['2027-06-30', '2025/2026'])
    expect(endOfMonth('2028-02-03')).toBe('2028-02-29')
  })

  test('days forth and back return to the date; the end of a year is never before it', () => {
    const date = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10))
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 9999 }), (day, days) => {
        expect(shiftDate(shiftDate(day, `P${days}D`), `-P${days}D`)).toBe(day)
        expect(endOfYear(day, '07-01') >= day).toBe(true)
        expect(shiftDate(day, `P${days % 400}M`) >= day).toBe(true)
      }),
    )
  })

  test.each([
    ['LIC-2026-{sequence:5}', 42, 'LIC-2026-00042'],
    ['APP-{sequence}', 7, 'APP-7'],
    ['M-{sequence:3}', 12_345, 'M-12345'],
  ])('the number of %s for %i is %s', (format, sequence, number) => {
    expect(formatSeries(format, sequence)).toBe(number)
  })
})

describe('an issued document', () => {
  const issuing = madeType({
    documents: [
      {
        id: 'letter',
        title: 'Letter',
        document: 'documents/letter',
        issued: true,
        status: [{ is: 'suspended', when: { value: 'profile.Status', notEquals: 'Active' } }],
      },
    ],
  })
  const issued = { document: 'letter', until: '2026-12-31', replaced: false, revoked: false }
  const active = { ...facts, profile: { Status: 'Active' } }

  test.each([
    ['valid', {}, active],
    ['valid', {}, { ...active, now: '2026-12-31T23:00:00+03:00' }],
    ['expired', {}, { ...active, now: '2027-01-01T00:00:00+03:00' }],
    ['suspended', {}, facts],
    ['replaced', { replaced: true }, active],
    ['revoked', { revoked: true, replaced: true }, active],
  ])('is %s where the case says so', (holds, more, known) => {
    expect(documentHolds(issuing, open, { ...issued, ...more }, known)).toBe(holds)
  })
})

test('the documents that may be opened are those that were issued, and those that are drawn, when declared', () => {
  const made = madeType({
    documents: [
      { id: 'report', title: 'File', document: 'documents/report' },
      { id: 'letter', title: 'Letter', document: 'documents/letter', issued: true },
      { id: 'late', title: 'Late', document: 'documents/late', when: { value: 'case.state', equals: 'released' } },
    ],
  })
  const opened = (...issued: string[]) => openDocuments(made, open, new Set(issued), facts).map(({ id }) => id)
  expect(opened()).toEqual(['report'])
  expect(opened('letter')).toEqual(['report', 'letter'])
})
