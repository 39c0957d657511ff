import type { CaseWorld } from '../../cases/case-place.ts'
import { receivePayment } from '../../cases/receive-payment.ts'
import type { ReceivedPayment } from '../../cases/receive-payment.ts'
import { openLines } from '../../ledger/ledger-lines.ts'
import { wayName } from '../../ledger/payment-way.ts'
import type { PostedRow } from '../../ledger/posted-rows.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { MoneyRow } from '../money-rows.ts'
import { accountOfMoney } from '../unallocated-money.ts'

/** Who is credited with money. */
export interface MoneyHolder {
  readonly profile: string
  /** What it was paid for, where that is known. */
  readonly invoice?: Pick<PostedRow, 'id' | 'number' | 'currency'> | undefined
  /** The account of the member of staff who decided so. */
  readonly by?: string
}

/**
 * Posts the receipt of money: it settles the invoice, where something is owed of that in the money's currency, or else
 * what is oldest.
 */
export async function postMoney(
  tx: TenantTransaction,
  world: CaseWorld,
  money: MoneyRow,
  { profile, invoice, by }: MoneyHolder,
): Promise<ReceivedPayment> {
  const { amount_cents: amount, provider, receipt } = money
  const open = openLines(tx, profile).where('document_id', '=', invoice?.id ?? '')
  const isOwed = invoice?.currency === money.currency && (await open.limit(1).execute()).length > 0
  return receivePayment(tx, world, profile, {
    amount,
    way: provider,
    from: await accountOfMoney(tx, world, money, amount),
    reference: receipt,
    invoices: isOwed ? [invoice.number] : [],
    description: wayName(world.tenant, provider),
    by,
  })
}
