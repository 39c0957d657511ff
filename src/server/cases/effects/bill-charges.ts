import type { Case } from '../../../engine/cases/model/case.ts'
import type { CaseFacts } from '../../../engine/cases/model/case-facts.ts'
import type { BilledCharge } from '../../../engine/cases/model/outcome.ts'
import { linesOfCases } from '../../ledger/ledger-lines.ts'
import { postCreditNote } from '../../ledger/post-credit-note.ts'
import { postInvoice } from '../../ledger/post-invoice.ts'
import type { Holder } from '../../ledger/posting-world.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { CasePlace } from '../case-place.ts'
import { ownerData } from '../documents/document-data.ts'
import { ownerName } from '../person-names.ts'

/** A case as it is, and what is known about its owner. */
interface BilledCase {
  readonly kase: Pick<Case, 'number'>
  readonly facts: Pick<CaseFacts, 'profile'>
}

/** Posts an invoice for charges of a case, which fixes their amounts. A charge of a case is billed once. */
export async function billCharges(
  tx: TenantTransaction,
  place: CasePlace,
  { kase, facts }: BilledCase,
  charges: readonly BilledCharge[],
): Promise<void> {
  const lines = charges.map(({ id, description, amount, vat, due }) => ({
    description,
    item: `${place.type.id.replace('cases/', '')}.${id}`,
    amount,
    vat,
    due,
    charge: { case: place.id, id },
  }))
  await postInvoice(tx, place, await holderOf(tx, place, facts), { lines, source: kase.number ?? '' })
}

const wholePercent = 100

/** Posts a credit note for a part of a charge; one that was never billed has nothing to credit. */
export async function creditCharge(
  tx: TenantTransaction,
  place: CasePlace,
  { kase, facts }: BilledCase,
  { charge, percent }: { readonly charge: string; readonly percent: number },
): Promise<void> {
  const line = (await linesOfCases(tx, [place.id]).execute()).find((one) => one.charge === charge)
  if (line === undefined) return
  const amount = Math.round((line.amount_cents * percent) / wholePercent)
  await postCreditNote(tx, place, await holderOf(tx, place, facts), { line, amount, source: kase.number ?? '' })
}

/** The owner of a case as the ledger names them. */
async function holderOf(
  tx: TenantTransaction,
  place: CasePlace,
  { profile }: Pick<CaseFacts, 'profile'>,
): Promise<Holder> {
  const facts = profile === undefined ? {} : { profile }
  const data = ownerData(inLanguage(place.tenant), place, { name: await ownerName(tx, place), facts })
  return { profile: place.profile.id, data }
}
