import { expect, test } from 'vitest'
import { ownedAccount, ruledAccount } from '../../../src/engine/ledger/owned-account.ts'

test.each([
  ['nothing posted', { receivable: 0, credit: 0 }, 0, { balance: 0, overdue: 0 }],
  ['something owed that is not due', { receivable: 900, credit: 0 }, 0, { balance: 900, overdue: 0 }],
  ['some of it overdue', { receivable: 900, credit: 0 }, 400, { balance: 900, overdue: 400 }],
  ['credit for a part of it', { receivable: 900, credit: 600 }, 400, { balance: 300, overdue: 300 }],
  ['credit for all of it', { receivable: 900, credit: 900 }, 900, { balance: 0, overdue: 0 }],
  ['more credit than is owed', { receivable: 100, credit: 250 }, 100, { balance: -150, overdue: 0 }],
])('no more is overdue than is owed in all: %s', (_, sums, overdue, account) => {
  expect(ownedAccount(sums, overdue)).toEqual({ ...account, credit: sums.credit })
})

const account = (balance: number, overdue: number, credit = 0) => ({ balance, overdue, credit })

test.each([
  ['nothing else', account(500, 200), [], account(500, 200)],
  ['debts in both currencies: those of today’s', account(500, 200), [account(90_000, 90_000)], account(500, 200)],
  ['a debt in an earlier one alone', account(-40, 0, 40), [account(900, 300)], account(900, 300, 40)],
  ['one that is overdue there alone', account(500, 0), [account(900, 300)], account(500, 300)],
  ['credit in an earlier one', account(0, 0), [account(-900, 0, 900)], account(0, 0)],
  ['the larger of two', account(0, 0), [account(10, 10), account(20, 5)], account(20, 10)],
])('rules read what is owed in any currency, and never a sum of two: %s', (_, own, others, ruled) => {
  expect(ruledAccount(own, others)).toEqual(ruled)
})
