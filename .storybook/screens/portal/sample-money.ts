import type { MoneyCourse, MoneyFound } from '../../../src/contract/unplaced-money.ts'

const money = {
  id: '00000000-0000-4000-8000-000000000091',
  provider: 'mpesa',
  receipt: 'SKR7X1Y2Z3',
  amount: 150_000,
  currency: 'KES',
  account: 'annual subscription fee',
  payer: 'WANJIRU NYAMBURA 2547*****600',
  paid_at: '2026-01-10T08:00:00.000Z',
  state: 'unplaced',
  member_no: '',
  receipt_no: null,
} as const

export const sampleMoney: MoneyFound = {
  items: [money],
  previous: null,
  next: null,
  total: 1,
  sums: [{ currency: 'KES', amount: 150_000 }],
}

export const sampleMoneyCourse: MoneyCourse = {
  ...money,
  possible: ['assigned', 'set-aside', 'returned'],
  messages: [
    {
      id: '00000000-0000-4000-8000-000000000092',
      received_at: '2026-01-10T08:01:00.000Z',
      source: 'c2b',
      raw: '{\n  "transactionId": "SKR7X1Y2Z3",\n  "amount": "1500.00"\n}',
    },
  ],
  decisions: [],
}
