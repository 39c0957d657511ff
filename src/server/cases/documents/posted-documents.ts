import type { SeenCase } from '../../../engine/cases/access.ts'
import { seenCase } from '../../../engine/cases/access.ts'
import { chargeDocuments } from '../../../engine/cases/charge-documents.ts'
import type { ChargeDocument } from '../../../engine/cases/charge-documents.ts'
import { endedPosting } from '../../ledger/ended-posting.ts'
import { findOwnPosted } from '../../ledger/posted-rows.ts'
import type { PostedRow } from '../../ledger/posted-rows.ts'
import { fixPrinted, postedTemplates } from '../../ledger/printed-posted.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { OpenedCase } from '../opened-case.ts'

/** An invoice or a receipt for a charge of a case, as it was posted. */
export interface CasePosting {
  readonly document: ChargeDocument
  readonly title: string
  readonly posted: PostedRow
  readonly holds: 'valid' | 'revoked'
}

/** What was posted for the charges of a case, as far as its reader may open it. */
export async function casePostings(
  tx: TenantTransaction,
  { place, facts }: Pick<OpenedCase, 'place' | 'facts'>,
  seen: SeenCase,
): Promise<readonly CasePosting[]> {
  const found: CasePosting[] = []
  for (const document of chargeDocuments(place.type, facts)) {
    if (seen.documents?.includes(document.id) === false) continue
    const posted = await findOwnPosted(tx, { profile: place.profile.id, ...document })
    if (posted === undefined) continue
    const holds = (await endedPosting(tx, posted.id)) === undefined ? 'valid' : 'revoked'
    const template = place.tenant.documents.get(postedTemplates[document.kind])
    found.push({ document, title: template?.document?.title ?? document.kind, posted, holds })
  }
  return found
}

/**
 * The posted document of a case with an id, e.g. `invoice:fee`, with its printed document fixed: the id under which
 * that is issued. Undefined for other ids, and for what the reader may not open.
 */
export async function openPosting(tx: TenantTransaction, opened: OpenedCase, id: string): Promise<string | undefined> {
  const { actor, place, kase, facts } = opened
  const document = chargeDocuments(place.type, facts).find((one) => one.id === id)
  const seen = seenCase(place.type, kase, actor, { history: [], facts })
  if (document === undefined || seen === undefined || seen.documents?.includes(id) === false) return undefined
  const posted = await findOwnPosted(tx, { profile: place.profile.id, ...document })
  if (posted === undefined) return undefined
  await fixPrinted(tx, place, posted, document.kind)
  return posted.id
}
