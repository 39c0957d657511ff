import { describe, expect, test } from 'vitest'
import type { Dashboard } from '../../../src/contract/dashboard.ts'
import type { LedgerEntry } from '../../../src/contract/ledger.ts'
import type { OwnCase } from '../../../src/contract/own-cases.ts'
import { nextSteps } from '../../../src/portal/start-page/next-steps.ts'

const nothing: Dashboard = {
  balance: { amount: 0, overdue: 0, Currency_Code: 'KES' },
  standing: null,
  points: [],
  advancement: [],
  renewals: [],
  unread: 0,
  facts: {},
  cases: {},
  pending: [],
}

const invoice = (documentNo: string, dueDate: string | null): LedgerEntry => ({
  documentNo,
  dueDate,
  externalDocumentNo: 'APP-1',
  documentType: 'Invoice',
  documentDate: '2026-01-01',
  postingDate: '2026-01-01',
  description: 'Application Payment',
  amountLCY: 100,
  remainingAmtLCY: 100,
  Currency_Code: 'KES',
})

const request = (number: string, more: Partial<OwnCase>): OwnCase => ({
  id: number,
  type: 'application',
  number,
  state: 'new',
  title: 'New',
  color: 'default',
  final: false,
  revision: 1,
  owner: { id: 'one', name: 'One' },
  assignee: null,
  asked: false,
  due: null,
  started: '2026-01-01T08:00:00+03:00',
  entered: '2026-01-01T08:00:00+03:00',
  answers: {},
  submitted: null,
  fields: {},
  transitions: [],
  reviews: [],
  question: null,
  comments: [],
  documents: [],
  usualDays: null,
  may: [],
  cells: {},
  actions: [],
  ...more,
})

const submit = { id: 'submit', title: 'Make Payment', closed: [] }
const renewals = [
  { id: 'licence', title: 'Licence', of: 'cases/licence', in: ['issued'], until: 'until', before: 'P60D' },
] as const
const steps = (more: Partial<Dashboard>) => nextSteps({ ...nothing, ...more }, { today: '2026-02-01', renewals })
const withCases = (...items: OwnCase[]) => ({ cases: { 'cases/application': { items, next: null } } })

describe('what a member has to do [DASH-01 DASH-02]', () => {
  test('is nothing for who owes nothing, has no request and no points to earn', () => {
    expect(steps({})).toEqual([])
  })

  test('begins with what is overdue, then questions, then what is owed, ends or waits, then points', () => {
    const found = steps({
      pending: [invoice('INV-1', '2026-03-01'), invoice('INV-2', '2026-01-31'), invoice('INV-3', null)],
      ...withCases(request('APP-1', { transitions: [submit] }), request('APP-2', { asked: true })),
      renewals: [{ id: 'licence', number: 'LIC-1', until: '2026-03-15' }],
      points: [{ year: '2026', points: 12.5, target: 30 }],
    })
    expect(found.map((step) => [step.kind, step.kind === 'pay' ? step.entry.documentNo : ''])).toEqual([
      ['pay', 'INV-2'],
      ['answer', ''],
      ['pay', 'INV-1'],
      ['pay', 'INV-3'],
      ['renew', ''],
      ['go-on', ''],
      ['points', ''],
    ])
    expect(found.at(-1)).toEqual({ kind: 'points', year: '2026', left: 17.5 })
  })

  test('says of a request why it cannot go on, else what is next, and by when', () => {
    const closed = { ...submit, closed: [{ code: 'guard', text: 'Complete every mandatory item first.' }] }
    const found = steps(
      withCases(
        request('APP-1', { transitions: [closed], due: '2026-02-14' }),
        request('APP-2', { transitions: [submit] }),
      ),
    )
    expect(found).toMatchObject([
      { number: 'APP-1', what: 'Complete every mandatory item first.', due: '2026-02-14' },
      { number: 'APP-2', what: 'Make Payment', due: null },
    ])
  })

  test('does not take a withdrawal for something to do', () => {
    const cancel = { id: 'cancel', title: 'Cancel', closed: [], withdraws: true as const }
    const found = steps(
      withCases(request('BKG-1', { transitions: [cancel] }), request('APP-2', { transitions: [cancel, submit] })),
    )
    expect(found).toMatchObject([{ number: 'APP-2', what: 'Make Payment' }])
  })

  test('names what ends soon with its last day, unless it is not declared for the member', () => {
    const due = { id: 'licence', number: 'LIC-1', until: '2026-03-15' }
    expect(steps({ renewals: [due] })).toMatchObject([{ kind: 'renew', due, renewal: { of: 'cases/licence' } }])
    expect(steps({ renewals: [{ ...due, id: 'subscription' }] })).toEqual([])
  })

  test('leaves out what is decided, what waits for others, and years whose points are earned or not asked for', () => {
    expect(steps(withCases(request('APP-1', { final: true, transitions: [submit] }), request('APP-2', {})))).toEqual([])
    expect(steps({ points: [{ year: '2026', points: 30, target: 30 }] })).toEqual([])
    expect(steps({ points: [{ year: '2026', points: 0, target: null }] })).toEqual([])
  })
})
