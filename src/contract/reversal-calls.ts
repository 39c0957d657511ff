import { Type } from 'typebox'
import { defineCall } from './define-call.ts'
import { MessageResponse } from './response.ts'

const decided = {
  method: 'POST',
  session: 'required',
  right: 'finance',
  tag: 'Administration',
  response: MessageResponse,
  form: 'forms/payment-decision',
  refusals: ['forbidden', 'not-found', 'conflict'],
} as const

/** Payments that are given back, and what providers say about that. */
export const reversalCalls = {
  giveBack: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/give-back',
    summary:
      'Ask the provider to give a payment back; its receipt is reversed when it is known that the money went back',
  }),
  givenBack: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/given-back',
    summary: 'Say that a payment was given back, where its provider leaves that open; its receipt is reversed',
  }),
  notGivenBack: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/not-given-back',
    summary: 'Say that a payment was not given back, where its provider leaves that open',
  }),
  reversalResult: defineCall({
    method: 'POST',
    path: 'billing/result/:token',
    tag: 'Billing',
    summary: 'What a provider says about a payment that is given back; it is asked whether that is so',
    body: Type.Object({}, { additionalProperties: true }),
    bodyLimit: 20_000,
    takesBytes: true,
    response: Type.Object({ ResultCode: Type.Integer(), ResultDesc: Type.String() }),
    media: 'application/json',
    refusals: ['payment-not-found'],
  }),
}
