import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { NamedDraft } from '../../contract/edited-form.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { FormDraftsTable } from '../platform/database/tables/publications.ts'

export type DraftRow = Selectable<FormDraftsTable>

/** All drafts of an organisation. */
export const readDrafts = ({ tenant, db }: TenantTransaction): Promise<DraftRow[]> =>
  db.selectFrom('form_drafts').selectAll().where('tenant', '=', tenant).orderBy('document').execute()

/** The draft of a document. */
export const readDraft = ({ tenant, db }: TenantTransaction, document: DocumentId): Promise<DraftRow | undefined> =>
  db
    .selectFrom('form_drafts')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('document', '=', document)
    .executeTakeFirst()

interface WrittenDraft extends NamedDraft {
  readonly actions: readonly JsonObject[]
  /** The actions that are published now. */
  readonly published: readonly JsonObject[]
  readonly by: string
  /** Who wrote it before. */
  readonly authors: readonly string[]
}

/**
 * Stores a draft in place of the one with the given revision, or as the first one for 0. Returns false, and changes
 * nothing, when another was saved meanwhile.
 */
export async function writeDraft(
  { tenant, db }: TenantTransaction,
  { document, revision, actions, published, by, authors }: WrittenDraft,
  now: Date,
): Promise<boolean> {
  const content = {
    revision: revision + 1,
    actions: JSON.stringify(actions),
    published: JSON.stringify(published),
    updated_by: by,
    updated_at: now,
    authors: JSON.stringify([...new Set([...authors, by])]),
  }
  const written =
    revision === 0
      ? await db
          .insertInto('form_drafts')
          .values({ tenant, document, ...content })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('form_drafts')
          .set(content)
          .where('tenant', '=', tenant)
          .where('document', '=', document)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst()
  return written !== undefined
}

/** Removes drafts at their revisions. Returns how many there were. */
export async function removeFormDrafts(
  { tenant, db }: TenantTransaction,
  drafts: readonly NamedDraft[],
): Promise<number> {
  const named = sql.join(drafts.map(({ document, revision }) => sql`(${document}, ${revision}::integer)`))
  const removed = await db
    .deleteFrom('form_drafts')
    .where('tenant', '=', tenant)
    .where(sql<boolean>`(document, revision) in (${named})`)
    .returning('document')
    .execute()
  return removed.length
}

/** Removes the draft of a document unless it has other actions than these by now. */
export async function removeSameDraft(
  { tenant, db }: TenantTransaction,
  { document, actions }: { readonly document: DocumentId; readonly actions: readonly JsonObject[] },
): Promise<void> {
  await db
    .deleteFrom('form_drafts')
    .where('tenant', '=', tenant)
    .where('document', '=', document)
    .where(sql<boolean>`actions = ${JSON.stringify(actions)}::jsonb`)
    .execute()
}
