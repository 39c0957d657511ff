import { manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { isUnderWay } from '../../../../src/engine/payments/reduce-payment.ts'
import type { PaymentState } from '../../../../src/engine/payments/reduce-payment.ts'
import { askPayments } from '../../../../src/server/jobs/ask-payments.ts'
import type { TenantTransaction } from '../../../../src/server/platform/database/database.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'
import { JobLane } from '../../../../src/server/platform/jobs/job-lane.ts'
import { wrongInLedger } from '../../ledger/posted-sums.ts'
import { knownPayments } from './known-payments.ts'
import type { ProviderFiles } from './known-payments.ts'
import { serverOn } from './owing-members.ts'
import type { OwingMember } from './owing-members.ts'
import type { PaymentCrashRun } from './payment-crashes.ts'

/** The ledger and the payments compared with what the provider knows. The lists should be empty; each names payers. */
export interface PaymentFindings {
  readonly paid: number
  /** How many of them by card. */
  readonly paidByCard: number
  readonly unpaid: number
  /** Presses of Pay that were cut before anything was stored: the browser says so, and nobody was asked. */
  readonly cut: number
  /** Those who paid and have no receipt, */
  readonly lost: readonly string[]
  /** who paid, or have a receipt, more than once, */
  readonly doubled: readonly string[]
  /** who have a receipt and did not pay, */
  readonly unearned: readonly string[]
  /** who are not informed of how it ended, once for each receipt, */
  readonly uninformed: readonly string[]
  /** whose invoice is open although they paid, or settled although they did not, */
  readonly wronglyOwed: readonly string[]
  /** and sums that do not match their transfers, and gaps in the series. */
  readonly wrongSums: readonly unknown[]
}

/** How long the last server goes on asking before everything is compared; milliseconds. */
const later = [60_000, 6 * 60_000, 70 * 60_000] as const

/** Lets a server ask about what is open, as it does in the hour after the last kill, and compares everything. */
export async function findPaymentsAfterCrashes(place: DatabasePlace, run: PaymentCrashRun): Promise<PaymentFindings> {
  const { provider, members } = run
  const server = await serverOn(place, new Date(), provider.variables)
  try {
    for (const wait of later) {
      server.clock.set(new Date(Date.now() + wait).toISOString())
      await new JobLane(server.services, askPayments(server.services)).runDue()
    }
    await provider.stop()
    const paidBy = paymentsByPayer(provider.files)
    return await server.services.database.inTenant(manyMembersTenant, async (tx) => {
      const found = await Promise.all(
        members.map(async (member) => ({
          member,
          paid: paidBy.get(member.payer) ?? 0,
          ...(await storedOf(tx, member)),
        })),
      )
      const those = (such: (one: (typeof found)[number]) => boolean) =>
        found
          .filter(such)
          .map(({ member: { payer, pressed = 'cut' }, states }) => `${payer} ${pressed} ${states.join()}`)
      return {
        paid: found.filter(({ paid }) => paid > 0).length,
        paidByCard: found.filter(({ member, paid }) => paid > 0 && member.act !== undefined).length,
        unpaid: found.filter(({ paid }) => paid === 0).length,
        cut: found.filter(({ states }) => states.length === 0).length,
        lost: those(({ paid, receipts }) => paid > 0 && receipts === 0),
        doubled: those(({ paid, receipts }) => paid > 1 || receipts > 1),
        unearned: those(({ paid, receipts }) => paid === 0 && receipts > 0),
        uninformed: those((one) => !isInformed(one)),
        wronglyOwed: those(({ paid, owes }) => paid > 0 === owes),
        wrongSums: await wrongInLedger(tx),
      }
    })
  } finally {
    await server.close()
  }
}

interface Ended {
  readonly member: OwingMember
  readonly states: readonly PaymentState[]
  readonly receipts: number
  /** The kinds of what the bell has. */
  readonly news: readonly string[]
}

/** The bell says how a payment has ended; where none was stored, the press must not have been answered as if it was. */
function isInformed({ member: { pressed }, states, receipts, news }: Ended): boolean {
  if (states.length === 0) return pressed !== 'stored'
  const paid = news.filter((kind) => kind === 'payment-received').length
  return !states.some(isUnderWay) && paid === receipts && news.length > 0
}

/** How often each payer has paid, as the providers have it. */
function paymentsByPayer(files: ProviderFiles): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { payer, isPaid } of knownPayments(files)) if (isPaid) counts.set(payer, (counts.get(payer) ?? 0) + 1)
  return counts
}

async function storedOf({ tenant, db }: TenantTransaction, { profile }: OwingMember) {
  const payments = await db
    .selectFrom('payments')
    .select('state')
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)
    .execute()
  const receipts = await db
    .selectFrom('ledger_documents')
    .select('id')
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)
    .where('kind', '=', 'receipt')
    .execute()
  const open = await db
    .selectFrom('ledger_lines')
    .select('number')
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
    .execute()
  const news = await db
    .selectFrom('notifications as n')
    .innerJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'n.tenant').onRef('p.user_id', '=', 'n.user_id'))
    .select('n.kind')
    .where('n.tenant', '=', tenant)
    .where('p.id', '=', profile)
    .where('n.kind', 'in', ['payment-received', 'payment-failed', 'payment-unconfirmed'])
    .execute()
  return {
    states: payments.map(({ state }) => state),
    receipts: receipts.length,
    news: news.map(({ kind }) => kind),
    owes: open.length > 0,
  }
}
