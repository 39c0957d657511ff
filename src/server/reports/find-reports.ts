import { sql } from 'kysely'
import type { Report, ReportsFound, ReportsQuery } from '../../contract/report.ts'
import { arrangeDocument } from '../../engine/compose/arrange-document.ts'
import type { ReportDefinition, ReportsPage } from '../../engine/document/reports-page.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { together } from '../platform/database/together.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { readCaptions } from '../platform/settings/read-captions.ts'
import { countRows } from './count-rows.ts'
import { describeReport } from './describe-report.ts'
import { reportPeriod } from './report-period.ts'

/** Who asks for reports of which period. */
export interface ReportsAsking {
  readonly tenant: PublishedTenant
  /** The caller's roles: they decide which cases the caller can be led to. */
  readonly roles: readonly string[]
  readonly query: ReportsQuery
  readonly now: Date
}

/** The reports that the organisation declares, and what there is of each in a period (ADM-10). */
export async function findReports(tx: TenantTransaction, asking: ReportsAsking): Promise<ReportsFound> {
  const { tenant, now } = asking
  const { timeZone } = tenant.declaration
  const today = todayIn(timeZone, now)
  const [first] = await together(tx, firstDay(tx, timeZone))
  const reports = await counted(tx, asking, pageOf(tenant)?.reports ?? [])
  return {
    ...reportPeriod(asking.query, today),
    years: yearsFrom(first[0]?.day ?? today, today),
    reports: [...reports],
  }
}

/**
 * One of them.
 *
 * @throws Refusal `not-found` for one that the organisation does not declare
 */
export async function findReport(tx: TenantTransaction, asking: ReportsAsking, id: string): Promise<Report> {
  const declared = pageOf(asking.tenant)?.reports.find((report) => report.id === id)
  if (declared === undefined) throw new Refusal('not-found')
  const [report] = await counted(tx, asking, [declared])
  if (report === undefined) throw new Refusal('not-found')
  return report
}

async function counted(
  tx: TenantTransaction,
  { tenant, roles, query, now }: ReportsAsking,
  reports: readonly ReportDefinition[],
): Promise<readonly Report[]> {
  if (reports.length === 0) return []
  const period = reportPeriod(query, todayIn(tenant.declaration.timeZone, now))
  const found = await together(tx, ...reports.map((report) => countRows(tx, { tenant, report, period })))
  const captioned = await readCaptions(tx, tenant)
  return reports.map((report, place) =>
    describeReport({ tenant, roles, report, period, now, captioned }, found[place] ?? []),
  )
}

function pageOf({ documents }: PublishedTenant): ReportsPage | undefined {
  const { page } = arrangeDocument(documents.get('pages/reports') ?? {})
  return page?.kind === 'reports' ? page : undefined
}

/** The first day of which there is anything, by the calendar of the organisation; null without any. */
const firstDay = ({ tenant, db }: TenantTransaction, timeZone: string) =>
  db.selectNoFrom((select) =>
    sql<string | null>`least(
      ${select
        .selectFrom('cases')
        .select(sql`(min(started_at) at time zone ${timeZone})::date`.as('day'))
        .where('tenant', '=', tenant)},
      ${select
        .selectFrom('ledger_documents')
        .select(sql`min(posted_on)`.as('day'))
        .where('tenant', '=', tenant)},
      ${select
        .selectFrom('members')
        .select(sql`min(registration_date)`.as('day'))
        .where('tenant', '=', tenant)}
    )::text`.as('day'),
  )

function yearsFrom(first: string, today: string): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(today.slice(0, 4))]
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, back) => to - back)
}
