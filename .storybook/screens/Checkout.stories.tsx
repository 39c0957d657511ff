import { expect, userEvent } from 'storybook/test'
import type { within } from 'storybook/test'
import type { Checkout } from '../../src/contract/payment.ts'
import { encodePaymentRequest } from '../../src/engine/payments/payment-request.ts'
import { ApiError } from '../../src/portal/api/api-error.ts'
import { accepts, fails, lists, responds } from './portal/sample-response.ts'
import { screen, shows } from './portal/screen.tsx'

export default { title: 'Screens/Checkout' }

// The numbers here are invented.

const payload = encodePaymentRequest({
  payerID: '',
  sourceDocumentNo: 'INV-2026-00042',
  description: 'Subscription Payment',
  amount: 4500.5,
  success_url: '/dashboard',
  fail_url: '/dashboard',
})
const at = `/checkout/${payload}`

const checkout: Checkout = {
  invoiceNo: 'INV-2026-00042',
  description: 'Subscription Payment',
  owed: 4500.5,
  currency: 'KES',
  ways: [{ way: 'mpesa', amount: 4501 }],
  credit: 0,
  phone: '+254712345678',
  payment: null,
  inDoubt: null,
  receiptNo: null,
  success: '/dashboard',
  fail: '/dashboard',
}
const shown = (changed: Partial<Checkout> = {}) => responds('billing/checkout', { ...checkout, ...changed })

const payment = {
  id: 'p1',
  way: 'mpesa',
  state: 'pending',
  message: 'Enter your M-Pesa PIN on your phone to pay',
  amount: 4501,
  currency: 'KES',
  invoiceNo: 'INV-2026-00042',
  receiptNo: null,
  page: null,
} as const
const underWay = [shown({ payment: 'p1' }), lists('billing/payments/p1', payment)]

const byCard = { ...payment, way: 'card', amount: 4500.5, page: 'https://cards.example/pay/p1' } as const
const onCardPage = {
  ...byCard,
  message: 'Your payment by card is not finished. You can go on with it on the card page.',
}
const cardUnderWay = [
  shown({ payment: 'p1' }),
  lists('billing/payments/p1', onCardPage),
  accepts('billing/payments/p1/ask', onCardPage),
]
const silent =
  'M-Pesa does not answer at the moment. If your phone asks for your PIN, you can pay: we will notice by ourselves.'
const silentCard =
  'We cannot ask about your card payment at the moment. If you did pay, it will appear here by itself. If you did not, you can go on with it on the card page.'
const expired = 'We have no news of this payment from M-Pesa. If you did pay, it will appear here by itself.'
const anotherSum = 'The provider took another sum than we asked for. Do not pay again: our finance office looks at it.'
const declined = 'Your bank declined the card. Nothing was paid. Try another card, or ask your bank.'

const both = {
  ways: [...checkout.ways, { way: 'card', amount: 4500.5 } as const, { way: 'credit', amount: 4500.5 } as const],
  credit: 6000,
}

