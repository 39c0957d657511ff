import type { Dashboard } from '../../contract/dashboard.ts'
import type { OwnCases } from '../../contract/own-cases.ts'
import { mayBeSubmitted } from '../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistFacts } from '../../engine/checklist/passes.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { resolveValue } from '../../engine/cases/values/resolve-value.ts'
import type { PartDefinition, TilesPage } from '../../engine/document/tiles-page.ts'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { ownPage } from '../cases/own-page.ts'
import type { CaseCaller } from '../cases/take-act.ts'
import type { CaseReader } from '../cases/visible-cases.ts'
import { wireItem } from '../checklists/wire-item.ts'
import { readAwards } from '../cpd/awards.ts'
import { countUnread } from '../notifications/notifications.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import { openInvoices } from '../subscriptions/open-invoices.ts'
import { dueRenewals } from './due-renewals.ts'
import { shownPoints } from './shown-points.ts'
import { dashboardPage, readMemberAccount, standingFacts, standingItems } from '../standing/member-standing.ts'

/** Whose start page it is, as they read their cases. */
interface DashboardReader {
  readonly caller: CaseCaller
  readonly reader: CaseReader
}

/** A user's start page as the organisation declares it, in one transaction. */
export async function readDashboard(
  tx: TenantTransaction,
  world: CaseWorld,
  asking: DashboardReader,
): Promise<Dashboard> {
  const { tenant } = world
  const { user } = asking.caller
  const page = dashboardPage(tenant)
  const profile = await findProfile(tx, user.profile_id)
  const account = await readMemberAccount(tx, world, profile)
  const unread = await countUnread(tx, user.id)
  const noPoints = { points: [], advancement: [] }
  const nothing = { standing: null, ...noPoints, renewals: [], unread, facts: {}, cases: {}, pending: [] }
  const { currency: Currency_Code } = tenant.declaration
  const balance = {
    amount: account.own.balance / centsInUnit,
    overdue: account.own.overdue / centsInUnit,
    Currency_Code,
  }
  if (page === undefined || profile === undefined) return { ...nothing, balance }
  const awards = await readAwards(tx, profile.id)
  const found = await standingFacts(tx, { ...world, user }, { page, profile, account, awards })
  return {
    balance,
    standing: profile.member_no === null ? null : standingOf(tenant, page, found),
    ...shownPoints(world, { page, profile, awards }),
    renewals: await dueRenewals(tx, world, { page, profile }),
    unread,
    facts: shownFacts(tenant, page, found),
    cases: await ownCases(tx, world, page, asking),
    pending: [...(await openInvoices(tx, tenant, profile.id))],
  }
}

function standingOf(tenant: PublishedTenant, page: TilesPage, facts: ChecklistFacts): Dashboard['standing'] {
  const items = standingItems(tenant, page, facts)
  return items === undefined ? null : { good: mayBeSubmitted(items), items: items.map(wireItem) }
}

function shownFacts(tenant: PublishedTenant, page: TilesPage, { values, records }: ChecklistFacts): Dashboard['facts'] {
  const from = { values, facts: { lists: tenant.references, records } }
  const textOf = (part: PartDefinition) =>
    Object.fromEntries((part.fields ?? []).map(({ id, value }) => [id, textOfFact(resolveValue(value, from))] as const))
  return Object.fromEntries((page.parts ?? []).flatMap((part) => (part.fields ? [[part.id, textOf(part)]] : [])))
}

/** A fact as a text; several are listed, and what is neither text nor number has none. */
function textOfFact(fact: JsonValue | undefined): string {
  const items = isJsonArray(fact) ? fact : [fact]
  return items.filter((item) => typeof item === 'string' || typeof item === 'number').join(', ')
}

/** Own cases of the types that parts show and, where it says what there is to do, of those that have open ones. */
async function ownCases(
  tx: TenantTransaction,
  world: CaseWorld,
  { parts = [] }: TilesPage,
  asking: DashboardReader,
): Promise<Dashboard['cases']> {
  const shown = parts.flatMap(({ shows, of }) => (shows === 'cases' && of !== undefined ? [of] : []))
  const open = parts.some(({ shows }) => shows === 'next') ? await openTypes(tx, asking.caller) : []
  const found: Record<string, OwnCases> = {}
  for (const id of new Set<string>([...shown, ...open])) {
    const type = world.tenant.cases.get(id)
    if (type !== undefined) found[type.id] = await ownPage(tx, world, type, asking)
  }
  return found
}

/** The types of a user's own cases that are not decided. */
async function openTypes({ tenant, db }: TenantTransaction, { user }: CaseCaller): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cases')
    .select('type')
    .distinct()
    .where('tenant', '=', tenant)
    .where('owner_id', '=', user.id)
    .where('profile_id', '=', user.profile_id)
    .where('final', '=', false)
    .execute()
  return rows.map(({ type }) => type)
}
