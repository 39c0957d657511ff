import type { DocumentId } from '../../engine/document/document-id.ts'
import { showDocumentCode } from '../../engine/format/document-code.ts'
import { payReference } from '../../engine/payments/pay-reference.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { makeDocumentCode, verificationAddress } from '../platform/documents/document-code.ts'
import { keepSnapshot } from '../platform/published/keep-snapshot.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { postedData } from './posted-data.ts'
import type { PostedRow } from './posted-rows.ts'
import type { PostingWorld } from './posting-world.ts'

/** The kinds that are printed, and the templates that print them. */
export const postedTemplates = {
  invoice: 'documents/invoice',
  receipt: 'documents/receipt',
  'credit-note': 'documents/credit-note',
} as const satisfies Partial<Readonly<Record<PostedKind, DocumentId>>>
export type PrintedKind = keyof typeof postedTemplates

/** Where what was posted is printed. */
export interface PrintingWorld extends PostingWorld {
  /** Where the address of its verification begins. */
  readonly origin: string
  /** The number to which an invoice may be paid by its reference; undefined where there is none. */
  readonly paybill: string | undefined
}

/**
 * Fixes the printed document of what was posted when it is first opened: its code, what it states and its template, in
 * the organisation's language. It has the id of what was posted, and its file is drawn once. Of two who open it at the
 * same time, the first is right.
 */
export async function fixPrinted(
  tx: TenantTransaction,
  world: PrintingWorld,
  row: PostedRow,
  kind: PrintedKind,
): Promise<void> {
  const { tenant, db } = tx
  const known = db.selectFrom('case_documents').select('id').where('tenant', '=', tenant).where('id', '=', row.id)
  if ((await known.executeTakeFirst()) !== undefined) return
  const published = inLanguage(world.tenant)
  const id = postedTemplates[kind]
  const hash = published.shown[id] ?? ''
  const code = makeDocumentCode()
  const issued = {
    number: row.number,
    code: showDocumentCode(code),
    address: verificationAddress(world.origin, code),
    on: row.posted_on,
  }
  const { paybill } = world
  const isPayable = kind === 'invoice' && paybill !== undefined
  const posted = {
    ...(await postedData(tx, published, row)),
    ...(isPayable && { pay: { paybill, account: payReference(row.number) } }),
  }
  await keepSnapshot(tx, id, { hash, document: published.documents.get(id) ?? {} })
  await db
    .insertInto('case_documents')
    .values({
      tenant,
      id: row.id,
      case_id: null,
      document: kind,
      number: row.number,
      code,
      template: id,
      template_hash: hash,
      data: JSON.stringify({ owner: row.holder, issued, posted }),
      until: null,
      issued_at: row.posted_at,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'id']).doNothing())
    .execute()
}
