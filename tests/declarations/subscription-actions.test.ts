import { expect, test } from 'vitest'
import { openRowActions } from '../../src/engine/page/open-row-actions.ts'
import { documentOf, shipped } from './declared-forms.ts'

const unpaid = { billed: true, paid: false, fullyPaid: false, recieptNo: '' }
const partPaid = { ...unpaid, paid: true, recieptNo: 'RCT-2026-00001' }
const paid = { ...partPaid, fullyPaid: true }
const paidByCredit = { ...paid, recieptNo: '' }

/** What a row of the list of subscriptions offers (specification 3 §2). */
test.each([
  ['demo', 'PROFESSIONAL', 'is not paid', unpaid, ['Invoice', 'Pay Now']],
  ['demo', 'PROFESSIONAL', 'is paid in part', partPaid, ['Invoice', 'Receipt', 'Pay Now']],
  ['demo', 'PROFESSIONAL', 'is paid', paid, ['Invoice', 'Certificate', 'Receipt']],
  ['demo', 'PROFESSIONAL', 'is paid without a receipt', paidByCredit, ['Invoice', 'Certificate']],
  ['demo', 'PROFESSIONAL', 'is not billed', { ...unpaid, billed: false }, ['Pay Now']],
  ['demo', 'GRADUATE', 'is paid', paid, ['Invoice', 'Receipt']],
  ['iek', 'PROFESSIONAL', 'is paid', paid, ['Invoice', 'Certificate', 'Receipt']],
  ['ics', 'PROFESSIONAL', 'is paid', paid, ['Invoice', 'Receipt']],
] as const)('at %s, for %s, a year that %s has its actions [SUB-01]', (tenant, Category, _state, record, titles) => {
  const { page } = documentOf(shipped(tenant), 'pages/subscriptions')
  if (page?.kind !== 'rows') throw new Error('Subscriptions are rows.')
  const open = openRowActions(page, { record, user: { profile: { Category } } })
  expect(open.map(({ title }) => title)).toEqual(titles)
})
