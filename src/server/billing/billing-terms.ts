import { billedYearName } from '../../engine/billing/billed-year.ts'
import type { BilledYear } from '../../engine/billing/billed-year.ts'
import type { BillingTerms } from '../../engine/billing/plan-billing.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { firstOfJanuary } from '../../engine/cases/values/resolve-value.ts'
import { shiftDate } from '../../engine/cases/values/shift-date.ts'
import type { BillingDeclaration } from '../../engine/document/billing-declaration.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** Which billing, and for which year: the calendar year in which that begins. */
export interface AskedBilling {
  readonly declaration: string
  readonly year: number
}

/** A declared billing for a year of an organisation. */
export interface YearlyBilling {
  /** The document's id. */
  readonly id: string
  /** In the edition's language. */
  readonly declared: BillingDeclaration
  readonly year: BilledYear
  /** The name of the year. */
  readonly name: string
  /** What its invoices are about. */
  readonly source: string
  readonly terms: BillingTerms
}

/** The declared billings of an edition, by their ids. */
export const billingsOf = ({ documents }: PublishedTenant): ReadonlyMap<string, BillingDeclaration> =>
  new Map([...documents].flatMap(([id, { billing }]) => (billing === undefined ? [] : [[id, billing] as const])))

/** The organisation's years for which members can be billed now: this one first, then the next and the last. */
export function billableYears({ declaration }: PublishedTenant, now: Date): readonly BilledYear[] {
  const start = declaration.year?.start ?? firstOfJanuary
  const today = todayIn(declaration.timeZone, now)
  const begun = today.slice(5) >= start ? today : shiftDate(today, '-P1Y')
  const current = Number(begun.slice(0, 4))
  return [current, current + 1, current - 1].map((year) => ({ year, start }))
}

/** A billing that somebody asks for now; throws `not-found` for a year for which nobody can be billed now as well. */
export function askedBilling(tenant: PublishedTenant, asked: AskedBilling, now: Date): YearlyBilling {
  if (!billableYears(tenant, now).some(({ year }) => year === asked.year)) throw new Refusal('not-found')
  return yearlyBilling(tenant, asked, now)
}

/** A billing as it is on a day; throws `not-found` when the organisation declares none of that id. */
export function yearlyBilling(tenant: PublishedTenant, { declaration, year }: AskedBilling, now: Date): YearlyBilling {
  const declared = billingsOf(tenant).get(declaration)
  if (declared === undefined) throw new Refusal('not-found')
  const billed = { year, start: tenant.declaration.year?.start ?? firstOfJanuary }
  const name = billedYearName(billed)
  const source = declared.source.replaceAll('{year}', name)
  const today = todayIn(tenant.declaration.timeZone, now)
  return { id: declaration, declared, year: billed, name, source, terms: { declared, amountOf, today } }

  function amountOf(category: string, charge: string): number | undefined {
    const found = tenant.categories.get(category)?.charges.find(({ Charge_Type }) => Charge_Type === charge)
    return found && Math.round(found.Amount_Including_VAT * centsInUnit)
  }
}
