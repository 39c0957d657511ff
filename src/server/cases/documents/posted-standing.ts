import type { VerifiedDocument } from '../../../contract/verification.ts'
import { endedPosting } from '../../ledger/ended-posting.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseWorld } from '../case-place.ts'
import type { IssuedRow } from './issued-rows.ts'

/** What a document of the ledger is called, and whether it holds today: not once it is reversed or wholly credited. */
export async function postedStanding(
  tx: TenantTransaction,
  { tenant }: Pick<CaseWorld, 'tenant'>,
  { id, template, document }: IssuedRow,
): Promise<{ readonly title: string; readonly holds: VerifiedDocument['holds']; readonly ended: Date | undefined }> {
  const ended = await endedPosting(tx, id)
  const title = tenant.documents.get(template)?.document?.title ?? document
  return { title, holds: ended === undefined ? 'valid' : 'revoked', ended }
}
