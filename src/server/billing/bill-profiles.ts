import { billDue } from '../../engine/billing/billed-year.ts'
import { planMember } from '../../engine/billing/plan-billing.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { memberFact } from '../cases/facts/member-fact.ts'
import { ownerData } from '../cases/documents/document-data.ts'
import { postInvoice } from '../ledger/post-invoice.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later, together } from '../platform/database/together.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileName } from '../views/describe-user.ts'
import { foundProfile, membersOfProfiles } from './billable-members.ts'
import type { MemberToBill } from './billable-members.ts'
import type { YearlyBilling } from './billing-terms.ts'

/** A run, and what it bills. */
export interface BillingRun {
  readonly id: string
  /** In the organisation's own language, in which its invoices are. */
  readonly billing: YearlyBilling
}

/**
 * Bills those of several members for whom there is still something to bill: all their profiles are locked first, in the
 * order of their ids, and what is so then counts. No further profile is waited for once the counter of invoices is
 * locked, so that whoever posts for one of them meanwhile waits, and never stands in each other's way. The row that
 * says that a member is billed is stored with the invoice; the database takes one for each member and year.
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
    .where('id', 'in', profileIds)
    .orderBy('id')
    .forUpdate()
  const records = db
    .selectFrom('records')
    .select(['profile_id', 'answers'])
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profileIds)
    .where('section', 'in', ['sections/bio', 'sections/firm-bio'])
  const [profiles, rows, bios] = await together(tx, lock, membersOfProfiles(tx, run.billing, profileIds), records)
  const members = new Map(rows.map((row) => [row.id, foundProfile(row)]))
  const answers = new Map(bios.map((bio) => [bio.profile_id, bio.answers]))
  let billed = 0
  for (const profile of profiles) {
    const member = members.get(profile.id)
    if (member === undefined) continue
    if (await billProfile(tx, world, run, { profile, member, bio: answers.get(profile.id) ?? {} })) billed += 1
  }
  return billed
}

interface LockedMember {
  readonly profile: ProfileRow
  readonly member: MemberToBill
  readonly bio: JsonObject
}

async function billProfile(
  tx: TenantTransaction,
  world: PostingWorld,
  { id, billing }: BillingRun,
  { profile, member, bio }: LockedMember,
): Promise<boolean> {
  const bill = planMember(member, billing.terms)
  if ('leftOut' in bill) return false
  const { declared, name: year, source, terms } = billing
  const name = profileName(bio) ?? member.memberNo
  const facts = { profile: memberFact(profile, undefined) }
  const holder = { profile: profile.id, data: ownerData(inLanguage(world.tenant), { profile }, { name, facts }) }
  const line = {
    description: declared.line.replaceAll('{year}', year),
    item: declared.item,
    amount: bill.amount,
    vat: declared.vat ?? 0,
    due: billDue(declared.due, billing.year, terms.today),
  }
  const { id: invoice_id } = await postInvoice(tx, world, holder, { lines: [line], source })
  const keys = { tenant: tx.tenant, run_id: id, profile_id: profile.id, declaration: billing.id, year }
  await later(tx, tx.db.insertInto('yearly_bills').values({ ...keys, invoice_id, amount_cents: bill.amount }))
  return true
}
