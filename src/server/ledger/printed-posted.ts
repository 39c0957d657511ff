import { randomUUID } from 'node:crypto'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { showDocumentCode } from '../../engine/format/document-code.ts'
import { payReference } from '../../engine/payments/pay-reference.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PostedKind } from '../platform/database/tables/ledger.ts'
import { makeDocumentCode, verificationAddress } from '../platform/documents/document-code.ts'
import { keepSnapshot } from '../platform/published/keep-snapshot.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { openLinesOf } from './ledger-lines.ts'
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

/** What an invoice is printed as while something of it is owed. */
export const proforma = 'proforma'

/** Where what was posted is printed. */
export interface PrintingWorld extends PostingWorld {
  /** Where the address of its verification begins. */
  readonly origin: string
  /** The number to which an invoice may be paid by its reference; undefined where there is none. */
  readonly paybill: string | undefined
}

/**
 * Fixes the printed document of what was posted when it is first opened: its code, what it states and its template, in
 * the organisation's language. Its file is drawn once. Of two who open it at the same time, the first is right. An
 * invoice has two: the proforma that is opened while something is owed, and the invoice that is opened once it is
 * settled.
 *
 * @returns the id under which it is issued: that of what was posted, or the proforma's own
 */
export async function fixPrinted(
  tx: TenantTransaction,
  world: PrintingWorld,
  row: PostedRow,
  kind: PrintedKind,
): Promise<string> {
  const { tenant, db } = tx
  const isOwed = kind === 'invoice' && (await openLinesOf(tx, row.id)) > 0
  const find = async (): Promise<string | undefined> => {
    const own = db.selectFrom('case_documents').select('id').where('tenant', '=', tenant)
    const known = isOwed
      ? own.where('posting_id', '=', row.id).where('document', '=', proforma)
      : own.where('id', '=', row.id)
    return (await known.executeTakeFirst())?.id
  }
  const fixed = await find()
  if (fixed !== undefined) return fixed
  const published = inLanguage(world.tenant)
  const template = postedTemplates[kind]
  const id = isOwed ? randomUUID() : row.id
  const hash = published.shown[template] ?? ''
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
    ...(kind === 'invoice' && { settled: !isOwed }),
    ...(isPayable && { pay: { paybill, account: payReference(row.number) } }),
  }
  await keepSnapshot(tx, template, { hash, document: published.documents.get(template) ?? {} })
  await db
    .insertInto('case_documents')
    .values({
      tenant,
      id,
      case_id: null,
      posting_id: isOwed ? row.id : null,
      document: isOwed ? proforma : kind,
      number: row.number,
      code,
      template,
      template_hash: hash,
      data: JSON.stringify({ owner: row.holder, issued, posted }),
      until: null,
      issued_at: row.posted_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find()) ?? id
}
