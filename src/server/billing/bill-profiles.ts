import { billDue } from '../../engine/billing/billed-year.ts'
import { planMember } from '../../engine/billing/plan-billing.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { memberFact } from '../profiles/member-fact.ts'
import { ownerData } from '../cases/documents/document-data.ts'
import { postInvoices } from '../ledger/post-invoice.ts'
import type { NewInvoice } from '../ledger/post-invoice.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { insertionInto } from '../platform/database/insertion-into.ts'
import { later, together } from '../platform/database/together.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileName } from '../profiles/profile-answers.ts'
import { foundProfile, membersOfProfiles } from './billable-members.ts'
import type { MemberToBill } from './billable-members.ts'
import type { YearlyBilling } from './billing-terms.ts'

const insertYearlyBills = insertionInto('yearly_bills')

/** A run, and what it bills. */
export interface BillingRun {
  readonly id: string
  /** In the organisation's own language, in which its invoices are. */
  readonly billing: YearlyBilling
}

/**
 * Bills those of several members for whom there is still something to bill: all their profiles are locked first, in the
 * order of their ids, and what is so then counts. No further profile is waited for once the counter of invoices is
 * locked, so that whoever posts for one of them meanwhile waits, and never stands in each other's way. All are posted
 * with the statements that one would need. The row that says that a member is billed is stored with the invoice; the
 * database takes one for each member and year.
 *
 * @returns how many were billed
 */
export async function billProfiles(
  tx: TenantTransaction,
  world: PostingWorld,
  run: BillingRun,
  profileIds: readonly string[],
): Promise<number> {
  const { tenant, db } = tx
  const lock = db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) => where('id', '=', where.fn.any(where.val(profileIds))))
    .orderBy('id')
    .forUpdate()
  const records = db
    .selectFrom('records')
    .select(['profile_id', 'answers'])
    .where('tenant', '=', tenant)
    .where((where) => where('profile_id', '=', where.fn.any(where.val(profileIds))))
    .where('section', 'in', ['sections/bio', 'sections/firm-bio'])
  const [profiles, rows, bios] = await together(tx, lock, membersOfProfiles(tx, run.billing, profileIds), records)
  const members = new Map(rows.map((row) => [row.id, foundProfile(row)]))
  const answers = new Map(bios.map((bio) => [bio.profile_id, bio.answers]))
  const own = inLanguage(world.tenant)
  const invoices = profiles.flatMap((profile) => {
    const member = members.get(profile.id)
    if (member === undefined) return []
    const found = { profile, member, bio: answers.get(profile.id) ?? {} }
    return invoiceOf(own, run.billing, found) ?? []
  })
  const posted = await postInvoices(tx, world, invoices)
  const bills = invoices.map(({ holder, amount }, place) => ({
    tenant,
    run_id: run.id,
    profile_id: holder.profile,
    declaration: run.billing.id,
    year: run.billing.name,
    invoice_id: posted[place]?.id ?? '',
    amount_cents: amount,
  }))
  if (bills.length > 0) await later(tx, insertYearlyBills(bills))
  return bills.length
}

interface LockedMember {
  readonly profile: ProfileRow
  readonly member: MemberToBill
  readonly bio: JsonObject
}

/** What a member is billed; undefined for one who is left out. */
function invoiceOf(
  tenant: PublishedTenant,
  { declared, name: year, source, terms, year: billed }: YearlyBilling,
  { profile, member, bio }: LockedMember,
): (NewInvoice & { readonly amount: number }) | undefined {
  const bill = planMember(member, terms)
  if ('leftOut' in bill) return undefined
  const { amount } = bill
  const name = profileName(bio) ?? member.memberNo
  const facts = { profile: memberFact(profile, undefined) }
  const holder = { profile: profile.id, data: ownerData(tenant, { profile }, { name, facts }) }
  const line = {
    description: declared.line.replaceAll('{year}', year),
    item: declared.item,
    amount,
    vat: declared.vat ?? 0,
    due: billDue(declared.due, billed, terms.today),
  }
  return { holder, lines: [line], source, amount }
}
