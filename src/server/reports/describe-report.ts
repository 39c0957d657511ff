import type { CountedCases, Report, ReportRow } from '../../contract/report.ts'
import type { CaseType } from '../../engine/cases/case-type.ts'
import { statesOfRoles } from '../../engine/cases/states-of-roles.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { CountedGroup, CountedRow, DescribedFor } from './count-rows.ts'
import { daysOfMonth, monthsWithin } from './report-period.ts'
import { reportTitles } from './report-titles.ts'

/** A report as it is read, in the language of an edition. */
export function describeReport(asking: DescribedFor, found: readonly CountedRow[]): Report {
  const { report } = asking
  const titles = reportTitles(asking)
  const currencies =
    report.source === 'ledger' ? [...new Set(found.map(({ currency }) => currency ?? ''))].toSorted(byText) : [null]
  const rowOf = (group: CountedGroup): ReportRow => ({
    key: keyOf(group),
    title: titles.titleOf(group),
    values: currencies.map((currency) => valueIn(found, group, currency)),
    cases: casesOf(asking, group),
  })
  const rows =
    report.by === 'month'
      ? monthsIn(asking, found).map((key) => rowOf({ type: null, key }))
      : titles.inOrder(found.map(rowOf))
  return {
    id: report.id,
    title: report.title,
    description: report.description ?? null,
    heading: titles.heading,
    by: report.by,
    series: currencies.map((currency) => ({ currency })),
    rows: found.length === 0 ? [] : [...rows],
  }
}

const byText = (one: string, other: string): number => one.localeCompare(other)

const keyOf = ({ type, key }: CountedGroup): string => (type === null ? key : `${type}/${key}`)

const valueIn = (found: readonly CountedRow[], group: CountedGroup, currency: string | null): number =>
  found.find((one) => keyOf(one) === keyOf(group) && one.currency === currency)?.value ?? 0

function monthsIn({ tenant, period, now }: DescribedFor, found: readonly CountedRow[]): readonly string[] {
  const today = todayIn(tenant.declaration.timeZone, now)
  return monthsWithin(
    period,
    found.map(({ key }) => key),
    today,
  )
}

/** Which cases a row counts, where a desk lists all of them for roles of the caller. */
function casesOf({ tenant, roles, report, period }: DescribedFor, { type, key }: CountedGroup): CountedCases | null {
  if (report.source !== 'cases') return null
  const types = report.types ?? [...tenant.cases.keys()]
  const only = types.length === 1 ? types[0] : undefined
  const named = [...tenant.cases.values()].find(({ id }) => id === (type ?? only))
  if (named === undefined) return null
  const seen = new Set(statesOfRoles(named, roles))
  const name = named.id.replace('cases/', '')
  if (report.by === 'state') return seen.has(key) ? { type: name, state: key, ...period } : null
  return seesAll(named, seen) ? { type: name, state: null, ...daysOfMonth(key, period) } : null
}

const seesAll = ({ states }: CaseType, seen: ReadonlySet<string>): boolean =>
  [...states.keys()].every((id) => seen.has(id))
