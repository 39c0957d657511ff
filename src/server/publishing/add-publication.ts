import { contentHash } from '../../engine/compose/content-hash.ts'
import type { ChangedValue } from '../../engine/json/changed-values.ts'
import type { AuditAction } from '../../contract/audit-log.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import type { CheckedPublication, OverlayTable } from '../platform/publications/publication-job.ts'
import { keepDeclarations, packDeclarations } from '../platform/publications/kept-declarations.ts'
import { publicationFiles, storeFiles } from '../platform/publications/publication-files.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { Refusal } from '../platform/refusal.ts'
import { publishedActions } from './editable-documents.ts'
import type { ProposedLayer } from './proposed-layer.ts'

export interface PublishingServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
  readonly tenants: Pick<PublishedTenants, 'all' | 'files' | 'compose' | 'withPublished' | 'releaseOf' | 'code'>
}

export interface Publisher {
  readonly tenant: PublishedTenant
  /** The id of the administrator's account. */
  readonly actorId: string
  readonly now: Date
}

interface Addition {
  readonly layer: ProposedLayer
  readonly checked: CheckedPublication
  readonly reason: string
  /** The publication that it brings back; null for none. */
  readonly restores: number | null
  /** How the audit log calls it. */
  readonly action: Extract<AuditAction, 'forms-published' | 'forms-rolled-back' | 'forms-rebased'>
  /** What else changes in its transaction, with the number of the publication. */
  readonly also: (tx: TenantTransaction, sequence: number) => Promise<void>
}

/**
 * Adds a publication that was checked, which is in force from then on, and returns its number.
 *
 * @throws Refusal `stale` when another has its number by now
 */
export async function addPublication(
  { database, tenants }: PublishingServices,
  { tenant, actorId, now }: Publisher,
  { layer, checked, reason, restores, action, also }: Addition,
): Promise<number> {
  const declared = tenants.all.find(({ id }) => id === tenant.id) ?? tenant
  tenants.code.add(checked.code)
  const next = tenants.withPublished(tenant.id, new Map(Object.entries(checked.overlays)))
  const files = publicationFiles(next, declared, { code: checked.code, compiler: tenants.code.compiler ?? '' })
  const sequence = layer.sequence + 1
  const kept = await packDeclarations(tenants.files, tenant.id, tenants.releaseOf(tenant.id))
  await database.inTenant(tenant.id, async (tx) => {
    const inserted = await tx.db
      .insertInto('publications')
      .values({
        tenant: tenant.id,
        sequence,
        overlays: JSON.stringify(checked.overlays),
        base: contentHash(declared.hashes),
        release: kept.release,
        restores,
        reason,
        published_by: actorId,
        published_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('sequence')
      .executeTakeFirst()
    if (inserted === undefined) throw stalePublication()
    await also(tx, sequence)
    await storeFiles(tx, files)
    await keepDeclarations(tx, kept, now)
    const changes = changedForms(layer.before, checked.overlays)
    await recordAudit(tx, { actor_id: actorId, action, subject_id: null, detail: String(sequence), changes }, now)
  })
  return sequence
}

/** The documents of which something else is published, each with how many changes were and are published of it. */
function changedForms(before: OverlayTable, after: OverlayTable): readonly ChangedValue[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return ids.flatMap((id) => {
    const [was, is] = [publishedActions(before, id), publishedActions(after, id)]
    return contentHash(was) === contentHash(is) ? [] : [{ field: id, from: was.length, to: is.length }]
  })
}

/** The refusal of what was read before something else was published. */
export const stalePublication = () => new Refusal('stale', { message: { key: 'server.publication-stale' } })
