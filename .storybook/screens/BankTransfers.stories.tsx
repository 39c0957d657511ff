import { screen as screenOfPage, userEvent } from 'storybook/test'
import type { BankTransfersFound } from '../../src/contract/bank-transfers.ts'
import { responds, waits } from './portal/sample-response.ts'
import { opensDialog, screen } from './portal/screen.tsx'

export default { title: 'Screens/Bank transfers' }

const at = { at: '/admin/finance?view=transfers', as: 'administrator' } as const

const transfer = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'RCT-2026-00031',
  posted_on: '2026-02-11',
  paid_on: '2026-02-10',
  reference: 'FT26041XK9',
  amount: 750_000,
  currency: 'KES',
  member_no: 'M/2041',
  name: 'Akinyi Example Odhiambo',
  paid: 'INV-2026-00042',
  by: 'FIN EXAMPLE OFFICER',
  slip: 'slip.pdf',
  reversal_no: null,
}

const found: BankTransfersFound = {
  items: [
    transfer,
    {
      ...transfer,
      id: '00000000-0000-4000-8000-000000000002',
      number: 'RCT-2026-00030',
      name: 'Wolfeschlegelsteinhausenbergerdorff Example Consulting Engineers & Associates (East Africa) Limited',
      member_no: '',
      reference: 'EFT/2026/000000000000000000000000000042',
      reversal_no: 'REV-2026-00003',
      slip: null,
      paid_on: null,
      by: '',
    },
  ],
  previous: null,
  next: null,
  total: 2,
}
const transfers = responds('admin/finance/transfers', found)
const press = async (name: string) => userEvent.click(await screenOfPage.findByRole('button', { name }))

/** What came by bank. */
export const Transfers = screen({ ...at, responses: [transfers] })
export const TransfersOnAPhone = screen({ ...at, phone: true, responses: [transfers] })
export const None = screen({
  ...at,
  responses: [responds('admin/finance/transfers', { ...found, items: [], total: 0 })],
})
export const Loading = screen({ ...at, responses: [waits('admin/finance/transfers')] })

/** A transfer is entered with its slip. */
export const Entering = screen({
  ...at,
  responses: [transfers],
  then: async () => {
    await press('Enter a transfer')
    await opensDialog()
  },
})

/** One is taken back. */
export const TakingBack = screen({
  ...at,
  phone: true,
  responses: [transfers],
  then: async () => {
    await press('Take back: RCT-2026-00031')
    await opensDialog()
  },
})

/** Credit that was paid out is entered. */
export const Refunding = screen({
  ...at,
  responses: [transfers],
  then: async () => {
    await press('Enter a refund')
    await opensDialog()
  },
})
