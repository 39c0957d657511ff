import { centsInUnit } from '../../../engine/cases/values/charge-amount.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import { payerData } from '../../cases/payer-data.ts'
import { accountPath, informOfMoney } from '../../ledger/inform-of-money.ts'
import { postRefund } from '../../ledger/post-refund.ts'
import { readBalance } from '../../ledger/read-balance.ts'
import { recordAudit } from '../../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { textOf } from '../../platform/texts/text-of.ts'
import { bankWay } from './enter-transfer.ts'
import { findPayer } from './find-payer.ts'

/** Credit that was paid out by bank, as finance staff enter it. */
export interface EnteredRefund {
  /** The number of a member, or of an invoice or request of theirs. */
  readonly payer: string
  /** In the currency's unit. */
  readonly amount: number
  /** The bank's, of the payment to the member. */
  readonly reference: string
  /** The account of who enters it. */
  readonly by: string
}

/**
 * Posts that a part of a member's credit was paid out; a reference of the bank is refunded once.
 *
 * @returns the number of the refund
 * @throws Refusal `invalid`, at its field, for a number that names nobody, more than the member's credit, and a
 *   reference that was refunded before
 */
export async function enterRefund(
  tx: TenantTransaction,
  world: CaseWorld,
  { payer, amount, reference, by }: EnteredRefund,
): Promise<string> {
  const named = await findPayer(tx, payer)
  if (named === undefined) throw atField('/payer', 'server.finance.nobody')
  const profile = await lockCaseProfile(tx, named.profile)
  const cents = Math.round(amount * centsInUnit)
  const { credit } = await readBalance(tx, named.profile, world.tenant.declaration.currency)
  if (cents > credit) throw atField('/amount', 'server.more-than-credit')
  const holder = { profile: named.profile, data: await payerData(tx, world.tenant, profile) }
  const description = textOf(world.tenant, 'document.refund')
  const { number } = await postRefund(tx, world, holder, { amount: cents, way: bankWay, description, reference, by })
  // Refunds wait for one another at their counter, so that of two with one reference the second sees the first.
  if ((await refundsNamed(tx, reference)) > 1) throw atField('/reference', 'server.finance.refunded-before')
  const subject_id = profile.user_id
  await recordAudit(tx, { actor_id: by, subject_id, action: 'refund-posted', detail: number }, world.now)
  const paidOut = { cents, currency: world.tenant.declaration.currency, number, path: accountPath }
  await informOfMoney(tx, world, subject_id, { kind: 'refund-paid', ...paidOut })
  return number
}

async function refundsNamed({ tenant, db }: TenantTransaction, reference: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_documents')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant', '=', tenant)
    .where('kind', '=', 'refund')
    .where('way', '=', bankWay)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return count
}

const atField = (
  pointer: string,
  key: 'server.finance.nobody' | 'server.more-than-credit' | 'server.finance.refunded-before',
) => new Refusal('invalid', { errors: [{ pointer, message: { key } }] })
