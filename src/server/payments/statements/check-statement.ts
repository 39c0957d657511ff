import { shownImportRows } from '../../../contract/import-limits.ts'
import { statementOutcomes } from '../../../contract/statement-names.ts'
import type { StatementOutcome } from '../../../contract/statement-names.ts'
import type { StatementCheck } from '../../../contract/statements.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import { describedProblems } from '../../imports/row-problem.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import type { StatementLine } from '../statement-line.ts'
import { planLines } from './plan-lines.ts'
import { statementPeriod } from './statement-period.ts'
import { statementProvider } from './statement-import.ts'
import type { StatementFile } from './statement-import.ts'

/** What importing a statement would do, in the words of the caller's language. */
export async function checkStatement(
  services: Pick<Services, 'database' | 'now'>,
  tenant: PublishedTenant,
  { statement, problems }: StatementFile,
): Promise<StatementCheck> {
  const { shortcode, lines } = statement
  const outcomes = await planLines(services, tenant, { provider: statementProvider, shortcode }, lines)
  const planned = lines.flatMap((line, place) => {
    const outcome = outcomes[place]
    return outcome === undefined ? [] : [{ line, outcome }]
  })
  const period = statementPeriod(statement, services.now())
  const amountsOf = (some: typeof planned) => some.reduce((sum, { line }) => sum + line.amount, 0)
  const of = (wanted: StatementOutcome) => planned.filter(({ outcome }) => outcome === wanted)
  const order = new Map(statementOutcomes.map((outcome, place) => [outcome, place]))
  const first = planned
    .toSorted((one, other) => (order.get(one.outcome) ?? 0) - (order.get(other.outcome) ?? 0))
    .slice(0, shownImportRows)
  return {
    counts: byOutcome((outcome) => of(outcome).length),
    ...describedProblems(tenant, problems),
    rows: first.map(({ line, outcome }) => ({ outcome, cells: cellsOf(tenant, line) })),
    statement: {
      shortcode,
      from: period?.from.toISOString() ?? null,
      to: period?.to.toISOString() ?? null,
      currency: lines[0]?.currency ?? '',
      received: amountsOf(planned.filter(({ line }) => line.kind === 'received')),
      amounts: byOutcome((outcome) => amountsOf(of(outcome))),
    },
  }
}

const byOutcome = (of: (outcome: StatementOutcome) => number): StatementCheck['counts'] => ({
  settled: of('settled'),
  posted: of('posted'),
  waiting: of('waiting'),
  unplaced: of('unplaced'),
  differs: of('differs'),
  known: of('known'),
  charge: of('charge'),
  withdrawal: of('withdrawal'),
  reversal: of('reversal'),
  incomplete: of('incomplete'),
})

function cellsOf(
  { declaration }: PublishedTenant,
  { receipt, at, amount, currency, account, payer }: StatementLine,
): StatementCheck['rows'][number]['cells'] {
  const moment = momentIn(declaration.timeZone, at).slice(0, 16).replace('T', ' ')
  const shown = [
    ['receipt', receipt],
    ['at', moment],
    ['amount', `${currency} ${(amount / centsInUnit).toFixed(2)}`],
    ['account', account],
    ['payer', payer],
  ] as const
  return shown.map(([column, to]) => ({ column, from: null, to }))
}
