import { sql } from 'kysely'
import type { Compilable } from 'kysely'
import type { ReportDefinition } from '../../engine/document/reports-page.ts'
import type { ReportSource } from '../../generated/closed-names.ts'
import { beganWithin } from '../cases/began-within.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { ReportPeriod } from './report-period.ts'

/** How many there are of something, or how much in cents. */
export interface CountedRow {
  /** A case type's id, e.g. `cases/licence`; null for everything else. */
  readonly type: string | null
  /** A state, a month (`YYYY-MM`) or a category; an answer as JSON. */
  readonly key: string
  readonly currency: string | null
  readonly value: number
}

/** What a report is counted of. */
export interface ReportAsking {
  readonly tenant: PublishedTenant
  readonly report: ReportDefinition
  readonly period: ReportPeriod
}

/** For whom a report is described, and when. */
export interface DescribedFor extends ReportAsking {
  readonly roles: readonly string[]
  readonly now: Date
  /** How a title reads, which may be a caption of the organisation. */
  readonly captioned: (title: string) => string
}

/** What the numbers of a row have in common. */
export type CountedGroup = Pick<CountedRow, 'type' | 'key'>

type Counting = (tx: TenantTransaction, asking: ReportAsking) => Compilable<CountedRow>

/** The statement that counts a report: the database groups and sums, so that no rows but these leave it. */
export const countRows: Counting = (tx, asking) => counted[asking.report.source](tx, asking)

const counted: Readonly<Record<ReportSource, Counting>> = {
  cases: countCases,
  ledger: sumReceived,
  members: countMembers,
}

/** Cases that began in the period. */
function countCases({ tenant, db }: TenantTransaction, { tenant: published, report, period }: ReportAsking) {
  const { timeZone } = published.declaration
  const types = report.types ?? [...published.cases.keys()]
  const month = sql<string>`to_char(cases.started_at at time zone ${timeZone}, 'YYYY-MM')`
  let rows = db
    .selectFrom('cases')
    .select((select) => [
      report.by === 'state' ? select.ref('cases.type').as('type') : sql<null>`null`.as('type'),
      report.by === 'state' ? select.ref('cases.state').as('key') : month.as('key'),
      sql<null>`null`.as('currency'),
      select.fn.countAll<number>().as('value'),
    ])
    .where('cases.tenant', '=', tenant)
    .where((where) => where('cases.type', '=', where.fn.any(where.val(types))))
  for (const bound of beganWithin(timeZone, period)) rows = rows.where(bound)
  return rows.groupBy(sql`1, 2`)
}

/** Money that came in the period, less what was paid back: debits of the accounts of money, less their credits. */
function sumReceived({ tenant, db }: TenantTransaction, { period }: ReportAsking) {
  const isMoney = (side: 'debit' | 'credit') => sql<boolean>`ledger_transfers.${sql.ref(side)} like 'cash:%'`
  let rows = db
    .selectFrom('ledger_documents')
    .innerJoin('ledger_transfers', (join) =>
      join
        .onRef('ledger_transfers.tenant', '=', 'ledger_documents.tenant')
        .onRef('ledger_transfers.document_id', '=', 'ledger_documents.id'),
    )
    .select([
      sql<null>`null`.as('type'),
      sql<string>`to_char(ledger_documents.posted_on, 'YYYY-MM')`.as('key'),
      'ledger_transfers.currency as currency',
      sql<number>`sum(case when ${isMoney('debit')} then ledger_transfers.amount_cents
        else -ledger_transfers.amount_cents end)::bigint`.as('value'),
    ])
    .where('ledger_documents.tenant', '=', tenant)
    // What goes from one account of money to another is neither received nor paid back.
    .where(sql<boolean>`(${isMoney('debit')}) <> (${isMoney('credit')})`)
    .where('ledger_documents.posted_on', '<=', period.to)
  if (period.from !== null) rows = rows.where('ledger_documents.posted_on', '>=', period.from)
  return rows.groupBy(sql`2, 3`)
}

/** Members of the register who joined by the end of the period. */
function countMembers({ tenant, db }: TenantTransaction, { report, period }: ReportAsking) {
  const { status, section = '', field = '' } = report
  let members = db
    .selectFrom('members')
    .where('members.tenant', '=', tenant)
    .where('members.registration_date', '<=', period.to)
  if (status !== undefined) members = members.where('members.status', '=', status)
  if (report.by === 'category') {
    return members
      .select((select) => [
        sql<null>`null`.as('type'),
        select.ref('members.category').as('key'),
        sql<null>`null`.as('currency'),
        select.fn.countAll<number>().as('value'),
      ])
      .groupBy(sql`2`)
  }
  // One pass over the answers, because looking them up member by member takes as long as there are members.
  const answers = db
    .selectFrom('profiles')
    .innerJoin('records', (join) =>
      join.onRef('records.tenant', '=', 'profiles.tenant').onRef('records.profile_id', '=', 'profiles.id'),
    )
    .distinctOn('profiles.member_no')
    .select([
      'profiles.tenant',
      'profiles.member_no',
      sql<string>`nullif(records.answers->${field}, '""')::text`.as('answer'),
    ])
    .where('profiles.tenant', '=', tenant)
    .where('profiles.member_no', 'is not', null)
    .where('records.section', '=', section)
    .orderBy('profiles.member_no')
    .orderBy('records.entry_no')
    .orderBy('profiles.id')
  return members
    .leftJoin(answers.as('found'), (join) =>
      join.onRef('found.tenant', '=', 'members.tenant').onRef('found.member_no', '=', 'members.member_no'),
    )
    .select((select) => [
      sql<null>`null`.as('type'),
      sql<string>`coalesce(found.answer, 'null')`.as('key'),
      sql<null>`null`.as('currency'),
      select.fn.countAll<number>().as('value'),
    ])
    .groupBy(sql`2`)
}
