import { describe, expect, test } from 'vitest'
import { billDue, billedYearName } from '../../../src/engine/billing/billed-year.ts'
import { dueReminders } from '../../../src/engine/billing/due-reminders.ts'
import { planBilling } from '../../../src/engine/billing/plan-billing.ts'
import type { BillableMember, BillingTerms } from '../../../src/engine/billing/plan-billing.ts'
import { fc } from '../../properties.ts'

const fees: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  GRADUATE: { SUBS: 300_000, APP: 200_000 },
  FELLOW: { SUBS: 0 },
  RETIRED: { SUBS: 300_000, REDUCED: 50_000 },
  HONORARY: { SUBS: 300_000 },
  STUDENT: { APP: 50_000 },
}
const terms: BillingTerms = {
  declared: {
    charge: 'SUBS',
    categories: [
      { id: 'RETIRED', charge: 'REDUCED' },
      { id: 'HONORARY', charge: null },
    ],
    leftOut: [
      { id: 'deceased', reason: 'Has died', when: { value: 'profile.Status', equals: 'Deceased' } },
      { id: 'new', reason: 'Joined lately', when: { value: 'profile.since', after: '2026-10-01' } },
    ],
  },
  amountOf: (category, charge) => fees[category]?.[charge],
  today: '2026-11-27',
}
const member: BillableMember = {
  memberNo: 'M1',
  category: 'GRADUATE',
  status: 'Active',
  type: 'Individual',
  since: '2020-01-01',
  hasAccount: true,
  isBilled: false,
}

describe('a yearly billing [SUB-04]', () => {
  test.each<readonly [string, Partial<BillableMember>, unknown]>([
    ['bills the charge of the category', {}, { amount: 300_000 }],
    ['bills the charge that a category has instead', { category: 'RETIRED' }, { amount: 50_000 }],
    ['leaves out a category that owes nothing', { category: 'HONORARY' }, { leftOut: 'no-charge' }],
    ['leaves out a category without the charge', { category: 'STUDENT' }, { leftOut: 'no-charge' }],
    ['leaves out a charge of nothing', { category: 'FELLOW' }, { leftOut: 'no-charge' }],
    ['leaves out an unknown category', { category: 'KNIGHT' }, { leftOut: 'no-charge' }],
    ['leaves out for a declared reason', { status: 'Deceased' }, { leftOut: 'deceased' }],
    ['leaves out by a date', { since: '2026-10-02' }, { leftOut: 'new' }],
    ['gives the first reason', { status: 'Deceased', since: '2026-10-02' }, { leftOut: 'deceased' }],
    ['leaves out who has no account', { hasAccount: false }, { leftOut: 'no-account' }],
    ['says first that somebody was billed', { isBilled: true, status: 'Deceased' }, { leftOut: 'billed' }],
  ])('%s', (_what, changes, expected) => {
    expect(planBilling([{ ...member, ...changes }], terms)[0]?.bill).toEqual(expected)
  })

  test('bills everybody once: planned again after it, nobody is left to bill', () => {
    const members = fc.array(
      fc.record({
        memberNo: fc.string(),
        category: fc.constantFrom(...Object.keys(fees), 'KNIGHT'),
        status: fc.constantFrom('Active', 'Deceased', 'Inactive'),
        type: fc.constantFrom('Individual' as const, 'Corporate' as const),
        since: fc.constantFrom('2019-05-01', '2026-10-02', ''),
        hasAccount: fc.boolean(),
        isBilled: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(members, (some) => {
        const first = planBilling(some, terms)
        const after = first.map(({ member: one, bill }) => ({ ...one, isBilled: one.isBilled || 'amount' in bill }))
        const again = planBilling(after, terms)
        expect(again.filter(({ bill }) => 'amount' in bill)).toEqual([])
        expect(again.map(({ bill }, i) => 'leftOut' in bill && 'leftOut' in (first[i]?.bill ?? {}))).toEqual(
          first.map(({ bill }) => 'leftOut' in bill),
        )
      }),
    )
  })
})

describe('the year and the day of payment', () => {
  test.each([
    ['P30D', { year: 2026, start: '01-01' }, '2026-11-27', '2026-12-27'],
    ['12-31', { year: 2026, start: '01-01' }, '2026-11-27', '2026-12-31'],
    ['03-31', { year: 2026, start: '01-01' }, '2026-11-27', '2026-11-27'],
    ['03-31', { year: 2026, start: '07-01' }, '2026-11-27', '2027-03-31'],
  ])('%s in %o, billed on %s, is due on %s', (due, year, today, expected) => {
    expect(billDue(due, year, today)).toBe(expected)
  })

  test.each([
    [{ year: 2026, start: '01-01' }, '2026'],
    [{ year: 2026, start: '07-01' }, '2026/2027'],
  ])('%o is called %s', (year, name) => expect(billedYearName(year)).toBe(name))
})

describe('reminders [SUB-04]', () => {
  const reminders = [
    { id: 'second', days: 30, channels: ['sms'] as const },
    { id: 'first', days: 7, channels: ['email'] as const },
  ]
  const reminderFor = (due: string, today: string) =>
    dueReminders(reminders, today).flatMap(({ reminder, from, until }) =>
      due <= until && (from === undefined || due >= from) ? [reminder.id] : [],
    )

  test.each([
    ['2026-11-27', []],
    ['2026-11-21', []],
    ['2026-11-20', ['first']],
    ['2026-10-29', ['first']],
    ['2026-10-28', ['second']],
    ['2020-01-01', ['second']],
  ])('of an invoice that was due on %s: %j', (due, expected) => {
    expect(reminderFor(due, '2026-11-27')).toEqual(expected)
  })
})
