import type { ChargeFact } from '../../../engine/cases/model/case-facts.ts'
import { namesLedger } from '../../../engine/cases/names-ledger.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfCase } from '../../ledger/ledger-lines.ts'
import type { LineRow } from '../../ledger/ledger-lines.ts'
import { overdueSum } from '../../ledger/overdue-sum.ts'
import { balanceRow } from '../../ledger/read-balance.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { CasePlace } from '../case-place.ts'

interface Ledger {
  /** The case's own billed charges, by id. */
  readonly charge: Readonly<Record<string, ChargeFact>>
  /** The owner's account, in cents: what they owe in all, what of it is overdue, and what they have paid beyond. */
  readonly ledger: JsonObject
}

/**
 * What the ledger says about a case, in one wait: the lines of its own charges, where its type has charges; and the
 * owner's account, where something about the type names it. A type that has neither reads nothing.
 */
export async function readLedger(
  tx: TenantTransaction,
  { id, type, profile, tenant, now }: Pick<CasePlace, 'id' | 'type' | 'profile' | 'tenant' | 'now'>,
): Promise<Ledger> {
  const isNamed = namesLedger(type, tenant.documents)
  if (type.charges.size === 0 && !isNamed) return { charge: {}, ledger: {} }
  const today = todayIn(tenant.declaration.timeZone, now)
  const [lines, [balance], [late]] = await together(
    tx,
    type.charges.size === 0 ? undefined : linesOfCase(tx, id),
    isNamed ? balanceRow(tx, profile.id) : undefined,
    isNamed ? overdueSum(tx, profile.id, today) : undefined,
  )
  const { receivable = 0, credit = 0 } = balance ?? {}
  return {
    charge: Object.fromEntries(lines.flatMap((row) => (row.charge === null ? [] : [[row.charge, chargeFact(row)]]))),
    ledger: isNamed ? { balance: receivable - credit, overdue: late?.overdue ?? 0, credit } : {},
  }
}

const chargeFact = (row: LineRow): ChargeFact => ({
  billed: true,
  amount: row.amount_cents,
  paid: row.paid_cents,
  settled: remaining(ledgerLine(row)) <= 0,
  invoiceNo: row.number,
  ...(row.due_on !== null && { due: row.due_on }),
  ...(row.receipt_no !== null && { receiptNo: row.receipt_no }),
  ...(row.paid_on !== null && { paidAt: row.paid_on }),
})
