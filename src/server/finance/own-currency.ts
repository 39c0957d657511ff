import type { CaseWorld } from '../cases/case-place.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Members' accounts are in one currency. Money in another one is changed outside, and entered as a transfer.
 *
 * @throws Refusal `conflict` for another currency than the organisation's
 */
export function demandOwnCurrency({ tenant }: Pick<CaseWorld, 'tenant'>, currency: string): void {
  const { currency: own } = tenant.declaration
  if (currency === own) return
  throw new Refusal('conflict', { message: { key: 'server.finance.other-currency', params: { currency, own } } })
}
