import type { Payer } from '../../../contract/bank-transfers.ts'
import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { payerData } from '../../cases/payer-data.ts'
import { ledgerLine, openLines, openLinesIn } from '../../ledger/ledger-lines.ts'
import { readBalance } from '../../ledger/read-balance.ts'
import { memberDocuments } from '../../ledger/posted-rows.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

/** More invoices than a request ever has. */
const mostOfRequest = 100

/** Whose money it is, and the invoice that it names. */
export interface NamedPayer {
  readonly profile: string
  readonly invoice: string | undefined
}

/**
 * Whom a number names: that of an invoice, of the request that an invoice bills, or of a member. Of several invoices of
 * a request it is the oldest that is not paid. Undefined for nobody, and for what all members are billed by, such as
 * a year's subscription.
 */
export async function findPayer(tx: TenantTransaction, number: string): Promise<NamedPayer | undefined> {
  const { tenant, db } = tx
  const all = memberDocuments(tx).where('kind', '=', 'invoice')
  const own = await all.where('number', '=', number).executeTakeFirst()
  if (own !== undefined) return { profile: own.profile_id, invoice: own.number }
  const requested = all.where('source', '=', number).orderBy('posted_at').orderBy('number')
  const invoices = await requested.limit(mostOfRequest + 1).execute()
  const [first] = invoices
  const isOne = invoices.length <= mostOfRequest && new Set(invoices.map(({ profile_id }) => profile_id)).size === 1
  if (first !== undefined && isOne) {
    const open = new Set((await openLines(tx, first.profile_id).execute()).map((line) => line.number))
    const owed = invoices.find((invoice) => open.has(invoice.number)) ?? first
    return { profile: owed.profile_id, invoice: owed.number }
  }
  const members = db.selectFrom('profiles').select('id').where('tenant', '=', tenant)
  const member = await members.where((where) => where(where.fn('upper', ['member_no']), '=', number)).executeTakeFirst()
  return member && { profile: member.id, invoice: undefined }
}

/** A payer as finance staff see them before they post anything: their account in the organisation's currency. */
export async function describePayer(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { profile, invoice }: NamedPayer,
): Promise<Payer | undefined> {
  const found = await tx.db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant', '=', tx.tenant)
    .where('id', '=', profile)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { name } = await payerData(tx, tenant, found)
  const { currency } = tenant.declaration
  const lines = await openLinesIn(tx, profile, currency)
  const owed = lines
    .filter(({ number }) => invoice === undefined || number === invoice)
    .reduce((sum, line) => sum + remaining(ledgerLine(line)), 0)
  const { credit } = await readBalance(tx, profile, currency)
  return { name: typeof name === 'string' ? name : '', owed: owed / centsInUnit, credit: credit / centsInUnit }
}
