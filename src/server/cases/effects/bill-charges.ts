import type { BilledCharge } from '../../../engine/cases/model/outcome.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePlace } from '../case-place.ts'

/** Fixes the amounts of charges. A charge of a case is billed once. */
export async function billCharges(
  { tenant, db }: TenantTransaction,
  { id, tenant: published, now }: CasePlace,
  charges: readonly BilledCharge[],
): Promise<void> {
  const rows = charges.map(({ id: charge, description, amount, due }) => ({
    tenant,
    case_id: id,
    charge,
    description,
    amount_cents: amount,
    currency: published.declaration.currency,
    due_on: due ?? null,
    billed_at: now,
  }))
  await db.insertInto('case_charges').values(rows).execute()
}

/** Credits a part of a charge; one that was never billed has nothing to credit. */
export async function creditCharge(
  { tenant, db }: TenantTransaction,
  caseId: string,
  { charge, percent }: { readonly charge: string; readonly percent: number },
): Promise<void> {
  await db
    .updateTable('case_charges')
    .set({ credited_percent: percent })
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .where('charge', '=', charge)
    .execute()
}
