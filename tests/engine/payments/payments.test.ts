import { describe, expect, test } from 'vitest'
import { encodeText } from '../../../src/engine/format/base64-text.ts'
import { payablePhone } from '../../../src/engine/payments/payable-phone.ts'
import { encodePaymentRequest, readPaymentRequest } from '../../../src/engine/payments/payment-request.ts'
import { reducePayment } from '../../../src/engine/payments/reduce-payment.ts'
import type { PaymentMessage } from '../../../src/engine/payments/reduce-payment.ts'
import { wholeUnits } from '../../../src/engine/payments/whole-units.ts'
import { fc } from '../../properties.ts'

describe('the phone that pays [BIL-03]', () => {
  test.each([
    ['0712345678', '254712345678'],
    ['+254712345678', '254712345678'],
    ['254712345678', '254712345678'],
    [' 0712 345-678 ', '254712345678'],
    ['0110345678', '254110345678'],
  ])('%s is %s', (typed, phone) => expect(payablePhone(typed)).toBe(phone))

  test.each(['', '712345678', '0812345678', '071234567', '07123456789', '+1 202 555 0100', '0712x345678', '++'])(
    '“%s” is nobody’s',
    (typed) => expect(payablePhone(typed)).toBeUndefined(),
  )
})

describe('a payment request [BIL-02 BIL-07]', () => {
  const request = {
    payerID: 'p',
    sourceDocumentNo: 'INV-2026-00001',
    description: 'Application Payment – ada',
    amount: 1500.5,
    success_url: '/dashboard',
    fail_url: '/billing/invoice/SU5W?page=2',
  }

  test('is read as it was written', () => expect(readPaymentRequest(encodePaymentRequest(request))).toEqual(request))

  test('has the names of the specification, and an empty account', () => {
    const [, text = ''] = /^(.*)$/.exec(Buffer.from(encodePaymentRequest(request), 'base64url').toString()) ?? []
    expect(JSON.parse(text)).toEqual({ ...request, accountNo: '' })
  })

  test.each(['', '!', 'e30', encodeText('[]'), encodeText('{"sourceDocumentNo":"INV"}'), 'A'.repeat(5000)])(
    '“%.20s” is none',
    (payload) => expect(readPaymentRequest(payload)).toBeUndefined(),
  )

  test.each(['1e999', '-1e999', '"1500"', 'null', '[1500]'])('with the amount %s is none', (amount) => {
    const text = JSON.stringify(request).replace('1500.5', amount)
    expect(readPaymentRequest(encodeText(text))).toBeUndefined()
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a"onclick=1'])(
    'leads nobody to %s',
    (success_url) =>
      expect(readPaymentRequest(encodePaymentRequest({ ...request, success_url }))).toMatchObject({ success_url: '' }),
  )
})

test.each([
  [150_000, 150_000],
  [150_001, 150_100],
  [1, 100],
])('%i cents are asked for as %i', (cents, asked) => expect(wholeUnits(cents)).toBe(asked))

const reference = 'ws_CO_1'
const accepted = { kind: 'accepted', reference } as const
const paid = { kind: 'paid', reference } as const
const cancelled = { kind: 'unpaid', reference, code: '1032' } as const
const claimed = { kind: 'claimed', reference, receipt: 'TAA1', amount: 150_000 } as const

describe('what is known of a payment [BIL-04]', () => {
  test.each<[string, readonly PaymentMessage[], object]>([
    ['nothing', [], { state: 'created' }],
    ['it was asked for', [accepted], { state: 'pending', reference }],
    ['a claim alone decides nothing', [accepted, claimed], { state: 'pending', receipt: 'TAA1' }],
    ['the provider decides', [accepted, claimed, paid], { state: 'succeeded', receipt: 'TAA1' }],
    ['without a claim there is no receipt', [accepted, paid], { state: 'succeeded', receipt: undefined }],
    ['it was cancelled', [accepted, cancelled], { state: 'failed', code: '1032' }],
    [
      'money that moved did so',
      [accepted, cancelled, { kind: 'expired' }, paid],
      { state: 'succeeded', code: undefined },
    ],
    ['it expired', [accepted, { kind: 'expired' }], { state: 'expired' }],
    ['it was refused', [{ kind: 'refused', code: 'unreachable' }], { state: 'failed', code: 'unreachable' }],
    [
      'a claim names what was never answered',
      [{ kind: 'unanswered' }, claimed, paid],
      { state: 'succeeded', reference },
    ],
    [
      'the provider names the receipt, whatever is claimed',
      [accepted, claimed, { ...paid, receipt: '7' }],
      { state: 'succeeded', receipt: '7' },
    ],
    [
      'another sum ends it without a receipt',
      [
        { ...accepted, page: 'https://a.example' },
        { kind: 'misfit', reference, amount: 1, currency: 'KES' },
        cancelled,
      ],
      { state: 'failed', code: 'misfit', receipt: undefined, page: 'https://a.example' },
    ],
    ['another amount names no receipt', [accepted, { ...claimed, amount: 1 }, paid], { receipt: undefined }],
    ['two receipts name none', [accepted, claimed, { ...claimed, receipt: 'X' }, paid], { receipt: undefined }],
    ['another payment decides nothing', [accepted, { kind: 'paid', reference: 'ws_CO_2' }], { state: 'pending' }],
  ])('%s', (_kind, messages, known) => expect(reducePayment(150_000, messages)).toMatchObject(known))

  const references = fc.constantFrom('ws_CO_1', 'ws_CO_2')
  const message: fc.Arbitrary<PaymentMessage> = fc.oneof(
    fc.record({ kind: fc.constant('accepted' as const), reference: references }),
    fc.record({ kind: fc.constant('refused' as const), code: fc.constantFrom('1001', 'unreachable') }),
    fc.constant({ kind: 'unanswered' } as const),
    fc.record({ kind: fc.constant('paid' as const), reference: references }),
    fc.record({
      kind: fc.constant('paid' as const),
      reference: references,
      receipt: fc.constantFrom('TAA1', 'TAA2'),
    }),
    fc.record({
      kind: fc.constant('misfit' as const),
      reference: references,
      amount: fc.constantFrom(100, 150_000),
      currency: fc.constantFrom('KES', 'USD'),
    }),
    fc.record({
      kind: fc.constant('accepted' as const),
      reference: references,
      page: fc.constantFrom('https://a.example', 'https://b.example'),
    }),
    fc.record({ kind: fc.constant('undecided' as const), reference: references }),
    fc.record({ kind: fc.constant('unpaid' as const), reference: references, code: fc.constantFrom('1', '1032') }),
    fc.record({
      kind: fc.constant('claimed' as const),
      reference: references,
      receipt: fc.constantFrom('TAA1', 'TAA2'),
      amount: fc.constantFrom(150_000, 100),
    }),
    fc.constant({ kind: 'expired' } as const),
  )

  test('is the same for every order and every repetition of its messages', () => {
    const cases = fc
      .array(message, { maxLength: 8 })
      .chain((messages) =>
        fc.tuple(
          fc.constant(messages),
          fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length * 2 }),
        ),
      )
    const runs = Number(process.env['FUZZ_RUNS'] ?? 2000)
    fc.assert(
      fc.property(cases, ([messages, others]) => {
        expect(reducePayment(150_000, others)).toEqual(reducePayment(150_000, messages))
      }),
      { numRuns: runs },
    )
  })

  test('never goes back from paid', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 8 }), (others) => {
        expect(
          reducePayment(150_000, [{ kind: 'accepted', reference: '0' }, { kind: 'paid', reference: '0' }, ...others]),
        ).toMatchObject({
          state: 'succeeded',
        })
      }),
    )
  })
})
