import { Type } from 'typebox'
import type { Static } from 'typebox'
import { paymentStates } from '../engine/payments/reduce-payment.ts'
import { CatalogueText } from './catalogue-text.ts'
import { defineCall } from './define-call.ts'

const Nullable = (schema: ReturnType<typeof Type.String>) => Type.Union([schema, Type.Null()])

/** The ways that are a provider's. */
export const providerWays = ['mpesa', 'card'] as const
export type ProviderWay = (typeof providerWays)[number]

/** The ways in which a member can pay at a checkout. */
export const CheckoutWay = Type.Enum([...providerWays, 'credit'])
export type CheckoutWay = Static<typeof CheckoutWay>

const payload = Type.String({ maxLength: 4000 })

/** What a checkout shows. All of it is the ledger's; amounts are in the unit of the currency. */
export const Checkout = Type.Object({
  invoiceNo: Type.String(),
  description: Type.String(),
  /** What is still owed of the invoice; 0 once it is paid. */
  owed: Type.Number(),
  currency: Type.String(),
  /** The ways that are open, and what each takes: whole units where the provider knows no others. */
  ways: Type.Array(Type.Object({ way: CheckoutWay, amount: Type.Number() })),
  /** What is typed on a phone to pay by itself, where the organisation's paybill is open. */
  paybill: Type.Optional(Type.Object({ number: Type.String(), account: Type.String() })),
  /** What the member has over. */
  credit: Type.Number(),
  /** The member's own phone. */
  phone: Type.String(),
  /** The payment that is under way. */
  payment: Nullable(Type.String()),
  /** An earlier payment of which nobody knows yet how it ended, so that its member learns of it before paying again. */
  inDoubt: Nullable(Type.String()),
  /** The receipt that paid the invoice last. */
  receiptNo: Nullable(Type.String()),
  /** Where the portal leads after the payment, and without one. */
  success: Type.String(),
  fail: Type.String(),
})
export type Checkout = Static<typeof Checkout>

export const PaymentView = Type.Object({
  id: Type.String(),
  way: CheckoutWay,
  state: Type.Enum([...paymentStates]),
  /** What has become of it, for the member. */
  message: CatalogueText,
  amount: Type.Number(),
  currency: Type.String(),
  invoiceNo: Type.String(),
  receiptNo: Nullable(Type.String()),
  /** The address of the provider's page on which it is paid, while it is under way. */
  page: Nullable(Type.String()),
})
export type PaymentView = Static<typeof PaymentView>

const own = { session: 'required', tag: 'Billing' } as const
const ofInvoice = ['payload-malformed', 'amount-refused', 'invoice-not-found'] as const

/** What members pay, and what providers say about it. */
export const paymentCalls = {
  checkout: defineCall({
    ...own,
    method: 'GET',
    path: 'billing/checkout',
    summary: 'What is owed of an invoice, and the ways to pay it, by a payment request in base64',
    query: Type.Object({ payload }),
    response: Checkout,
    refusals: ofInvoice,
  }),
  startPayment: defineCall({
    ...own,
    method: 'POST',
    path: 'billing/payments',
    summary: 'Pay what is owed of an invoice; the payment that is under way, if there is one',
    body: Type.Object(
      { payload, way: CheckoutWay, phone: Type.Optional(Type.String({ maxLength: 40 })) },
      { additionalProperties: false },
    ),
    response: PaymentView,
    refusals: [...ofInvoice, 'invoice-settled', 'way-closed', 'credit-short', 'conflict', 'invalid'],
  }),
  payment: defineCall({
    ...own,
    method: 'GET',
    path: 'billing/payments/:id',
    summary: 'What has become of a payment of the profile',
    response: PaymentView,
    refusals: ['payment-not-found'],
  }),
  askPayment: defineCall({
    ...own,
    method: 'POST',
    path: 'billing/payments/:id/ask',
    summary: 'Ask the provider at once what has become of a payment of the profile',
    body: Type.Object(
      {
        /** Whether the payer has left the provider's page, and so will not pay there. */
        hasLeft: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    response: PaymentView,
    refusals: ['payment-not-found'],
  }),
  paymentCallback: defineCall({
    method: 'POST',
    path: 'billing/callback/:token',
    tag: 'Billing',
    summary: 'What a provider says about a payment; it is asked whether that is so',
    body: Type.Object({}, { additionalProperties: true }),
    bodyLimit: 20_000,
    takesBytes: true,
    response: Type.Object({ ResultCode: Type.Integer(), ResultDesc: Type.String() }),
    media: 'application/json',
    refusals: ['payment-not-found'],
  }),
  paymentWebhook: defineCall({
    method: 'POST',
    path: 'billing/webhook/:way',
    tag: 'Billing',
    summary: 'What a provider says about payments, with its signature; it is asked whether that is so',
    body: Type.Object({}, { additionalProperties: true }),
    bodyLimit: 50_000,
    takesBytes: true,
    response: Type.Object({ received: Type.Boolean() }),
    media: 'application/json',
    refusals: ['payment-not-found', 'forbidden'],
  }),
  /**
   * What M-Pesa asks and says about money that a payer sends to the organisation's paybill by itself. Its address is
   * secret, and holds none of the words that the provider refuses in addresses.
   */
  receivedCheck: defineCall({
    method: 'POST',
    path: 'billing/received/:token/check',
    tag: 'Billing',
    summary: 'Whether a payer may send money for the account that they typed',
    body: Type.Object({}, { additionalProperties: true }),
    bodyLimit: 20_000,
    takesBytes: true,
    response: Type.Object({ ResultCode: Type.String(), ResultDesc: Type.String() }),
    media: 'application/json',
    refusals: ['payment-not-found'],
  }),
  receivedNotice: defineCall({
    method: 'POST',
    path: 'billing/received/:token/notice',
    tag: 'Billing',
    summary: 'That money came; the provider is asked whether that is so',
    body: Type.Object({}, { additionalProperties: true }),
    bodyLimit: 20_000,
    takesBytes: true,
    response: Type.Object({ ResultCode: Type.Integer(), ResultDesc: Type.String() }),
    media: 'application/json',
    refusals: ['payment-not-found'],
  }),
}
