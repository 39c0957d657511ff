import type { DeskCase } from '../../../contract/desk.ts'
import type { DeskCharge } from '../../../contract/desk-money.ts'
import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { unbilledCharge } from '../../../engine/cases/values/unbilled-charge.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { ownedAccount } from '../../../engine/ledger/owned-account.ts'
import { ledgerLine, linesOfCases } from '../../ledger/ledger-lines.ts'
import type { LineRow } from '../../ledger/ledger-lines.ts'
import { overdueSums } from '../../ledger/overdue-sum.ts'
import { balanceRowsIn } from '../../ledger/read-balance.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { OpenedCase } from '../opened-case.ts'

/** What is owed for a case, and by its owner in the organisation's currency. */
export async function deskMoney(tx: TenantTransaction, opened: OpenedCase): Promise<DeskCase['money']> {
  const { id, profile, tenant, now } = opened.place
  const { timeZone, currency } = tenant.declaration
  const owner = [profile.id]
  const [lines, [balance], [late]] = await together(
    tx,
    linesOfCases(tx, [id]),
    balanceRowsIn(tx, owner, currency),
    overdueSums(tx, owner, todayIn(timeZone, now)).where('currency', '=', currency),
  )
  const account = ownedAccount(balance ?? { receivable: 0, credit: 0 }, late?.overdue ?? 0)
  return {
    charges: [...lines.map((line) => billed(line, timeZone)), ...unbilled(opened, lines)],
    balance: account.balance / centsInUnit,
    overdue: account.overdue / centsInUnit,
    currency,
  }
}

function billed(line: LineRow, timeZone: string): DeskCharge {
  return {
    id: line.charge ?? line.item,
    title: line.description,
    amount: line.amount_cents / centsInUnit,
    paid: line.paid_cents / centsInUnit,
    credited: line.credited_cents / centsInUnit,
    settled: remaining(ledgerLine(line)) <= 0,
    billed: momentIn(timeZone, line.billed_at),
    invoiceNo: line.number,
    due: line.due_on,
    receiptNo: line.receipt_no,
    paidOn: line.paid_on,
  }
}

/** What is charged for the case once it is billed. Once something was billed for a charge, nothing more is. */
function unbilled({ place: { type }, kase, facts }: OpenedCase, lines: readonly LineRow[]): readonly DeskCharge[] {
  const open = [...type.charges.values()].filter(({ id }) => lines.every(({ charge }) => charge !== id))
  if (open.length === 0) return []
  const values = namedFacts(type, kase, facts)
  return open.flatMap((charge) => {
    const { amount = 0 } = unbilledCharge(type, charge, values, facts)
    if (amount === 0) return []
    return {
      id: charge.id,
      title: charge.description,
      amount: amount / centsInUnit,
      paid: 0,
      credited: 0,
      settled: false,
      billed: null,
      invoiceNo: null,
      due: null,
      receiptNo: null,
      paidOn: null,
    }
  })
}
