import { randomUUID } from 'node:crypto'
import type { TenantTransaction } from '../platform/database/database.ts'

export interface NewComment {
  readonly caseId: string
  readonly authorId: string
  readonly text: string
  /** The owner does not see it. */
  readonly hidden: boolean
}

/** Adds a comment to a case. It is no step: nothing else changes. */
export async function addComment(
  { tenant, db }: TenantTransaction,
  { caseId, authorId, text, hidden }: NewComment,
  now: Date,
): Promise<void> {
  await db
    .insertInto('case_comments')
    .values({ tenant, id: randomUUID(), case_id: caseId, author_id: authorId, text, hidden, created_at: now })
    .execute()
}

/** The comments on some cases, oldest first. */
export async function listComments({ tenant, db }: TenantTransaction, caseIds: readonly string[]) {
  const query = db.selectFrom('case_comments').selectAll().where('tenant', '=', tenant).where('case_id', 'in', caseIds)
  return query.orderBy('created_at').orderBy('id').execute()
}
