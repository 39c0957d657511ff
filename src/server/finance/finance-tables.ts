import type { BankTransferRow } from '../../contract/bank-transfers.ts'
import { debtAges } from '../../contract/finance-names.ts'
import type { DebtRow, PaymentRecordRow, PostingRow, TakingsFound } from '../../contract/finance.ts'
import type { MoneyRecord } from '../../contract/unplaced-money.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import {
  columnHeads,
  postingColumns,
  paymentColumns,
  moneyColumns,
  transferColumns,
  takingColumns,
  journalColumns,
} from './table-columns.ts'

const money = (cents: number): number => cents / centsInUnit

/** Rows of the ledger as the lines of a file; money in the currency's unit. */
export const postingsTable = (tenant: PublishedTenant, rows: readonly PostingRow[]) => ({
  ...columnHeads(tenant, postingColumns),
  rows: rows.map((row) => [
    row.date,
    row.number,
    textOf(tenant, `portal.finance.kind.${row.kind}`),
    row.member_no,
    row.name,
    row.description,
    row.debit,
    row.credit,
    money(row.amount),
    row.currency,
  ]),
})

/** Payments as the lines of a file; moments in the organisation's time. */
export function paymentsTable(tenant: PublishedTenant, rows: readonly PaymentRecordRow[]) {
  const moment = (at: string) => momentIn(tenant.declaration.timeZone, new Date(at))
  return {
    ...columnHeads(tenant, paymentColumns),
    rows: rows.map((row) => [
      moment(row.created_at),
      moment(row.changed_at),
      row.provider,
      row.reference ?? '',
      row.provider_receipt ?? '',
      textOf(tenant, `portal.finance.state.${row.state}`),
      money(row.amount),
      row.currency,
      row.member_no,
      row.name,
      row.invoice_no,
      row.receipt_no ?? '',
      row.problems.map((problem) => textOf(tenant, `portal.finance.problem.${problem}`)).join('; '),
    ]),
  }
}

/** Money that providers list as the lines of a file; moments in the organisation's time. */
export const moneyTable = (tenant: PublishedTenant, rows: readonly MoneyRecord[]) => ({
  ...columnHeads(tenant, moneyColumns),
  rows: rows.map((row) => [
    momentIn(tenant.declaration.timeZone, new Date(row.paid_at)),
    row.provider,
    row.receipt,
    textOf(tenant, `portal.finance.money-state.${row.state}`),
    money(row.amount),
    row.currency,
    row.account,
    row.payer,
    row.member_no,
    row.receipt_no ?? '',
  ]),
})

/** What came by bank as the lines of a file. */
export const transfersTable = (tenant: PublishedTenant, rows: readonly BankTransferRow[]) => ({
  ...columnHeads(tenant, transferColumns),
  rows: rows.map((row) => [
    row.posted_on,
    row.paid_on ?? '',
    row.number,
    row.reference,
    money(row.amount),
    row.currency,
    row.member_no,
    row.name,
    row.paid,
    row.by,
    row.reversal_no ?? '',
  ]),
})

/** What came in and went out on a day, and what that adds up to in each currency. */
export const takingsTable = (tenant: PublishedTenant, { day, ways, totals }: TakingsFound) => ({
  ...columnHeads(tenant, takingColumns),
  rows: [...ways, ...totals.map((one) => ({ ...one, way: textOf(tenant, 'portal.finance.total') }))].map((row) => [
    day,
    row.way,
    row.count,
    money(row.received),
    money(row.returned),
    money(row.received - row.returned),
    row.currency,
  ]),
  about: day,
})

/** What members owe on a day. */
export const debtsTable = (tenant: PublishedTenant, day: string, rows: readonly DebtRow[]) => ({
  titles: [
    textOf(tenant, 'portal.finance.column.member-no'),
    textOf(tenant, 'portal.finance.column.name'),
    ...debtAges.map((age) => textOf(tenant, `portal.finance.age.${age}`)),
    textOf(tenant, 'portal.finance.column.owed'),
    textOf(tenant, 'portal.finance.column.currency'),
  ],
  kinds: [undefined, undefined, ...debtAges.map(() => 'money' as const), 'money' as const],
  rows: rows.map(({ member_no, name, ages, owed, currency }) => [
    member_no,
    name,
    ...ages.map(money),
    money(owed),
    currency,
  ]),
  about: day,
})

/** The journal: a line for the debit and one for the credit of each row, so that both sides add up to the same. */
export const journalTable = (tenant: PublishedTenant, rows: readonly PostingRow[], about: string) => ({
  ...columnHeads(tenant, journalColumns),
  rows: rows.flatMap(({ date, number, debit, credit, amount, currency, description, member_no }) => [
    [date, number, debit, money(amount), 0, currency, description, member_no],
    [date, number, credit, 0, money(amount), currency, description, member_no],
  ]),
  about,
})
