import { sql } from 'kysely'
import type {
  BankTransferFilters,
  BankTransferRow,
  BankTransfersFound,
  BankTransfersQuery,
} from '../../../contract/bank-transfers.ts'
import { namesOf } from '../../cases/person-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isBeyond, keysetPage } from '../keyset.ts'
import { bankWay } from './enter-transfer.ts'

/** A page of what came by bank, the newest first. */
export async function listTransfers(tx: TenantTransaction, query: BankTransfersQuery): Promise<BankTransfersFound> {
  const { rows, previous, next } = await keysetPage(query, placeOf, async (asked) => {
    const order = asked.isBack ? ('asc' as const) : ('desc' as const)
    const sought = soughtIn(tx, query).where(isBeyond(asked, 'd.posted_at', 'd.id'))
    return shown(sought.orderBy('d.posted_at', order).orderBy('d.id', order)).limit(asked.limit).execute()
  })
  const { count } = await soughtIn(tx, query)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { items: await transferRows(tx, rows), previous, next, total: count }
}

/** What came by bank that the filters leave, the oldest first, at most so many. */
export async function transfersIn(
  tx: TenantTransaction,
  { limit, ...filters }: BankTransferFilters & { readonly limit: number },
): Promise<readonly BankTransferRow[]> {
  const ordered = soughtIn(tx, filters).orderBy('d.posted_at').orderBy('d.id')
  return transferRows(tx, await shown(ordered).limit(limit).execute())
}

function soughtIn({ tenant, db }: TenantTransaction, { from, to, search = '' }: BankTransferFilters) {
  const sought = search.trim().toLowerCase()
  let rows = db
    .selectFrom('ledger_documents as d')
    .innerJoin('profiles as p', (join) => join.onRef('p.tenant', '=', 'd.tenant').onRef('p.id', '=', 'd.profile_id'))
    .leftJoin('bank_slips as s', (join) => join.onRef('s.tenant', '=', 'd.tenant').onRef('s.document_id', '=', 'd.id'))
    .leftJoin('ledger_documents as reversal', (join) =>
      join.onRef('reversal.tenant', '=', 'd.tenant').onRef('reversal.reverses', '=', 'd.id'),
    )
    .where('d.tenant', '=', tenant)
    .where('d.kind', '=', 'receipt')
    .where('d.way', '=', bankWay)
  if (from !== undefined) rows = rows.where('d.posted_on', '>=', from)
  if (to !== undefined) rows = rows.where('d.posted_on', '<=', to)
  if (sought !== '') {
    const names = sql`concat_ws(' ', d.reference, d.number, d.source, p.member_no)`
    rows = rows.where(sql<boolean>`strpos(lower(${names}), ${sought}) > 0`)
  }
  return rows
}

const shown = (rows: ReturnType<typeof soughtIn>) =>
  rows
    .selectAll('d')
    .select([
      's.paid_on as paid_on',
      's.name as slip',
      'reversal.number as reversal_no',
      sql<string>`coalesce(p.member_no, '')`.as('member_no'),
      sql<string>`coalesce(d.holder->>'name', '')`.as('name'),
    ])

type FoundTransfer = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const placeOf = ({ posted_at, id }: FoundTransfer): string => `${posted_at.getTime()}~${id}`

async function transferRows(tx: TenantTransaction, rows: readonly FoundTransfer[]): Promise<BankTransferRow[]> {
  const posters = new Set(rows.flatMap(({ posted_by }) => posted_by ?? []))
  const names = await namesOf(tx, [...posters])
  return rows.map((row) => transferRow(row, names))
}

const transferRow = (row: FoundTransfer, names: ReadonlyMap<string, string>): BankTransferRow => ({
  id: row.id,
  number: row.number,
  posted_on: row.posted_on,
  paid_on: row.paid_on,
  reference: row.reference ?? '',
  amount: row.amount_cents,
  currency: row.currency,
  member_no: row.member_no,
  name: row.name,
  paid: row.source,
  by: names.get(row.posted_by ?? '') ?? '',
  slip: row.slip,
  reversal_no: row.reversal_no,
})
