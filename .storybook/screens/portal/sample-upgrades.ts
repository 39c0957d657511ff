import type { NewCase } from '../../../src/contract/new-case.ts'
import type { OwnCase, OwnCases } from '../../../src/contract/own-cases.ts'
import { newUpgrade } from './sample-beginnings.ts'
import { waitingCase } from './sample-own-cases.ts'

// The people and numbers here are invented.

const upgrade = (number: string, status: string, own: Partial<OwnCase>): OwnCase => ({
  ...waitingCase,
  id: number,
  type: 'upgrade',
  number,
  title: status,
  comments: [],
  transitions: [],
  cells: {
    code: number,
    from: 'GRADUATE',
    to: 'PROFESSIONAL',
    amount: 11_000,
    period: number.slice(4, 8),
    status,
    feedback: null,
  },
  actions: [],
  ...own,
})

const comment = {
  id: 'comment-1',
  by: { id: 'verifier-1', name: 'VERA EXAMPLE VERIFIER' },
  text: 'Your experience is confirmed; the committee meets at the end of the month.',
  at: '2026-03-02T10:15:00+03:00',
  hidden: false,
}

/** One that is under way and not paid, and an earlier one that was released. */
export const upgrades: OwnCases = {
  items: [
    upgrade('UPG-2026-00007', 'In Review', {
      comments: [comment],
      actions: [
        { id: 'proforma', title: 'Proforma' },
        {
          id: 'pay',
          title: 'Pay Now',
          pay: { invoiceNo: 'INV-000107', description: 'Upgrade Payment', amount: 11_000 },
        },
        { id: 'report', title: 'Upgrade Report' },
      ],
    }),
    upgrade('UPG-2024-00003', 'Released', {
      color: 'success',
      actions: [
        { id: 'receipt', title: 'Receipt' },
        { id: 'report', title: 'Upgrade Report' },
        { id: 'acceptance', title: 'Acceptance letter' },
      ],
    }),
  ],
  next: null,
}

const balance = {
  code: 'guard',
  id: 'balance',
  mend: '/billing',
  text: 'Please Visit your Profile and Revise your payment',
}

/** The way to an upgrade of somebody who owes something. */
export const owingUpgrade: NewCase = {
  ...newUpgrade(true),
  start: { id: 'submit', title: 'Continue', closed: [balance] },
}
