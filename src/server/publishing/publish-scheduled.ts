import type { FormIssue } from '../../contract/edited-form.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { StoredFailure } from '../platform/database/tables/publications.ts'
import type { JobControl, JobEnd } from '../platform/jobs/job-kind.ts'
import type { TakenJob } from '../platform/jobs/job-rows.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { Refusal } from '../platform/refusal.ts'
import { addPublication } from './add-publication.ts'
import type { PublishingServices } from './add-publication.ts'
import { isOutdated } from './describe-form.ts'
import { currentLayer } from './current-layer.ts'
import { removeSameDraft } from './draft-rows.ts'
import { checkLayer, placedIn } from './dry-run.ts'
import { publishedActions } from './editable-documents.ts'
import { failSchedule } from './fail-schedule.ts'
import type { ProposedLayer } from './proposed-layer.ts'
import { changeSchedule, readSchedule } from './schedule-rows.ts'
import type { ScheduleRow } from './schedule-rows.ts'
import { findTakenInUse, requireNoRecords } from './taken-sections.ts'

export type SchedulingServices = Pick<Services, 'tenants' | 'publications' | 'origins' | 'staff' | 'now'> &
  Pick<PublishingServices, 'database' | 'checking'>

/** How often it is tried; the waits between grow to a quarter of an hour. */
const mostTries = 6
/** The wait after another publication came first, or while too many checks wait; milliseconds. */
const shortly = 2000
/** How many issues are kept. */
const mostIssues = 20

/**
 * Publishes what was scheduled and is due, as if its author did so now: composed, checked and compiled on top of what
 * is in force by now. Where it no longer fits, nothing is published; its draft is kept, and those are notified who can
 * mend it. Its row changes in the transaction of the publication, so that it takes place once, however often a server
 * dies.
 */
export async function publishScheduled(
  services: SchedulingServices,
  { id, tries }: Pick<TakenJob, 'id' | 'tries'>,
  { tenant }: Pick<JobControl, 'tenant'>,
): Promise<JobEnd> {
  const { database, now } = services
  const found = await database.inTenant(tenant.id, async (tx) => {
    const row = await readSchedule(tx, id)
    if (row?.state !== 'waiting') return undefined
    const layer = await layerWith(tx, services, row)
    return { row, layer, inUse: layer && (await findTakenInUse(tx, layer)) }
  })
  if (found === undefined) return { outcome: 'done' }
  const { row, layer, inUse } = found
  const fail = (failure: StoredFailure): JobEnd => ({
    outcome: 'failed',
    failure: failure.kind === 'interrupted' ? 'interrupted' : 'refused',
    store: (tx) => failSchedule(tx, { services, tenant, now: now() }, row, failure),
  })
  if (tries > mostTries) return fail({ kind: 'interrupted', issues: [] })
  if (layer === undefined) return fail({ kind: 'outdated', issues: [] })
  if (inUse !== undefined) return fail({ kind: 'records', issues: [], records: inUse.count })
  try {
    const issues = await publishLayer(services, tenant, { row, layer })
    return issues.length === 0 ? { outcome: 'done' } : fail({ kind: 'issues', issues: issues.slice(0, mostIssues) })
  } catch (problem) {
    if (problem instanceof CancelledMeanwhile) return { outcome: 'done' }
    if (!(problem instanceof Refusal)) throw problem
    // It took longer or more memory than any check may.
    if (problem.code === 'invalid') return fail({ kind: 'interrupted', issues: [] })
    // Whatever has changed meanwhile, a publication or a record, is judged at the next try.
    return { outcome: 'again', failure: 'refused', at: new Date(now().getTime() + shortly) }
  }
}

/** What would be in force; undefined when something else was published for the form since. */
async function layerWith(
  tx: TenantTransaction,
  { tenants }: Pick<SchedulingServices, 'tenants'>,
  row: ScheduleRow,
): Promise<ProposedLayer | undefined> {
  const latest = await readLatest(tx)
  const before = overlayTable(latest)
  if (isOutdated(row, publishedActions(before, row.document))) return undefined
  const { [row.document]: _earlier, ...others } = currentLayer(tenants, tx.tenant, before).overlays
  const own = row.actions.length === 0 ? {} : { [row.document]: publishedOverlay(row.document, row.actions) }
  return { sequence: latest?.sequence ?? 0, before, after: { ...others, ...own } }
}

interface DueLayer {
  readonly row: ScheduleRow
  readonly layer: ProposedLayer
}

/** Publishes it, or returns what the check finds. */
async function publishLayer(
  services: SchedulingServices,
  tenant: PublishedTenant,
  { row, layer }: DueLayer,
): Promise<readonly FormIssue[]> {
  const { publications, tenants, now } = services
  const checked = await checkLayer(services, tenant, layer)
  if (checked.issues.length > 0) return checked.issues.map((issue) => placedIn(tenant, issue))
  const at = now()
  const also = async (tx: TenantTransaction, publication: number) => {
    const change = { state: 'published', ended_at: at, publication } as const
    if (!(await changeSchedule(tx, row.id, change))) throw new CancelledMeanwhile()
    await removeSameDraft(tx, row)
    await requireNoRecords(tx, tenant, layer)
  }
  const publisher = { tenant, actorId: row.scheduled_by, now: at }
  await addPublication(services, publisher, {
    layer,
    checked,
    reason: row.reason,
    restores: null,
    action: 'forms-published',
    also,
  })
  const declared = tenants.all.find(({ id }) => id === tenant.id)
  if (declared) await publications.refresh(declared)
  return []
}

/** Undoes a publication that somebody cancelled while it was checked. */
class CancelledMeanwhile extends Error {
  override readonly name = 'CancelledMeanwhile'
}
