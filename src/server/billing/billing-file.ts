import { csvOf, harmlessCell } from '../../engine/format/csv.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { YearlyBilling } from './billing-terms.ts'
import { eachMember } from './each-member.ts'
import { categoryTitle, memberNames, reasonsOf } from './preview-billing.ts'

/** Which members a file has: those who would be billed, or those who would be left out. */
export type BillingList = 'billed' | 'left-out'

const columns = ['member-no', 'name', 'category'] as const
const lastColumn = { billed: 'amount', 'left-out': 'reason' } as const

/** All members who would be billed, each with the amount, or be left out, each with the reason; as CSV. */
export async function billingFile(
  database: Pick<Database, 'inTenant'>,
  tenant: PublishedTenant,
  billing: YearlyBilling,
  list: BillingList,
): Promise<string> {
  const titles = [...columns, lastColumn[list]].map((column) => textOf(tenant, `server.billing.column.${column}`))
  const reasons = new Map(reasonsOf(tenant, billing).map(({ reason, title }) => [reason, title]))
  const lines: (readonly string[])[] = [titles]
  for await (const portion of eachMember(database, tenant, billing)) {
    const wanted = portion.filter(({ bill }) => 'leftOut' in bill === (list === 'left-out'))
    const nameOf = await memberNames(
      database,
      tenant,
      wanted.map(({ member }) => member),
    )
    for (const { member, bill } of wanted) {
      const last = 'leftOut' in bill ? (reasons.get(bill.leftOut) ?? bill.leftOut) : String(bill.amount / centsInUnit)
      lines.push([member.memberNo, nameOf(member), categoryTitle(tenant, member.category), last])
    }
  }
  return csvOf(lines.map((line) => line.map(harmlessCell)))
}
