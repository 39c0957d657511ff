import type { BillingLeftOut, BillingPreview } from '../../contract/billing-run.ts'
import { leftOutReasons } from '../../engine/billing/plan-billing.ts'
import { billDue } from '../../engine/billing/billed-year.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { profileNames } from '../cases/person-names.ts'
import type { Database } from '../platform/database/database.ts'
import { pageWithin } from '../platform/page-within.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import type { MemberToBill } from './billable-members.ts'
import type { YearlyBilling } from './billing-terms.ts'
import { eachMember } from './each-member.ts'

const pageLength = 25

type Reading = Pick<Database, 'inTenant'>

/** Whom a run would bill and how much, by category, and whom it would leave out and why. Nothing is stored. */
export async function previewBilling(
  database: Reading,
  tenant: PublishedTenant,
  billing: YearlyBilling,
): Promise<BillingPreview> {
  const categories = new Map<string, { count: number; cents: number }>()
  const leftOut = new Map<string, number>()
  for await (const portion of eachMember(database, tenant, billing)) {
    for (const { member, bill } of portion) {
      if ('leftOut' in bill) leftOut.set(bill.leftOut, (leftOut.get(bill.leftOut) ?? 0) + 1)
      else {
        const sum = categories.get(member.category) ?? { count: 0, cents: 0 }
        sum.count += 1
        sum.cents += bill.amount
        categories.set(member.category, sum)
      }
    }
  }
  const sums = [...categories.values()]
  return {
    title: billing.declared.title,
    year: billing.name,
    due: billDue(billing.declared.due, billing.year, billing.terms.today),
    count: sums.reduce((total, { count }) => total + count, 0),
    total: sums.reduce((total, { cents }) => total + cents, 0) / centsInUnit,
    categories: [...categories].map(([code, { count, cents }]) => ({
      code,
      title: categoryTitle(tenant, code),
      count,
      total: cents / centsInUnit,
    })),
    left_out: reasonsOf(tenant, billing).flatMap(({ reason, title }) => {
      const count = leftOut.get(reason) ?? 0
      return count === 0 ? [] : [{ reason, title, count }]
    }),
  }
}

/** A page of the members who would be left out, for one reason or for any. */
export async function findLeftOut(
  database: Reading,
  tenant: PublishedTenant,
  billing: YearlyBilling,
  query: { readonly reason?: string | undefined; readonly page?: string | undefined },
): Promise<BillingLeftOut> {
  const found: { readonly member: MemberToBill; readonly reason: string }[] = []
  for await (const portion of eachMember(database, tenant, billing)) {
    for (const { member, bill } of portion) {
      if (!('leftOut' in bill)) continue
      if (query.reason === undefined || bill.leftOut === query.reason) found.push({ member, reason: bill.leftOut })
    }
  }
  const { page, pages, offset } = pageWithin(found.length, query.page, pageLength)
  const rows = found.slice(offset, offset + pageLength)
  const nameOf = await memberNames(
    database,
    tenant,
    rows.map(({ member }) => member),
  )
  const titles = new Map(reasonsOf(tenant, billing).map(({ reason, title }) => [reason, title]))
  const items = rows.map(({ member, reason }) => ({
    member_no: member.memberNo,
    name: nameOf(member),
    category: categoryTitle(tenant, member.category),
    reason,
    title: titles.get(reason) ?? reason,
  }))
  return { items, total: found.length, page, pages }
}

/** The names of members: of the register, else of their profile. */
export async function memberNames(
  database: Reading,
  tenant: PublishedTenant,
  members: readonly MemberToBill[],
): Promise<(member: MemberToBill) => string> {
  const profiles = members.flatMap(({ profile }) => profile ?? [])
  const names = await database.inTenant(tenant.id, (tx) => profileNames(tx, profiles))
  return ({ name, profile }) => name ?? names.get(profile ?? '') ?? ''
}

/** Every reason for which members are left out, with its title in the edition's language. */
export const reasonsOf = (tenant: PublishedTenant, { declared }: YearlyBilling) => [
  ...leftOutReasons.map((reason) => ({ reason, title: textOf(tenant, `server.billing.left-out.${reason}`) })),
  ...(declared.leftOut ?? []).map(({ id, reason }) => ({ reason: id, title: reason })),
]

export const categoryTitle = ({ categories }: PublishedTenant, code: string): string =>
  categories.get(code)?.Description ?? code
