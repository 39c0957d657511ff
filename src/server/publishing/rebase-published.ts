import { notify } from '../notifications/notifications.ts'
import { operatorId, recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublicationRow } from '../platform/publications/publication-rows.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { addPublication } from './add-publication.ts'
import type { PublishingServices } from './add-publication.ts'
import { currentLayer } from './current-layer.ts'
import { checkLayer, placedIn } from './dry-run.ts'
import { formTitle } from './editable-documents.ts'
import { readHeldRelease, writeHeldRelease } from './held-releases.ts'
import { staffWhoMay } from './staff-who-may.ts'

export type RebasingServices = Pick<Services, 'tenants' | 'publications' | 'staff' | 'now'> &
  Pick<PublishingServices, 'database' | 'checking'>

/**
 * `as-is`: nothing is published, or it was composed on this release; `rebased`: it fits this release, and is published
 * again on top of it; `held`: it does not, and stays in force with the release that it was composed on.
 */
export type Rebased = 'as-is' | 'rebased' | 'held'

/** How many issues are kept. */
const mostIssues = 100

/**
 * Merges a new release with what an organisation's administrators published (ADM-14). What composes on the release and
 * passes its check is published by the system. Otherwise nothing changes for members, and those who may change forms
 * are notified once. Several processes may do this at once: one of them publishes or notes it.
 *
 * @param declared the organisation as this release declares it
 */
export async function rebasePublished(services: RebasingServices, declared: PublishedTenant): Promise<Rebased> {
  const { database, tenants, publications } = services
  const { id } = declared
  const release = tenants.releaseOf(id)
  const { latest, isHeld } = await database.inTenant(id, async (tx) => {
    const row = await readLatest(tx)
    const issues = row && (await readHeldRelease(tx, { sequence: row.sequence, release }))
    return { latest: row, isHeld: issues !== undefined }
  })
  const before = overlayTable(latest)
  if (latest === undefined || latest.release === release || Object.keys(before).length === 0) return 'as-is'
  if (isHeld) return 'held'
  const { overlays: after, gone } = currentLayer(tenants, id, before)
  const layer = { sequence: latest.sequence, before, after }
  const checked = await checkLayer(services, declared, layer)
  if (checked.issues.length > 0) {
    const issues = checked.issues.slice(0, mostIssues).map((issue) => placedIn(declared, issue))
    await database.inTenant(id, (tx) => hold(tx, services, declared, { latest, release, issues }))
    return 'held'
  }
  const edition = inLanguage(declared)
  const reason =
    gone.length === 0
      ? textOf(edition, 'server.release.reason')
      : textOf(edition, 'server.release.reason-gone', { forms: gone.map((one) => formTitle(edition, one)).join(', ') })
  const publisher = { tenant: declared, actorId: operatorId, now: services.now() }
  const addition = { layer, checked, reason, restores: null, action: 'forms-rebased', also: nothingElse } as const
  await addPublication(services, publisher, addition).catch(unlessStale)
  await publications.refresh(declared)
  return 'rebased'
}

const nothingElse = async (): Promise<void> => undefined

/** Another process, or an administrator, has published meanwhile: what it published is composed on its release. */
function unlessStale(problem: unknown): void {
  if (!(problem instanceof Refusal) || problem.code !== 'stale') throw problem
}

interface Misfit extends Pick<Parameters<typeof writeHeldRelease>[1], 'release' | 'issues'> {
  readonly latest: PublicationRow
}

async function hold(
  tx: TenantTransaction,
  { staff, now }: RebasingServices,
  tenant: PublishedTenant,
  { latest: { sequence }, release, issues }: Misfit,
): Promise<void> {
  const at = now()
  if (!(await writeHeldRelease(tx, { sequence, release, issues }, at))) return
  const audit = { actor_id: operatorId, action: 'release-held', subject_id: null, detail: String(sequence) } as const
  await recordAudit(tx, audit, at)
  for (const person of await staffWhoMay(tx, tenant, staff, 'forms')) {
    await notify(tx, person.id, { kind: 'release-held', params: {} }, at)
  }
}
