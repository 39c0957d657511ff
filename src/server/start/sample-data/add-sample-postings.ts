import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { shiftDate } from '../../../engine/cases/values/shift-date.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { payerData } from '../../cases/payer-data.ts'
import { keepReceipt } from '../../cases/receive-payment.ts'
import { postInvoice } from '../../ledger/post-invoice.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { findCategory } from '../../profiles/category.ts'

/** The sample accounts whose subscriptions were billed, and how much of the first and last one each has paid. */
const billed = [
  { email: 'member@sample.example', first: 1, last: 1 },
  { email: 'graduate@sample.example', first: 1, last: 0.5 },
  { email: 'firm@sample.example', first: 1.5, last: 0.5 },
]

/** How much of the first and of the last subscription somebody has paid; more than all of it is their credit. */
interface PaidShares {
  readonly first: number
  readonly last: number
}

/** How many months ago the subscriptions were billed; the last one was billed most lately. */
const subscriptions = [26, 14, 2]

/**
 * Adds what the sample members were billed for their subscriptions, and what they paid: the earlier ones wholly, the
 * last one wholly or in part. A member to whom anything was posted stays as they are.
 */
export async function addSamplePostings({ tenants, database, origins, staff, now }: Services): Promise<void> {
  for (const tenant of tenants.all) {
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    for (const { email, ...paid } of billed) {
      await database.inTenant(tenant.id, async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (user === undefined || user.profile_id === null) return
        // Another server may be posting it: the lock is taken before looking.
        await lockCaseProfile(tx, user.profile_id)
        if (!(await isPosted(tx, user))) await addSubscriptions(tx, world, user, paid)
      })
    }
  }
}

async function isPosted({ tenant, db }: TenantTransaction, { profile_id }: UserRow): Promise<boolean> {
  if (profile_id === null) return true
  const posted = db.selectFrom('ledger_documents').select('id').where('tenant', '=', tenant)
  return (await posted.where('profile_id', '=', profile_id).limit(1).executeTakeFirst()) !== undefined
}

async function addSubscriptions(
  tx: TenantTransaction,
  world: CaseWorld,
  user: UserRow,
  paid: PaidShares,
): Promise<void> {
  const { tenant, now } = world
  const fee = findCategory(tenant, user.category)?.charges.find(({ Charge_Type }) => Charge_Type === 'SUBS')
  if (fee === undefined || user.profile_id === null) return
  const amount = Math.round(fee.Amount_Including_VAT * centsInUnit)
  const profile = await lockCaseProfile(tx, user.profile_id)
  const holder = { profile: profile.id, data: await payerData(tx, inLanguage(tenant), profile) }
  const today = todayIn(tenant.declaration.timeZone, now)
  for (const months of subscriptions) {
    const day = shiftDate(today, `-P${months}M`)
    const source = `SUBS-${day.slice(0, 4)}`
    const line = { description: 'Subscription Payment', item: 'subscription', vat: 0, due: shiftDate(day, 'P30D') }
    await postInvoice(tx, at(world, day), holder, { lines: [{ ...line, amount }], source })
    const share = shareOf(months, paid)
    const payment = { amount: Math.round(amount * share), way: 'bank', description: 'Bank transfer' }
    const received = shiftDate(day, 'P12D')
    const reference = `FT${received.replaceAll('-', '').slice(2)}S${months}`
    await keepReceipt(tx, at(world, received), profile, { ...payment, reference })
  }
}

function shareOf(months: number, { first, last }: PaidShares): number {
  if (months === subscriptions[0]) return first
  return months === subscriptions.at(-1) ? last : 1
}

const at = (world: CaseWorld, day: string): CaseWorld => ({ ...world, now: new Date(`${day}T09:00:00Z`) })
