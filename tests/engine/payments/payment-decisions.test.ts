import { describe, expect, test } from 'vitest'
import { isPostedByHand, possibleDecisions } from '../../../src/engine/payments/payment-decisions.ts'
import type { DecidablePayment } from '../../../src/engine/payments/payment-decisions.ts'

const open: DecidablePayment = {
  state: 'expired',
  provider: 'mpesa',
  provider_receipt: null,
  receipt_no: null,
  isOpen: true,
  isHandled: false,
  isReversed: false,
  reversal: undefined,
}
const fits = { state: 'succeeded', provider_receipt: 'SKR1', receipt_no: 'RCT-1', isOpen: false } as const
const handled = { isOpen: false, isHandled: true } as const

describe('what finance staff may decide about a payment [BIL-06]', () => {
  test.each<[string, Partial<DecidablePayment>, readonly string[]]>([
    ['whose end nobody knows', {}, ['posted', 'set-aside']],
    ['that failed, although somebody claims it', { state: 'failed' }, ['posted', 'set-aside']],
    ['that is under way', { state: 'pending' }, []],
    ['that was only begun', { state: 'created' }, []],
    ['that fits', { state: 'succeeded', receipt_no: 'RCT-1', isOpen: false }, []],
    ['that is paid and posted, and contradicted', { state: 'succeeded', receipt_no: 'RCT-1' }, ['set-aside']],
    ['that is paid and not posted', { state: 'succeeded' }, ['posted', 'set-aside']],
    ['that was set aside', handled, ['taken-back']],
    ['that was posted by hand', { ...handled, receipt_no: 'RCT-1' }, ['taken-back']],
    ['that was posted by hand, and of which more was heard', { receipt_no: 'RCT-1' }, ['set-aside', 'taken-back']],
    [
      'that was posted by hand, and confirmed since',
      { state: 'succeeded', receipt_no: 'RCT-1', isOpen: false, isHandled: false },
      [],
    ],
    ['that is paid and posted under the provider’s number', fits, ['give-back', 'given-back']],
    ['that was paid by card', { ...fits, provider: 'card' }, ['given-back']],
    ['that was paid by credit', { ...fits, provider: 'credit' }, []],
    ['whose receipt was reversed by hand', { ...fits, isReversed: true }, []],
    ['that is being given back', { ...fits, reversal: 'asked' }, []],
    ['of which the provider took the request to give it back', { ...fits, reversal: 'pending' }, []],
    ['that nobody knows to be given back', { ...fits, reversal: 'undecided' }, ['given-back', 'not-given-back']],
    ['that the provider did not give back', { ...fits, reversal: 'refused' }, ['give-back', 'given-back']],
    ['that was given back', { ...fits, isReversed: true, reversal: 'reversed' }, []],
    [
      'that was posted by hand, and is being given back',
      { ...handled, provider_receipt: 'SKR1', receipt_no: 'RCT-1', reversal: 'pending' },
      [],
    ],
  ])('%s', (_name, changed, possible) => {
    expect(possibleDecisions({ ...open, ...changed })).toEqual(possible)
  })

  test('a receipt was posted by hand where its provider has not confirmed the payment', () => {
    expect(isPostedByHand({ state: 'expired', receipt_no: 'RCT-1' })).toBe(true)
    expect(isPostedByHand({ state: 'expired', receipt_no: null })).toBe(false)
    expect(isPostedByHand({ state: 'succeeded', receipt_no: 'RCT-1' })).toBe(false)
  })
})
