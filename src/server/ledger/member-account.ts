import { ownedAccount, ruledAccount } from '../../engine/ledger/owned-account.ts'
import type { OwnedAccount } from '../../engine/ledger/owned-account.ts'
import type { OwnedBalance } from './read-balance.ts'

/** A member's account in the organisation's currency, as they are shown it and as rules read it. */
export interface MemberAccount {
  readonly own: OwnedAccount
  readonly ruled: OwnedAccount
}

const nothing: OwnedBalance = { receivable: 0, credit: 0 }

/** What is kept of a member's account in a currency, and what of it is overdue; in cents. */
interface AccountRows {
  readonly balances: readonly (OwnedBalance & { readonly profile_id: string; readonly currency: string })[]
  readonly late: readonly { readonly profile_id: string; readonly currency: string; readonly overdue: number }[]
}

/**
 * A member's account by the rows of `balanceRows` and `overdueSums`.
 *
 * @param currency the organisation's
 */
export function memberAccount({ balances, late }: AccountRows, profile: string, currency: string): MemberAccount {
  const kept = balances.filter(({ profile_id }) => profile_id === profile)
  const overdue = late.filter(({ profile_id }) => profile_id === profile)
  const accountIn = (one: string) =>
    ownedAccount(
      kept.find((row) => row.currency === one) ?? nothing,
      overdue.find((row) => row.currency === one)?.overdue ?? 0,
    )
  const own = accountIn(currency)
  const others = kept.flatMap((row) => (row.currency === currency ? [] : [accountIn(row.currency)]))
  return { own, ruled: ruledAccount(own, others) }
}
