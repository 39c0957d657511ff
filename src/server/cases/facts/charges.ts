import type { ChargeFact } from '../../../engine/cases/model/case-facts.ts'
import { namesFact } from '../../../engine/cases/names-fact.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfCases } from '../../ledger/ledger-lines.ts'
import type { LineRow } from '../../ledger/ledger-lines.ts'
import { memberAccount } from '../../ledger/member-account.ts'
import { overdueSums } from '../../ledger/overdue-sum.ts'
import { balanceRows } from '../../ledger/read-balance.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { together } from '../../platform/database/together.ts'
import type { CasePlace } from '../case-place.ts'

interface Ledger {
  /** The case's own billed charges, by id. */
  readonly charge: Readonly<Record<string, ChargeFact>>
  /** The owner's account as rules read it, in cents: what they owe, what of it is overdue, what they paid beyond. */
  readonly ledger: JsonObject
}

type LedgerPlace = Pick<CasePlace, 'id' | 'type' | 'profile' | 'tenant' | 'now'>

/**
 * What the ledger says about cases, in one wait: the lines of their own charges, where their type has charges; and the
 * owner's account, where something about the type names it. Types that have neither read nothing.
 *
 * @param places of one day and organisation
 * @returns what gives that of each
 */
export async function readLedger(
  tx: TenantTransaction,
  places: readonly LedgerPlace[],
): Promise<(place: LedgerPlace) => Ledger> {
  const [first] = places
  const charged = places.flatMap(({ id, type }) => (type.charges.size === 0 ? [] : [id]))
  const profiles = [...new Set(places.flatMap((place) => (isAccountNamed(place) ? [place.profile.id] : [])))]
  if (first === undefined || (charged.length === 0 && profiles.length === 0)) return () => ({ charge: {}, ledger: {} })
  const { currency, timeZone } = first.tenant.declaration
  const today = todayIn(timeZone, first.now)
  const [lines, balances, late] = await together(
    tx,
    charged.length === 0 ? undefined : linesOfCases(tx, charged),
    profiles.length === 0 ? undefined : balanceRows(tx, profiles),
    profiles.length === 0 ? undefined : overdueSums(tx, profiles, today),
  )
  return (place) => {
    const own = lines.filter(({ case_id }) => case_id === place.id)
    return {
      charge: Object.fromEntries(own.flatMap((row) => (row.charge === null ? [] : [[row.charge, chargeFact(row)]]))),
      ledger: isAccountNamed(place) ? { ...memberAccount({ balances, late }, place.profile.id, currency).ruled } : {},
    }
  }
}

const isAccountNamed = ({ type, tenant }: LedgerPlace): boolean => namesFact('ledger', type, tenant.documents)

const chargeFact = (row: LineRow): ChargeFact => ({
  billed: true,
  amount: row.amount_cents,
  paid: row.paid_cents,
  settled: remaining(ledgerLine(row)) <= 0,
  invoiceNo: row.number,
  ...(row.due_on !== null && { due: row.due_on }),
  ...(row.receipt_no !== null && { receiptNo: row.receipt_no }),
  ...(row.paid_on !== null && { paidAt: row.paid_on }),
})
