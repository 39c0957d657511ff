import { expect, test } from 'vitest'
import { ownedAccount } from '../../../src/engine/ledger/owned-account.ts'

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
