import { randomUUID } from 'node:crypto'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { Effect } from '../../../engine/cases/model/outcome.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { showDocumentCode } from '../../../engine/format/document-code.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { makeDocumentCode, verificationAddress } from '../../platform/documents/document-code.ts'
import { enqueue } from '../../platform/jobs/job-rows.ts'
import { keepSnapshot } from '../../platform/published/keep-snapshot.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import { captionIn } from '../../platform/texts/caption-in.ts'
import type { CasePlace } from '../case-place.ts'
import { documentData, lastReason, ownerData } from '../documents/document-data.ts'
import type { IssuedFacts } from '../documents/document-data.ts'
import { drawingKind } from '../documents/drawing-kind.ts'
import { ownerName } from '../person-names.ts'
import { drawNumber } from './draw-number.ts'

type Issuing = Extract<Effect, { effect: 'issue' }>

/**
 * Issues a document: fixes its number, its code, what it states and its template, and queues its drawing. It is in the
 * organisation's language. One that `replaces` ends the owner's earlier ones of the same template.
 */
export async function issueDocument(
  tx: TenantTransaction,
  place: CasePlace,
  effect: Issuing,
  { kase, values }: { readonly kase: Case; readonly values: NamedValues },
): Promise<void> {
  const { tenant, db } = tx
  const { now, origin } = place
  const id = randomUUID()
  const code = makeDocumentCode()
  const number = await numberOf(tx, place, kase, effect)
  const until = typeof effect.until === 'string' ? effect.until : undefined
  const reason = lastReason(kase)
  const published = inLanguage(place.tenant)
  const { documents = [] } = (published.cases.get(kase.type) ?? place.type).declared
  const title = documents.find(({ id: one }) => one === effect.document)?.title ?? effect.document
  const issued: IssuedFacts = {
    title: captionIn(published, values)(title),
    number,
    code: showDocumentCode(code),
    address: verificationAddress(origin, code),
    on: todayIn(place.tenant.declaration.timeZone, now),
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
  }
  const template = published.documents.get(effect.documentTemplate) ?? {}
  const hash = published.shown[effect.documentTemplate] ?? ''
  await keepSnapshot(tx, effect.documentTemplate, { hash, document: template })
  const owner = ownerData(published, place, { name: await ownerName(tx, place), facts: values })
  const data = documentData(template, values, { owner, issued })
  if (effect.replaces) await endReplaced(tx, place, { template: effect.documentTemplate, by: id })
  await db
    .insertInto('case_documents')
    .values({
      tenant,
      id,
      case_id: place.id,
      document: effect.document,
      number,
      code,
      template: effect.documentTemplate,
      template_hash: hash,
      data: JSON.stringify(data),
      until: until ?? null,
      issued_at: now,
    })
    .execute()
  await enqueue(tx, [{ kind: drawingKind, id }], now)
}

/** A number of the declared series, else the case's with a count of its documents. */
async function numberOf(tx: TenantTransaction, { id }: CasePlace, kase: Case, { draw }: Issuing): Promise<string> {
  if (draw !== undefined) return drawNumber(tx, draw)
  const { count } = await tx.db
    .selectFrom('case_documents')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('tenant', '=', tx.tenant)
    .where('case_id', '=', id)
    .executeTakeFirstOrThrow()
  return `${kase.number ?? ''}/${Number(count) + 1}`
}

/** Ends the owner's documents of a template that no other one has replaced yet. */
async function endReplaced(
  { tenant, db }: TenantTransaction,
  { profile, now }: CasePlace,
  { template, by }: { readonly template: DocumentId; readonly by: string },
): Promise<void> {
  const earlier = await db
    .selectFrom('case_documents')
    .innerJoin('cases', (join) =>
      join.onRef('cases.tenant', '=', 'case_documents.tenant').onRef('cases.id', '=', 'case_documents.case_id'),
    )
    .select('case_documents.id')
    .where('case_documents.tenant', '=', tenant)
    .where('case_documents.template', '=', template)
    .where('cases.profile_id', '=', profile.id)
    .execute()
  if (earlier.length === 0) return
  const ends = earlier.map(({ id }) => ({
    tenant,
    document_id: id,
    how: 'replaced' as const,
    reason: null,
    ended_by: null,
    replaced_by: by,
    at: now,
  }))
  await db
    .insertInto('case_document_ends')
    .values(ends)
    .onConflict((conflict) => conflict.columns(['tenant', 'document_id', 'how']).doNothing())
    .execute()
}