export const WaysToPay = screen({ at, as: 'member', responses: [shown(both)] })
export const WaysToPayOnPhone = screen({ at, as: 'member', phone: true, responses: [shown(both)] })
export const NoWays = screen({
  at,
  as: 'member',
  responses: [shown({ ways: [] })],
  then: () => shows(/This invoice cannot be paid here yet\. Pay by bank transfer/),
})
export const Waiting = screen({ at, as: 'member', responses: underWay, then: () => shows(payment.message) })
export const WaitingOnPhone = screen({ at, as: 'member', phone: true, responses: underWay })
export const WrongPin = screen({
  at,
  as: 'member',
  responses: [
    shown(),
    accepts('billing/payments', payment),
    lists('billing/payments/p1', {
      ...payment,
      state: 'failed',
      message: 'The M-Pesa PIN was wrong. Nothing was paid.',
    }),
  ],
  then: async (canvas) => {
    await pay(canvas)
    await shows('The M-Pesa PIN was wrong. Nothing was paid.')
  },
})
export const OnCardPage = screen({ at, as: 'member', responses: cardUnderWay, then: () => shows(onCardPage.message) })
export const OnCardPageOnPhone = screen({ at, as: 'member', phone: true, responses: cardUnderWay })
export const ProviderSilent = screen({
  at,
  as: 'member',
  responses: [shown({ payment: 'p1' }), lists('billing/payments/p1', { ...payment, message: silent })],
  then: () => shows(silent),
})
export const CardProviderSilent = screen({
  at,
  as: 'member',
  responses: [
    shown({ payment: 'p1' }),
    lists('billing/payments/p1', { ...byCard, message: silentCard }),
    accepts('billing/payments/p1/ask', { ...byCard, message: silentCard }),
  ],
  then: () => shows(silentCard),
})
export const Expired = screen({
  at,
  as: 'member',
  responses: [
    shown({ ...both, inDoubt: 'p1' }),
    lists('billing/payments/p1', { ...payment, state: 'expired', message: expired }),
  ],
  then: async (canvas) => {
    await shows(expired)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await shows('How do you want to pay?')
  },
})
export const AnotherSum = screen({
  at,
  as: 'member',
  responses: [
    shown({ ...both, inDoubt: 'p1' }),
    lists('billing/payments/p1', { ...payment, state: 'failed', message: anotherSum }),
  ],
  then: async (canvas) => {
    await shows(anotherSum)
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})
export const CardDeclined = screen({
  at: `${at}?payment=p1`,
  as: 'member',
  responses: [shown(both), lists('billing/payments/p1', { ...byCard, state: 'failed', message: declined, page: null })],
  then: () => shows(declined),
})
export const CreditedMeanwhile = screen({
  at: `${at}?payment=p1`,
  as: 'member',
  responses: [
    shown({ owed: 0, ways: [] }),
    lists('billing/payments/p1', { ...byCard, state: 'failed', message: declined, page: null }),
  ],
  then: () => shows('Nothing is owed of this invoice'),
})
export const OwedAgain = screen({
  at: `${at}?payment=p1`,
  as: 'member',
  responses: [
    shown(both),
    lists('billing/payments/p1', { ...payment, state: 'succeeded', message: 'Paid', receiptNo: 'RCT-2026-00018' }),
  ],
  then: () => shows('How do you want to pay?'),
})
export const CreditUsed = screen({
  at: `${at}?payment=p1`,
  as: 'member',
  responses: [
    shown(),
    lists('billing/payments/p1', {
      ...payment,
      way: 'credit',
      amount: 50,
      state: 'succeeded',
      receiptNo: 'RCT-2026-00019',
    }),
  ],
  then: () => shows(/50\.00 is paid with your credit/),
})
export const WrongPhone = screen({
  at,
  as: 'member',
  responses: [
    shown(),
    fails(
      'billing/payments',
      new ApiError('Something is missing or wrong. See the fields marked.', 422, {
        code: 'invalid',
        errors: [{ pointer: '/phone', message: 'Enter a Safaricom phone number such as 0712 345 678' }],
      }),
    ),
  ],
  then: async (canvas) => {
    await pay(canvas)
    await shows('Enter a Safaricom phone number such as 0712 345 678')
  },
})
export const Paid = screen({
  at,
  as: 'member',
  responses: [shown({ owed: 0, ways: [], receiptNo: 'RCT-2026-00018' })],
})
export const NoSuchInvoice = screen({
  at: '/checkout/e30',
  as: 'member',
  responses: [fails('billing/checkout', new ApiError('You have no such invoice', 404, { code: 'invoice-not-found' }))],
  then: () => shows('You have no such invoice'),
})

async function pay(canvas: ReturnType<typeof within>): Promise<void> {
  const button = await canvas.findByText(/M-Pesa: .*4,501\.00/)
  await userEvent.click(button)
}
