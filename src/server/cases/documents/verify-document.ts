import type { VerifiedDocument } from '../../../contract/verification.ts'
import { documentHolds } from '../../../engine/cases/documents.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import { showDocumentCode } from '../../../engine/format/document-code.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { objectAt } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { captionIn } from '../../platform/texts/caption-in.ts'
import { placeOfCase } from '../case-place.ts'
import type { CaseWorld } from '../case-place.ts'
import { caseOf, findCase } from '../case-row.ts'
import { loadFacts } from '../facts/load-facts.ts'
import { issuedProof } from './issued-files.ts'
import { issuedByCode, issuedFact } from './issued-rows.ts'
import type { IssuedRow } from './issued-rows.ts'
import { postedStanding } from './posted-standing.ts'

/**
 * What anybody with its code may know of an issued document: what is written on it, and whether it holds today, which
 * follows from its case. Undefined for an unknown code.
 *
 * @param code without its dashes
 */
export async function verifyDocument(
  tx: TenantTransaction,
  world: CaseWorld,
  code: string,
): Promise<VerifiedDocument | undefined> {
  const issued = await issuedByCode(tx, code)
  const standing = issued && (await standingOf(tx, world, issued))
  if (issued === undefined || standing === undefined) return undefined
  const { name, timeZone } = world.tenant.declaration
  const { title, holds, ended, replacedBy, isScanned = false } = standing
  const proof = await issuedProof(tx, issued.id)
  return {
    title,
    number: issued.number,
    code: showDocumentCode(issued.code),
    issuer: name,
    holder: holderOf(issued.data),
    issued: todayIn(timeZone, issued.issued_at),
    until: issued.until,
    holds,
    ended: ended === undefined ? null : todayIn(timeZone, ended),
    replacedBy: replacedBy ?? null,
    sha256: proof?.sha256 ?? null,
    statement: proof?.statement ?? null,
    sealed: proof?.sealed ?? false,
    scanned: isScanned && (holds === 'valid' || holds === 'expired'),
    checked: momentIn(timeZone, world.now),
  }
}

interface Standing extends Pick<VerifiedDocument, 'title' | 'holds'> {
  /** Since when it holds no longer. */
  readonly ended: Date | undefined
  /** The number of the document that replaces it. */
  readonly replacedBy?: string | null
  /** Whether staff who are shown it take a transition of its case, e.g. mark attendance. */
  readonly isScanned?: boolean
}

/** Whether a document holds follows from what it was issued for: a case, or a posting. */
async function standingOf(tx: TenantTransaction, world: CaseWorld, issued: IssuedRow): Promise<Standing | undefined> {
  if (issued.case_id === null) return postedStanding(tx, world, issued)
  const row = await findCase(tx, issued.case_id)
  if (row === undefined) return undefined
  const place = await placeOfCase(tx, world, row)
  const kase = caseOf(row)
  const facts = await loadFacts(tx, place, kase)
  const holds = documentHolds(place.type, kase, issuedFact(issued), facts)
  const declared = place.type.declared.documents?.find(({ id }) => id === issued.document)
  const end = issued.ends.find(({ how }) => how === holds)
  return {
    title: captionIn(world.tenant, namedFacts(place.type, kase, facts))(declared?.title ?? issued.document),
    holds,
    ended: end?.at,
    isScanned: declared?.scan !== undefined,
    replacedBy: end?.replaced_by ? await numberOf(tx, end.replaced_by) : null,
  }
}

function holderOf(data: IssuedRow['data']): VerifiedDocument['holder'] {
  const owner = objectAt(data, 'owner')
  return { name: filled(owner, 'name') ?? '', memberNo: filled(owner, 'memberNo'), category: filled(owner, 'category') }
}

const filled = (owner: JsonObject, name: string): string | null => textAnswer(owner, name) || null

async function numberOf({ tenant, db }: TenantTransaction, id: string): Promise<string | null> {
  const query = db.selectFrom('case_documents').select('number').where('tenant', '=', tenant).where('id', '=', id)
  return (await query.executeTakeFirst())?.number ?? null
}
