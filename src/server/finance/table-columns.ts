import type { CellKind } from '../platform/sheets/sheet.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

const amounts = ['amount', 'received', 'returned', 'net', 'debit', 'credit'] as const
const kindOf = new Map<string, CellKind>([
  ['date', 'date'],
  ['entered', 'date'],
  ['paid-on', 'date'],
  ['begun', 'moment'],
  ['paid', 'moment'],
  ['changed', 'moment'],
  ...amounts.map((column) => [column, 'money'] as const),
])

export const postingColumns = [
  'date',
  'number',
  'kind',
  'member-no',
  'name',
  'description',
  'debited',
  'credited',
  'amount',
  'currency',
] as const
export const paymentColumns = [
  'begun',
  'changed',
  'provider',
  'reference',
  'provider-receipt',
  'state',
  'amount',
  'currency',
  'member-no',
  'name',
  'invoice',
  'receipt',
  'problems',
] as const
export const moneyColumns = [
  'paid',
  'provider',
  'provider-receipt',
  'state',
  'amount',
  'currency',
  'account-typed',
  'payer',
  'member-no',
  'receipt',
] as const
export const transferColumns = [
  'entered',
  'paid-on',
  'number',
  'reference',
  'amount',
  'currency',
  'member-no',
  'name',
  'invoice',
  'entered-by',
  'reversal',
] as const
export const takingColumns = ['date', 'way', 'count', 'received', 'returned', 'net', 'currency'] as const
export const journalColumns = ['date', 'number', 'account', 'debit', 'credit', 'currency', 'text', 'member-no'] as const
type Column = (
  | typeof postingColumns
  | typeof paymentColumns
  | typeof moneyColumns
  | typeof transferColumns
  | typeof takingColumns
  | typeof journalColumns
)[number]

/** The titles of columns, and what is in them. */
export const columnHeads = (tenant: PublishedTenant, columns: readonly Column[]) => ({
  titles: columns.map((column) => textOf(tenant, `portal.finance.column.${column}`)),
  kinds: columns.map((column) => kindOf.get(column)),
})
