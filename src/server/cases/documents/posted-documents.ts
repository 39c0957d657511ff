import type { SeenCase } from '../../../engine/cases/access.ts'
import { seenCase } from '../../../engine/cases/access.ts'
import { chargeDocuments } from '../../../engine/cases/charge-documents.ts'
import type { ChargeDocument } from '../../../engine/cases/charge-documents.ts'
import { endedPostings } from '../../ledger/ended-posting.ts'
import { findOwnPosted, postedNamed } from '../../ledger/posted-rows.ts'
import type { PostedRow } from '../../ledger/posted-rows.ts'
import { fixPrinted, postedTemplates } from '../../ledger/printed-posted.ts'
import type { PrintingWorld } from '../../ledger/printed-posted.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { OpenedCase } from '../opened-case.ts'

/** An invoice or a receipt for a charge of a case, as it was posted. */
export interface CasePosting {
  readonly document: ChargeDocument
  readonly title: string
  readonly posted: PostedRow
  readonly holds: 'valid' | 'revoked'
}

/** A case with what its reader sees of it. */
interface SeenPlace extends Pick<OpenedCase, 'place' | 'facts'> {
  readonly seen: SeenCase
}

/** What was posted for the charges of cases, as far as their reader may open it; returns what gives that of each. */
export async function casePostings(
  tx: TenantTransaction,
  cases: readonly SeenPlace[],
): Promise<(one: SeenPlace) => readonly CasePosting[]> {
  const find = await postedNamed(tx, cases.flatMap(openNames))
  const posted = cases.flatMap((one) => openNames(one).flatMap((named) => find(named)?.id ?? []))
  const ended = await endedPostings(tx, posted)
  return (one) =>
    openNames(one).flatMap((named) => {
      const row = find(named)
      if (row === undefined) return []
      const { document } = named
      const title = one.place.tenant.documents.get(postedTemplates[document.kind])?.document?.title ?? document.kind
      return [{ document, title, posted: row, holds: ended.has(row.id) ? 'revoked' : 'valid' }]
    })
}

/** What names the documents of a case's charges that its reader may open. */
const openNames = ({ place, facts, seen }: SeenPlace) =>
  chargeDocuments(place.type, facts)
    .filter(({ id }) => seen.documents?.includes(id) !== false)
    .map((document) => ({ profile: place.profile.id, kind: document.kind, number: document.number, document }))

/**
 * The posted document of a case with an id, e.g. `invoice:fee`, with its printed document fixed: the id under which
 * that is issued. Undefined for other ids, and for what the reader may not open.
 */
export async function openPosting(
  tx: TenantTransaction,
  opened: OpenedCase,
  { id, paybill }: { readonly id: string } & Pick<PrintingWorld, 'paybill'>,
): Promise<string | undefined> {
  const { actor, place, kase, facts } = opened
  const document = chargeDocuments(place.type, facts).find((one) => one.id === id)
  const seen = seenCase(place.type, kase, actor, { history: [], facts })
  if (document === undefined || seen === undefined || seen.documents?.includes(id) === false) return undefined
  const posted = await findOwnPosted(tx, { profile: place.profile.id, ...document })
  if (posted === undefined) return undefined
  return fixPrinted(tx, { ...place, paybill }, posted, document.kind)
}
