import type { TenantTransaction } from '../platform/database/database.ts'
import type { OfMember, PostedRow } from './posted-rows.ts'

/** The receipts that have a provider's number and were not reversed. */
export const standingReceipts = (
  { tenant, db }: TenantTransaction,
  way: string,
  reference: string,
): Promise<readonly PostedRow[]> =>
  db
    .selectFrom('ledger_documents as d')
    .leftJoin('ledger_documents as reversal', (join) =>
      join.onRef('reversal.tenant', '=', 'd.tenant').onRef('reversal.reverses', '=', 'd.id'),
    )
    .selectAll('d')
    .$narrowType<OfMember>()
    .where('d.tenant', '=', tenant)
    .where('d.kind', '=', 'receipt')
    .where('d.way', '=', way)
    .where('d.reference', '=', reference)
    .where('reversal.id', 'is', null)
    .execute()

/** One of them; undefined without any. */
export const standingReceipt = async (
  tx: TenantTransaction,
  way: string,
  reference: string,
): Promise<PostedRow | undefined> => (await standingReceipts(tx, way, reference))[0]

/** Whether a receipt that was not reversed has a provider's number. */
export const hasStandingReceipt = async (tx: TenantTransaction, way: string, reference: string): Promise<boolean> =>
  (await standingReceipt(tx, way, reference)) !== undefined
