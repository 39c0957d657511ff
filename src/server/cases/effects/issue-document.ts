import { randomUUID } from 'node:crypto'
import type { Effect } from '../../../engine/cases/model/outcome.ts'
import type { NamedValues } from '../../../engine/condition/named-values.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CasePlace } from '../case-place.ts'

/**
 * Issues a document: fixes what it states and its template's hash. It is drawn afterwards from these. One that
 * `replaces` ends the owner's earlier ones of the same template.
 */
export async function issueDocument(
  { tenant, db }: TenantTransaction,
  { id, profile, tenant: published, now }: CasePlace,
  { document, documentTemplate, replaces, until }: Extract<Effect, { effect: 'issue' }>,
  values: NamedValues,
): Promise<void> {
  if (replaces) {
    const ofOwner = db
      .selectFrom('cases')
      .select('id')
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profile.id)
    await db
      .updateTable('case_documents')
      .set({ replaced: true })
      .where('tenant', '=', tenant)
      .where('template', '=', documentTemplate)
      .where('case_id', 'in', ofOwner)
      .execute()
  }
  await db
    .insertInto('case_documents')
    .values({
      tenant,
      id: randomUUID(),
      case_id: id,
      document,
      template: documentTemplate,
      template_hash: published.hashes[documentTemplate] ?? '',
      data: JSON.stringify(values),
      until: typeof until === 'string' ? until : null,
      issued_at: now,
    })
    .execute()
}
