import type { ChargeFact } from '../../../engine/cases/model/case-facts.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePlace } from '../case-place.ts'

interface Ledger {
  /** The case's own billed charges, by id. */
  readonly charge: Readonly<Record<string, ChargeFact>>
  /** What the owner owes for all cases; cents. */
  readonly ledger: JsonObject
}

const wholePercent = 100

/** The charges of all cases of a case's profile. Nothing is paid until a payment is posted. */
export async function readLedger(
  { tenant, db }: TenantTransaction,
  { id, profile, tenant: published, now }: Pick<CasePlace, 'id' | 'profile' | 'tenant' | 'now'>,
): Promise<Ledger> {
  const rows = await db
    .selectFrom('case_charges')
    .innerJoin('cases', (join) =>
      join.onRef('cases.tenant', '=', 'case_charges.tenant').onRef('cases.id', '=', 'case_charges.case_id'),
    )
    .selectAll('case_charges')
    .where('case_charges.tenant', '=', tenant)
    .where('cases.profile_id', '=', profile.id)
    .execute()
  const today = todayIn(published.declaration.timeZone, now)
  const open = rows.map(({ amount_cents, credited_percent, due_on }) => ({
    left: amount_cents - Math.round((amount_cents * credited_percent) / wholePercent),
    isLate: due_on !== null && due_on < today,
  }))
  const own = rows.filter(({ case_id }) => case_id === id)
  const charge = own.map(({ charge: name, amount_cents, due_on }): readonly [string, ChargeFact] => [
    name,
    {
      billed: true,
      amount: amount_cents,
      paid: 0,
      settled: amount_cents === 0,
      ...(due_on !== null && { due: due_on }),
    },
  ])
  const sum = (some: readonly { readonly left: number }[]) => some.reduce((total, { left }) => total + left, 0)
  return {
    charge: Object.fromEntries(charge),
    ledger: { balance: sum(open), overdue: sum(open.filter(({ isLate }) => isLate)), credit: 0 },
  }
}
