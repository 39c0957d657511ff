import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { SheetRow } from '../platform/sheets/sheet.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { YearlyBilling } from './billing-terms.ts'
import { eachMember } from './each-member.ts'
import { categoryTitle, memberNames, reasonsOf } from './preview-billing.ts'

/** Which members a file has: those who would be billed, or those who would be left out. */
export type BillingList = 'billed' | 'left-out'

const columns = ['member-no', 'name', 'category'] as const
const lastColumn = { billed: 'amount', 'left-out': 'reason' } as const

/** A table of all members who would be billed, each with the amount, or be left out, each with the reason. */
export async function billingTable(
  database: Pick<Database, 'inTenant'>,
  tenant: PublishedTenant,
  billing: YearlyBilling,
  list: BillingList,
) {
  const reasons = new Map(reasonsOf(tenant, billing).map(({ reason, title }) => [reason, title]))
  const rows: SheetRow[] = []
  for await (const portion of eachMember(database, tenant, billing)) {
    const wanted = portion.filter(({ bill }) => 'leftOut' in bill === (list === 'left-out'))
    const nameOf = await memberNames(
      database,
      tenant,
      wanted.map(({ member }) => member),
    )
    for (const { member, bill } of wanted) {
      const last = 'leftOut' in bill ? (reasons.get(bill.leftOut) ?? bill.leftOut) : bill.amount / centsInUnit
      rows.push([member.memberNo, nameOf(member), categoryTitle(tenant, member.category), last])
    }
  }
  const last = list === 'billed' ? 'money' : undefined
  return {
    titles: [...columns, lastColumn[list]].map((column) => textOf(tenant, `server.billing.column.${column}`)),
    rows,
    kinds: [undefined, undefined, undefined, last],
    about: `${billing.declared.title} ${billing.name}`,
  } as const
}
