import type { CardTransaction } from '../../../scripts/simulators/card-page.ts'
import { assignMoney, noteReturnedMoney, takeMoneyBack } from '../../../src/server/finance/decide-money.ts'
import { postPayment, setPaymentAside, takeBackDecision } from '../../../src/server/finance/decide-payment.ts'
import { decideGivenBack } from '../../../src/server/finance/give-back.ts'
import { moneyNamed } from '../../../src/server/payments/money-rows.ts'
import { Refusal } from '../../../src/server/platform/refusal.ts'
import type { CaseServer } from '../cases/case-server.ts'
import type { CardStep } from './card-steps.ts'
import { worldOf } from './owing-member.ts'
import type { OwingMember } from './owing-member.ts'

type StaffAct = Extract<CardStep, { kind: 'staff' }>['act']

/** The money of a charge, as the server has it. */
export const moneyOf = (server: CaseServer, { id }: CardTransaction) =>
  server.inTenant((tx) => moneyNamed(tx, { provider: 'card', shortcode: '', receipt: String(id) }))

/**
 * Finance staff do something about a charge, where it may be done: they post or assign what the provider's records show
 * as paid, and note as gone back what these show so.
 *
 * @returns whether they did
 */
export async function actAsStaff(
  server: CaseServer,
  { id: by, number }: OwingMember,
  charge: CardTransaction,
  act: StaffAct,
): Promise<boolean> {
  const world = worldOf(server)
  const { services, inTenant } = server
  const decided = { id: charge.reference, reason: 'The provider’s records show it.', by }
  const receipt = String(charge.id)
  const isThere = charge.status === 'success' && charge.currency === 'KES'
  const isBack = charge.status === 'reversed'
  const money = await moneyOf(server, charge)
  const about = { ...decided, id: money?.id ?? '' }
  const acts: Readonly<Record<StaffAct, (() => Promise<unknown>) | undefined>> = {
    posted: isThere
      ? () => inTenant((tx) => postPayment(tx, world, decided, { receipt, amount: charge.amount / 100 }))
      : undefined,
    'set-aside': () => inTenant((tx) => setPaymentAside(tx, world, decided)),
    'taken-back': () => inTenant((tx) => takeBackDecision(tx, world, decided)),
    'given-back': isBack ? () => decideGivenBack(services, world.tenant, decided, 'given-back') : undefined,
    assigned: isThere ? () => inTenant((tx) => assignMoney(tx, world, about, number)) : undefined,
    'money-back': () => inTenant((tx) => takeMoneyBack(tx, world, about)),
    returned: isBack ? () => inTenant((tx) => noteReturnedMoney(tx, world, about)) : undefined,
  }
  try {
    await acts[act]?.()
    return acts[act] !== undefined
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
