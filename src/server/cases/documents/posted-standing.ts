import type { VerifiedDocument } from '../../../contract/verification.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { templateTitle } from '../../../engine/printing/print-template.ts'
import { remaining } from '../../../engine/ledger/ledger-line.ts'
import { endedPosting } from '../../ledger/ended-posting.ts'
import { ledgerLine, linesOfInvoice } from '../../ledger/ledger-lines.ts'
import { proforma } from '../../ledger/printed-posted.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseWorld } from '../case-place.ts'
import type { IssuedRow } from './issued-rows.ts'

/**
 * What a document of the ledger is called, and whether it holds today: not once it is reversed or wholly credited.
 * What was issued for an invoice holds to its day, and while that is paid.
 */
export async function postedStanding(
  tx: TenantTransaction,
  { tenant, now }: Pick<CaseWorld, 'tenant' | 'now'>,
  { id, posting_id, template, document, until, data }: IssuedRow,
): Promise<{ readonly title: string; readonly holds: VerifiedDocument['holds']; readonly ended: Date | undefined }> {
  const ended = await endedPosting(tx, posting_id ?? id)
  const declared = tenant.documents.get(template)?.document
  const title = declared === undefined ? document : templateTitle(declared, data)
  if (ended !== undefined) return { title, holds: 'revoked', ended }
  const needsPayment = posting_id !== null && document !== proforma
  if (needsPayment && !(await isPaid(tx, posting_id))) return { title, holds: 'revoked', ended }
  const isOver = until !== null && until < todayIn(tenant.declaration.timeZone, now)
  return { title, holds: isOver ? 'expired' : 'valid', ended }
}

/** What was issued for an invoice that was paid holds no longer when its receipt is reversed. */
async function isPaid(tx: TenantTransaction, invoice: string): Promise<boolean> {
  const lines = (await linesOfInvoice(tx, invoice).execute()).map(ledgerLine)
  return lines.some(({ paid }) => paid > 0) && lines.every((line) => remaining(line) === 0)
}
