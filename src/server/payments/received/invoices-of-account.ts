import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { digitsOfNumber, readAccount } from '../../../engine/payments/pay-reference.ts'
import type { TypedAccount } from '../../../engine/payments/pay-reference.ts'
import { ledgerLine, linesOfInvoices } from '../../ledger/ledger-lines.ts'
import { memberDocuments } from '../../ledger/posted-rows.ts'
import type { PostedRow } from '../../ledger/posted-rows.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'

/** The invoice that a payer's account names, and what is owed of it. */
export interface NamedInvoice {
  readonly invoice: PostedRow
  /** In cents. */
  readonly owed: number
}

/**
 * The invoice that an account names as a payer typed it (see `readAccount`). Of several with the same digits it is the
 * one of which something is owed; undefined for none, and where that leaves several. A reference with the digits of
 * another invoice's whole number may be either, so it is neither: staff decide.
 */
export async function invoiceOfAccount(tx: TenantTransaction, typed: string): Promise<NamedInvoice | undefined> {
  const account = readAccount(typed)
  if (account === undefined) return undefined
  const invoices = await memberDocuments(tx)
    .where('kind', '=', 'invoice')
    .where('last_digits', 'in', [account.digits, ...typedAs(account)])
    .limit(mostInvoices)
    .execute()
  if (invoices.some(({ number }) => typedAs(account).includes(digitsOfNumber(number)))) return undefined
  const meant = invoices.filter(({ number }) => account.means(number))
  if (meant.length === 0) return undefined
  const ids = meant.map(({ id }) => id)
  const lines = await linesOfInvoices(tx, ids).execute()
  const named = meant.map((invoice) => ({
    invoice,
    owed: lines
      .filter(({ document_id }) => document_id === invoice.id)
      .reduce((sum, line) => sum + remaining(ledgerLine(line)), 0),
  }))
  const open = named.filter(({ owed }) => owed > 0)
  const left = open.length > 0 ? open : named
  return left.length === 1 ? left[0] : undefined
}

const typedAs = ({ typed }: TypedAccount): readonly string[] => (typed === undefined ? [] : [typed])

/** More than share their digits. */
const mostInvoices = 20
