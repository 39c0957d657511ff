import type { DeclaredCharge } from '../../../generated/case-declaration.ts'
import { anyIsCurrent, passes } from '../../checklist/passes.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import type { CaseType } from '../case-type.ts'
import type { CaseFacts, ChargeFact } from '../model/case-facts.ts'
import { chargeAmount } from './charge-amount.ts'

/** A charge that was not billed: with the amount that it would have, if it is asked of the owner. */
export function unbilledCharge(
  type: CaseType,
  charge: DeclaredCharge,
  values: NamedValues,
  facts: CaseFacts,
): Partial<ChargeFact> {
  const { records } = facts
  const isAsked = charge.when === undefined || passes(charge.when, { values, records, isCurrent: anyIsCurrent })
  const amount = isAsked ? chargeAmount(type, charge, { values, facts }) : undefined
  return { billed: false, paid: 0, settled: false, ...(amount !== undefined && { amount }) }
}
