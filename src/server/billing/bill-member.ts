import { billDue } from '../../engine/billing/billed-year.ts'
import { planMember } from '../../engine/billing/plan-billing.ts'
import { memberFact } from '../cases/facts/member-fact.ts'
import { ownerData } from '../cases/documents/document-data.ts'
import { postInvoice } from '../ledger/post-invoice.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later, together } from '../platform/database/together.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { profileName } from '../views/describe-user.ts'
import { foundProfile, memberOfProfile } from './billable-members.ts'
import type { YearlyBilling } from './billing-terms.ts'

/** A run, and what it bills. */
export interface BillingRun {
  readonly id: string
  /** In the organisation's own language, in which its invoices are. */
  readonly billing: YearlyBilling
}

/**
 * Bills a member, if there is still something to bill: their profile is locked, and what is so then counts. The row
 * that says so is stored with the invoice; the database takes one for each member and year. True when they were billed.
 */
export async function billMember(
  tx: TenantTransaction,
  world: PostingWorld,
  { id, billing }: BillingRun,
  profileId: string,
): Promise<boolean> {
  const { tenant, db } = tx
  const lock = db
    .selectFrom('profiles')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', profileId)
    .forUpdate()
  const records = db
    .selectFrom('records')
    .select('answers')
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .where('section', 'in', ['sections/bio', 'sections/firm-bio'])
  const [[profile], [row], [bio]] = await together(tx, lock, memberOfProfile(tx, billing, profileId), records)
  if (profile === undefined || row === undefined) return false
  const member = foundProfile(row)
  const bill = planMember(member, billing.terms)
  if ('leftOut' in bill) return false
  const { declared, name: year, source, terms } = billing
  const name = profileName(bio?.answers ?? {}) ?? member.memberNo
  const facts = { profile: memberFact(profile, undefined) }
  const holder = { profile: profileId, data: ownerData(inLanguage(world.tenant), { profile }, { name, facts }) }
  const line = {
    description: declared.line.replaceAll('{year}', year),
    item: declared.item,
    amount: bill.amount,
    vat: declared.vat ?? 0,
    due: billDue(declared.due, billing.year, terms.today),
  }
  const { id: invoice_id } = await postInvoice(tx, world, holder, { lines: [line], source })
  const keys = { tenant, run_id: id, profile_id: profileId, declaration: billing.id, year }
  await later(tx, db.insertInto('yearly_bills').values({ ...keys, invoice_id, amount_cents: bill.amount }))
  return true
}
