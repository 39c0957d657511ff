import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { addingIn } from './added-sections.ts'
import { formTitle, publishedActions } from './editable-documents.ts'

/** What is in force, and what would be. */
interface Change {
  readonly before: OverlayTable
  readonly after: OverlayTable
}

/** The sections that administrators made and that would go. */
const takenSections = ({ before, after }: Change): readonly DocumentId[] =>
  Object.keys(before).filter(
    (id) => addingIn(publishedActions(before, id)) !== undefined && addingIn(publishedActions(after, id)) === undefined,
  )

/** Whether a section that administrators made would go. */
export const takesSection = (change: Change): boolean => takenSections(change).length > 0

/** A section that would go with what people have entered into it. */
interface SectionInUse {
  readonly document: DocumentId
  /** How many records it has. */
  readonly count: number
}

/** The first section with records that would go; undefined for none. */
export async function findTakenInUse(
  { tenant, db }: TenantTransaction,
  change: Change,
): Promise<SectionInUse | undefined> {
  const taken = takenSections(change)
  if (taken.length === 0) return undefined
  const found = await db
    .selectFrom('records')
    .select((record) => ['section', record.fn.countAll().as('count')])
    .where('tenant', '=', tenant)
    .where('section', 'in', taken)
    .groupBy('section')
    .orderBy('section')
    .limit(1)
    .executeTakeFirst()
  return found && { document: found.section, count: Number(found.count) }
}

/**
 * Requires that sections which administrators made have no records when they are taken away. A roll-back does not: it
 * must be possible at any time, and another one brings them back with their records.
 *
 * @throws Refusal `conflict`, with how many there are
 */
export async function requireNoRecords(tx: TenantTransaction, tenant: PublishedTenant, change: Change): Promise<void> {
  const found = await findTakenInUse(tx, change)
  if (found === undefined) return
  const params = { count: found.count, form: formTitle(tenant, found.document) }
  throw new Refusal('conflict', { message: { key: 'server.section-has-records', params } })
}
