import { expect, test } from 'vitest'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { isWithdrawal } from '../../../src/engine/cases/offered.ts'

const states: CaseType['declared']['states'] = [
  { id: 'unsigned', title: 'Unsigned', color: 'info' },
  { id: 'waiting', title: 'Waiting', color: 'info' },
  { id: 'listed', title: 'Listed', color: 'info' },
  { id: 'offered', title: 'Offered', color: 'info' },
  { id: 'done', title: 'Done', color: 'success', final: true },
]
const sign = { id: 'sign', title: 'Sign', from: ['unsigned'], to: 'waiting', by: ['owner'] }
const withdraw = { id: 'withdraw', title: 'Withdraw', from: ['waiting', 'listed'], to: 'done', by: ['owner'] }
const decide = { id: 'decide', title: 'Decide', from: ['waiting'], to: 'done', by: ['registrar'] }
const place = { id: 'place', title: 'Place', from: ['listed'], to: 'offered', by: ['system'] }
const accept = { id: 'accept', title: 'Accept', from: ['offered'], to: 'done', by: ['owner'] }
const expire = { id: 'expire', title: 'Expire', from: ['offered'], to: 'done', by: ['system'] }
const transitions = [sign, withdraw, decide, place, accept, expire]

test.each([
  ['goes on', sign, 'unsigned', false],
  ['ends what staff decide', withdraw, 'waiting', true],
  ['ends what the system may take further', withdraw, 'listed', true],
  ['ends it as it should, before the system does so for want of it', accept, 'offered', false],
  ['is of staff', decide, 'waiting', false],
])('a step that %s', (_what, transition, state, withdraws) => {
  expect(isWithdrawal({ states, transitions }, transition, state)).toBe(withdraws)
})
