import { describe, expect, test } from 'vitest'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { callbackMessage, pushMessage, queryMessage } from '../../../src/server/payments/daraja/daraja-result.ts'
import { takenRequest } from '../../../src/server/payments/daraja/reversal-result.ts'

describe('what an answer to a request for money means [BIL-02]', () => {
  const fault = (errorMessage: string, errorCode = '500.001.1001') => ({ requestId: '1', errorCode, errorMessage })

  test.each([
    ['the request taken', { ResponseCode: '0', CheckoutRequestID: 'ws_1' }, { kind: 'accepted', reference: 'ws_1' }],
    ['wrong credentials', fault('Wrong credentials'), { kind: 'refused', code: '500.001.1001' }],
    ['no such merchant', fault('Merchant does not exist'), { kind: 'refused', code: '500.001.1001' }],
    [
      'a payer who is busy',
      fault('Unable to lock subscriber, a transaction is already in process for the current subscriber'),
      { kind: 'refused', code: '1001' },
    ],
    ['the same code with any other text', fault('System internal error'), { kind: 'unanswered' }],
    ['still being processed', fault('The transaction is being processed'), { kind: 'unanswered' }],
    [
      'a field refused',
      fault('Bad Request - Invalid PhoneNumber', '400.002.02'),
      { kind: 'refused', code: '400.002.02' },
    ],
    ['no JSON', undefined, { kind: 'unanswered' }],
    ['another form', { status: 'ok' }, { kind: 'unanswered' }],
  ])('%s', (_, answer, expected) => {
    expect(pushMessage(answer, 200)).toEqual(expected)
  })

  test.each<[number, string, string, object]>([
    [500, '500.003.1001', 'Internal Server Error', { kind: 'unanswered' }],
    [503, '500.003.02', 'System is busy. Please try again in few minutes.', { kind: 'unanswered' }],
    [504, '504.001.01', 'Gateway timeout', { kind: 'unanswered' }],
    [200, '500.003.1001', 'Internal Server Error', { kind: 'unanswered' }],
    [502, '400.002.02', 'Bad gateway', { kind: 'unanswered' }],
    [500, '500.001.1001', 'Merchant does not exist', { kind: 'refused', code: '500.001.1001' }],
    [500, '500.001.1001', 'Unable to lock subscriber', { kind: 'refused', code: '1001' }],
    [400, '400.002.02', 'Bad Request - Invalid Amount', { kind: 'refused', code: '400.002.02' }],
    [404, '404.001.01', 'Resource not found', { kind: 'refused', code: '404.001.01' }],
  ])('status %i with the code %s, %s', (status, errorCode, errorMessage, expected) => {
    expect(pushMessage(fault(errorMessage, errorCode), status)).toEqual(expected)
  })

  test('a response code beside a failure of the gateway: nobody knows', () => {
    expect(pushMessage({ ResponseCode: '1' }, 503)).toEqual({ kind: 'unanswered' })
    expect(pushMessage({ ResponseCode: '1' }, 200)).toEqual({ kind: 'refused', code: '1' })
  })

  test.each([
    ['0', 'paid'],
    ['1032', 'unpaid'],
    ['4', 'unpaid'],
    ['1001', 'unpaid'],
    ['SFC_IC0003', 'unpaid'],
    ['4999', 'undecided'],
    ['500.001.1001', 'undecided'],
    ['', 'undecided'],
  ])('a query answered with the result %s: %s', (ResultCode, kind) => {
    expect(queryMessage('ws_1', { ResultCode })).toMatchObject({ kind, reference: 'ws_1' })
  })

  test('a query answered with what is no JSON: nobody knows', () => {
    expect(queryMessage('ws_1', undefined)).toEqual({ kind: 'unanswered' })
  })
})

describe('what an answer to a request to give money back means', () => {
  const taken = { ResponseCode: '0', ConversationID: 'AG_1', OriginatorConversationID: '1-2' }

  test.each<[string, number, JsonValue | undefined, object | undefined]>([
    ['the request taken', 200, taken, { conversation: 'AG_1', originator: '1-2' }],
    ['a field refused', 400, { errorCode: '400.002.02' }, { refused: '400.002.02' }],
    ['refused with a response code', 200, { ResponseCode: '21' }, { refused: '21' }],
    ['a failure of the gateway: nobody knows', 503, { errorCode: '500.003.02' }, undefined],
    ['a failure without its status: nobody knows', 200, { errorCode: '500.003.1001' }, undefined],
    ['the code for several things: nobody knows', 500, { errorCode: '500.001.1001' }, undefined],
    ['no JSON: nobody knows', 200, undefined, undefined],
  ])('%s', (_, status, answer, expected) => {
    expect(takenRequest(answer, status)).toEqual(expected)
  })
})

describe('what a callback claims [BIL-02 BIL-04]', () => {
  const callback = (ResultCode: number | string | null, CheckoutRequestID = 'ws_1') => ({
    Body: { stkCallback: { MerchantRequestID: '1', CheckoutRequestID, ResultCode, ResultDesc: 'Why.' } },
  })

  test.each([
    ['of a result that is a number', callback(1001)],
    ['of a result that is a text', callback('SFC_IC0003')],
  ])('%s: that the payment has ended', (_, body) => {
    expect(callbackMessage(body)).toEqual({ kind: 'claimed', reference: 'ws_1' })
  })

  test('of money: its number and amount in cents, in whatever order', () => {
    const Item = [{ Name: 'Balance' }, { Name: 'MpesaReceiptNumber', Value: 'T1' }, { Name: 'Amount', Value: 15 }]
    const { stkCallback } = callback(0).Body
    const body = { Body: { stkCallback: { ...stkCallback, CallbackMetadata: { Item } } } }
    expect(callbackMessage(body)).toEqual({ kind: 'claimed', reference: 'ws_1', receipt: 'T1', amount: 1500 })
  })

  test.each([
    ['without a result', callback(null)],
    ['without a name', callback(0, '')],
    ['of another form', { Result: {} }],
  ])('%s: nothing', (_, body) => {
    expect(callbackMessage(body)).toBe(undefined)
  })
})
