import type { MembershipCategory } from '../../contract/reference-data.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** A membership category of the organisation by its code; undefined if there is none with that code. */
export function findCategory(tenant: PublishedTenant, code: string): MembershipCategory | undefined {
  return tenant.categories.get(code)
}

/**
 * The fee for applying for a category, by its charge APP: cents and currency. A category without that charge is free.
 */
export function applicationCharge(
  category: MembershipCategory | undefined,
  currency: string,
): { readonly amount_cents: number; readonly currency: string } {
  const charge = category?.charges.find(({ Charge_Type }) => Charge_Type === 'APP')
  if (!charge) return { amount_cents: 0, currency }
  return { amount_cents: Math.round(charge.Amount_Including_VAT * 100), currency: charge.Currency_Code }
}
