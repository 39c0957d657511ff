import { planBilling } from '../../engine/billing/plan-billing.ts'
import type { PlannedBill } from '../../engine/billing/plan-billing.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { membersWithoutAccount, membersWithProfile } from './billable-members.ts'
import type { MemberToBill, MemberPage } from './billable-members.ts'
import type { YearlyBilling } from './billing-terms.ts'

/** How many members one statement reads. */
const portion = 1000

/** Before every id of a profile. */
export const firstProfile = '00000000-0000-0000-0000-000000000000'

/** A member, and what the billing makes of them. */
export interface BillingOutcome {
  readonly member: MemberToBill
  readonly bill: PlannedBill
}

/** All members with what the billing would make of each, in portions of a transaction each. Nothing is changed. */
export async function* eachMember(
  database: Pick<Database, 'inTenant'>,
  tenant: PublishedTenant,
  billing: YearlyBilling,
): AsyncGenerator<readonly BillingOutcome[]> {
  const firms = [...tenant.categories.values()].filter(({ categoryType }) => categoryType === 'Firm')
  const corporate = new Set(firms.map(({ Code }) => Code))
  const inTenant = <Found>(work: (tx: TenantTransaction) => Promise<Found>) => database.inTenant(tenant.id, work)
  yield* portions(
    (page) => inTenant((tx) => membersWithProfile(tx, billing, page)),
    ({ profile }) => profile ?? firstProfile,
    firstProfile,
  )
  yield* portions(
    (page) => inTenant((tx) => membersWithoutAccount(tx, corporate, page)),
    ({ memberNo }) => memberNo,
    '',
  )

  async function* portions(
    read: (page: MemberPage) => Promise<readonly MemberToBill[]>,
    keyOf: (member: MemberToBill) => string,
    first: string,
  ): AsyncGenerator<readonly BillingOutcome[]> {
    let after = first
    for (let found = portion; found === portion;) {
      const members = await read({ after, limit: portion })
      const last = members.at(-1)
      if (last === undefined) return
      yield planBilling(members, billing.terms)
      found = members.length
      after = keyOf(last)
    }
  }
}
