import type { CpdAward } from '../../contract/cpd.ts'
import { evaluateChecklist, mayBeSubmitted } from '../../engine/checklist/evaluate-checklist.ts'
import type { ItemResult } from '../../engine/document/checklist.ts'
import type { ChecklistFacts } from '../../engine/checklist/passes.ts'
import { sectionsOf } from '../../engine/checklist/rule-sections.ts'
import { sectionsIn } from '../../engine/cases/sections-read.ts'
import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TilesPage } from '../../engine/document/tiles-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { asJson } from '../../engine/json/as-json.ts'
import { memberFact } from '../profiles/member-fact.ts'
import { readFacts } from '../checklists/checklist-facts.ts'
import { readAwards } from '../cpd/awards.ts'
import { pointsFact } from '../cpd/points-fact.ts'
import { memberAccount } from '../ledger/member-account.ts'
import type { MemberAccount } from '../ledger/member-account.ts'
import { overdueSums } from '../ledger/overdue-sum.ts'
import { balanceRows } from '../ledger/read-balance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { profileName } from '../profiles/profile-answers.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { Caller } from '../sections/section-context.ts'

/** The start page that an organisation declares; undefined without one. */
export function dashboardPage({ documents }: PublishedTenant): TilesPage | undefined {
  const { page } = arrangeDocument(documents.get('pages/dashboard') ?? {})
  return page?.kind === 'tiles' ? page : undefined
}

const nothing = { balance: 0, overdue: 0, credit: 0 }

/** A member's account, in cents; nothing without a profile. */
export async function readMemberAccount(
  tx: TenantTransaction,
  { tenant, now }: Pick<Caller, 'tenant' | 'now'>,
  profile: ProfileRow | undefined,
): Promise<MemberAccount> {
  if (profile === undefined) return { own: nothing, ruled: nothing }
  const { currency, timeZone } = tenant.declaration
  const late = overdueSums(tx, [profile.id], todayIn(timeZone, now))
  const [balances, overdue] = await together(tx, balanceRows(tx, [profile.id]), late)
  return memberAccount({ balances, late: overdue }, profile.id, currency)
}

interface FactsAsked {
  readonly page: TilesPage
  readonly profile: ProfileRow
  readonly account: Pick<MemberAccount, 'ruled'>
  readonly awards: readonly CpdAward[]
}

/** What the checklist of the standing and the start page's declared facts read. */
export async function standingFacts(
  tx: TenantTransaction,
  caller: Pick<Caller, 'tenant' | 'user' | 'now'>,
  { page, profile, account, awards }: FactsAsked,
): Promise<ChecklistFacts> {
  const { tenant, user } = caller
  const named = (page.parts ?? []).flatMap(({ fields = [] }) => sectionsIn(asJson(fields)))
  const checklist = standingList(tenant, page)
  const sections = new Set<DocumentId>([...named, ...(checklist === undefined ? [] : sectionsOf(checklist))])
  const found = await readFacts(tx, caller, { profile, category: user.category, sections })
  const answers = memberFact(profile, found.values.profile)
  const owner = { name: profileName(answers) ?? user.email }
  const points = pointsFact(caller, profile, awards)
  const values = { ...found.values, profile: answers, ledger: { ...account.ruled }, points, owner }
  return { ...found, values }
}

const standingList = ({ documents }: PublishedTenant, { standing }: TilesPage) =>
  standing === undefined ? undefined : documents.get(standing)?.checklist

/** The items of a member's standing; undefined where the start page names no checklist of it. */
export function standingItems(
  tenant: PublishedTenant,
  page: TilesPage,
  facts: ChecklistFacts,
): readonly ItemResult[] | undefined {
  const checklist = standingList(tenant, page)
  return checklist && evaluateChecklist(checklist, facts)
}

/**
 * Whether a member is in good standing: they have a number, and every mandatory item of the checklist that the start
 * page names passes. An organisation without such a checklist has its members in good standing while they are active.
 */
export async function isInGoodStanding(tx: TenantTransaction, caller: Caller, profile: ProfileRow): Promise<boolean> {
  if (profile.member_no === null) return false
  const page = dashboardPage(caller.tenant)
  if (page?.standing === undefined) return profile.member_information.at(-1)?.Status === 'Active'
  const account = await readMemberAccount(tx, caller, profile)
  const awards = await readAwards(tx, profile.id)
  const facts = await standingFacts(tx, caller, { page: { ...page, parts: [] }, profile, account, awards })
  return mayBeSubmitted(standingItems(caller.tenant, page, facts) ?? [])
}
