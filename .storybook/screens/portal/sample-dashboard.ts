import type { Dashboard } from '../../../src/contract/dashboard.ts'
import { ownCases } from './sample-own-cases.ts'
import { pendingInvoices } from './sample-postings.ts'

// The people and numbers here are invented.

/** Of somebody who has begun nothing. */
export const emptyDashboard: Dashboard = {
  balance: { amount: 0, overdue: 0, Currency_Code: 'KES' },
  standing: null,
  points: [],
  advancement: [],
  renewals: [],
  unread: 0,
  facts: { general: { name: 'AKINYI EXAMPLE ODHIAMBO', category: 'Graduate Technologist' } },
  cases: { 'cases/application': { items: [], next: null } },
  pending: [],
}

/** With an application that they have begun. */
export const applicantsDashboard: Dashboard = {
  ...emptyDashboard,
  unread: 1,
  cases: { 'cases/application': ownCases },
}

const active = { checkListType: 'PROFILE', description: 'Your membership is active', mandatory: true, path: '/profile' }
const paid = {
  checkListType: 'PAYMENT',
  description: 'Nothing that you owe is overdue',
  mandatory: true,
  path: '/billing',
}

/** Of an active member. */
const standing = (isPaid: boolean) => ({
  good: isPaid,
  items: [
    { ...active, pass: true },
    { ...paid, pass: isPaid },
  ],
})

/** Of a member who owes something, with the longest names that there are. */
export const owingDashboard: Dashboard = {
  ...applicantsDashboard,
  balance: { amount: 19_500, overdue: 15_000, Currency_Code: 'KES' },
  standing: standing(false),
  points: [
    { year: '2023', points: 0, target: 30 },
    { year: '2024', points: 34.5, target: 30 },
    { year: '2025', points: 19.5, target: 30 },
    { year: '2026', points: 3, target: 30 },
  ],
  advancement: [
    { category: 'FELLOW', name: 'Fellow of the Register of Technologists', earned: 57, points: 150, years: 5 },
  ],
  renewals: [
    { id: 'licence', number: 'LIC-2026-00001', until: '2026-12-31' },
    { id: 'subscription', number: '2026', until: '2026-12-31' },
  ],
  unread: 3,
  facts: {
    general: {
      title: 'Eng., Prof.',
      name: 'AKINYI EXAMPLE ODHIAMBO',
      number: 'RCETECH-00417',
      category: 'Registered Consulting Engineering Technologist',
      discipline: 'Industrial and manufacturing',
      workplace: 'Example Manufacturing and Engineering Company Limited',
    },
  },
  pending: [...pendingInvoices],
}

/** Of a member to whom nothing is left to do. */
export const settledDashboard: Dashboard = {
  ...owingDashboard,
  balance: { amount: 0, overdue: 0, Currency_Code: 'KES' },
  standing: standing(true),
  points: [{ year: '2026', points: 31, target: 30 }],
  renewals: [],
  cases: { 'cases/application': { items: [], next: null } },
  pending: [],
}
