import type { StoredReopened } from '../../contract/dry-run.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { applicantsWithRecords } from './applicants-with-records.ts'
import type { ProposedLayer } from './proposed-layer.ts'

/** The checklists of how many people are judged at once. */
const portion = 1000

interface ReopeningServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
}

interface ReopeningChange {
  readonly layer: Omit<ProposedLayer, 'sequence'>
  readonly now: Date
  readonly settings: JsonObject
  /** The profiles whose checklists may be judged otherwise. */
  readonly profiles: readonly string[]
  /** Called for each portion, with how many profiles are judged; what it throws ends the work. */
  readonly report: (done: number) => Promise<void>
}

/** Whether a change is one of what applicants in some categories have to fulfil. */
export const isOfApplicants = ({ documents }: Pick<PublishedTenant, 'documents'>, { id, kind }: ChangedDocument) =>
  kind === 'rules' && id.startsWith('checklists/') && documents.get(id)?.checklist?.named !== true

/**
 * Which checklists are complete now and would not be, and for how many people (ADM-06). Somebody's checklist is that of
 * their category.
 *
 * @throws Refusal `forms-busy`; `invalid` where judging takes too long
 */
export async function reopenedChecklists(
  { database, checking }: ReopeningServices,
  { id: tenant }: Pick<PublishedTenant, 'id'>,
  { layer, now, settings, profiles, report }: ReopeningChange,
): Promise<readonly StoredReopened[]> {
  if (profiles.length === 0) return []
  const { before, after, earlier } = layer
  const proposed = { tenant, before, after, ...(earlier && { earlier }) }
  const { sections } = await checking.do({ kind: 'requirements', ...proposed })
  const job = { kind: 'reopen', ...proposed, now: now.toISOString(), settings } as const
  const people = new Map<DocumentId, number>()
  const read = async (from: number) => {
    const some = profiles.slice(from, from + portion)
    return some.length === 0 ? null : database.inTenant(tenant, (tx) => applicantsWithRecords(tx, some, sections))
  }
  let applicants = await read(0)
  for (let done = 0; done < profiles.length; done += portion) {
    // The next are read while these are judged.
    const [judged, following] = await Promise.all([
      applicants === null ? undefined : checking.do({ ...job, people: applicants }),
      read(done + portion),
      report(done),
    ])
    for (const [id, count] of Object.entries(judged?.reopened ?? {})) people.set(id, (people.get(id) ?? 0) + count)
    applicants = following
  }
  return [...people].map(([document, count]) => ({ document, people: count }))
}
