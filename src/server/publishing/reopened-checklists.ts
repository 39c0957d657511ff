import type { StoredReopened } from '../../contract/dry-run.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ChangedDocument } from '../../engine/publication/changed-documents.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { applicantsWithRecords } from './applicants-with-records.ts'
import type { ProposedLayer } from './proposed-layer.ts'
import { workInPages } from './work-in-pages.ts'

/** The checklists of how many people are one piece of work for the thread. */
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
  const { sections, read } = await checking.do({ kind: 'requirements', ...proposed })
  const job = { kind: 'reopen', ...proposed, now: now.toISOString(), settings } as const
  let done = 0
  const found = await workInPages(portionsOf(profiles), async (some) => {
    const [people] = await Promise.all([
      database.inTenant(tenant, (tx) => applicantsWithRecords(tx, some, { sections, read })),
      report(done),
    ])
    const counted = people === null ? undefined : await checking.do({ ...job, people })
    done += some.length
    return Object.entries(counted?.reopened ?? {})
  })
  const people = new Map<DocumentId, number>()
  for (const [id, count] of found.flat()) people.set(id, (people.get(id) ?? 0) + count)
  return [...people].map(([document, count]) => ({ document, people: count }))
}

function* portionsOf(profiles: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < profiles.length; from += portion) yield profiles.slice(from, from + portion)
}
