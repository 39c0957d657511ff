import type { CardTransaction } from '../../../scripts/simulators/card-page.ts'
import { cardEvent } from '../../../scripts/simulators/card-simulator.ts'
import type { CaseServer } from '../cases/case-server.ts'
import type { CardSequence, CardStep } from './card-steps.ts'

interface Counted {
  /** Whether the money is in the account of what is unallocated. */
  readonly isUnallocated: boolean
  /** Whether staff noted that it went back to its payer. */
  readonly isReturned: boolean
}

/** Whether the receipts that stand for a charge are those that should. */
export function isRight(
  charge: CardTransaction,
  found: readonly number[],
  { isUnallocated, isReturned }: Counted,
): boolean {
  const { status, amount, currency, asked } = charge
  if (found.some((one) => one !== amount) || found.length > 1) return false
  const counted = found.length + (isUnallocated ? 1 : 0)
  // What went back may have been counted before, until staff note that it did.
  if (status === 'reversed') return counted <= (isReturned ? 0 : 1)
  if (status !== 'success') return counted === 0
  if (amount === asked && currency === 'KES') return found.length === 1 && !isUnallocated
  return counted === 1 && (currency === 'KES' || isUnallocated)
}

/** What is paid instead of what is asked for. */
export function sumOf({ asked }: CardTransaction, pays: CardSequence['pays']) {
  const sums = { less: Math.ceil(asked / 2), more: asked + 100, 'what is asked': asked, dollars: asked } as const
  return { amount: sums[pays], currency: pays === 'dollars' ? 'USD' : 'KES' }
}

export const refundOf = ({ reference }: CardTransaction) => ({
  event: 'refund.processed',
  data: { transaction_reference: reference },
})

/** A message about a charge that says what it is to say. */
export function eventOf(
  charge: CardTransaction,
  { event, amount, currency, receipt }: Extract<CardStep, { kind: 'event' }>,
) {
  if (event === 'refund.processed') return refundOf(charge)
  if (event === 'charge.dispute.create') return { event, data: { transaction: { reference: charge.reference } } }
  const about = {
    ...charge,
    id: receipt === 'right' ? charge.id : charge.id + 1,
    amount: amount === 'right' ? charge.asked : charge.asked + 1,
    currency: currency === 'right' ? 'KES' : 'USD',
    status: event === 'charge.success' ? ('success' as const) : ('failed' as const),
  }
  return cardEvent(about)
}

/** The receipts of a member that nothing has reversed. */
export const standingReceipts = (server: CaseServer, profile: string) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('ledger_documents as d')
      .select(['d.number', 'd.amount_cents', 'd.reference'])
      .where('d.tenant', '=', tenant)
      .where('d.profile_id', '=', profile)
      .where('d.kind', '=', 'receipt')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ledger_documents as r')
              .select('r.id')
              .where('r.tenant', '=', tenant)
              .whereRef('r.reverses', '=', 'd.id'),
          ),
        ),
      )
      .execute(),
  )
