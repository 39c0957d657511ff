import type { DueRenewal } from '../../contract/dashboard.ts'
import { endOfPeriod } from '../../engine/billing/billed-period.ts'
import { readAnswers } from '../../engine/cases/values/named-facts.ts'
import { firstOfJanuary } from '../../engine/cases/values/resolve-value.ts'
import { shiftDate } from '../../engine/cases/values/shift-date.ts'
import type { RenewalDefinition, TilesPage } from '../../engine/document/tiles-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { caseOf } from '../cases/case-row.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { readSubscriptions } from '../subscriptions/read-subscriptions.ts'
import { subscriptionTerms } from '../subscriptions/subscription-page.ts'

interface RenewalsAsked {
  readonly page: TilesPage
  readonly profile: ProfileRow
}

/** Something of a member with its last day. */
type Held = Omit<DueRenewal, 'id'>

/** What of a member ends soon and is not renewed yet, the soonest first; nothing of what has ended. */
export async function dueRenewals(
  tx: TenantTransaction,
  world: CaseWorld,
  { page: { renewals = [] }, profile }: RenewalsAsked,
): Promise<DueRenewal[]> {
  const today = todayIn(world.tenant.declaration.timeZone, world.now)
  const found: DueRenewal[] = []
  for (const declared of renewals) {
    const held = declared.of.startsWith('cases/')
      ? await latestCase(tx, world, { declared, profile })
      : await latestSubscription(tx, world, { profile, today })
    if (held !== undefined && isDue(held, declared, today)) found.push({ id: declared.id, ...held })
  }
  return found.toSorted((one, other) => (one.until < other.until ? -1 : 1))
}

const isDue = ({ until }: Held, { before }: RenewalDefinition, today: string): boolean =>
  until >= today && shiftDate(until, `-${before}`) <= today

/** The case that ends last, of those that are under way or hold; undefined where that one does not hold (yet). */
async function latestCase(
  { tenant, db }: TenantTransaction,
  world: CaseWorld,
  { declared, profile }: { readonly declared: RenewalDefinition; readonly profile: ProfileRow },
): Promise<Held | undefined> {
  const { of, in: states = [], until: field = '' } = declared
  const type = world.tenant.cases.get(of)
  if (type === undefined) return undefined
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('type', '=', type.id)
    .where('profile_id', '=', profile.id)
    .where('final', '=', false)
    .execute()
  const [last] = rows
    .map((row) => ({ number: row.number, until: textAnswer(readAnswers(type, caseOf(row)), field), state: row.state }))
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))
  if (last === undefined || last.until === '' || !states.includes(last.state)) return undefined
  return { number: last.number, until: last.until }
}

/** The last year that was billed, if it is paid: one that is not is among what is owed. */
async function latestSubscription(
  tx: TenantTransaction,
  { tenant }: CaseWorld,
  { profile, today }: { readonly profile: ProfileRow; readonly today: string },
): Promise<Held | undefined> {
  const terms = subscriptionTerms(tenant)
  if (terms === undefined) return undefined
  const [last] = await readSubscriptions(tx, { profile: profile.id, terms, today })
  if (last?.shown.status !== 'Paid') return undefined
  const { subsPeriod: number } = last.shown
  return { number, until: endOfPeriod(number, tenant.declaration.year?.start ?? firstOfJanuary) }
}
