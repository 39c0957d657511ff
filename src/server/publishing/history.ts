import type { Publication, PublicationDifference } from '../../contract/publication.ts'
import { equalJson } from '../../engine/json/json.ts'
import { namesOf } from '../cases/person-names.ts'
import { operatorId } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import { overlayTable, readPublication, readPublications } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { declaredAction } from './declared-action.ts'
import { publishedActions, formTitle } from './editable-documents.ts'

/** What was published, the newest first. */
export async function listPublications(
  tx: TenantTransaction,
  tenant: PublishedTenant,
): Promise<readonly Publication[]> {
  const rows = await readPublications(tx)
  const names = await namesOf(tx, [...new Set(rows.map(({ published_by }) => published_by))])
  const [oldest] = rows
  const first = oldest === undefined ? undefined : await readPublication(tx, oldest.sequence - 1)
  return rows
    .map((row, i) => ({
      publication: row.sequence,
      by:
        row.published_by === operatorId
          ? textOf(tenant, 'server.release.by')
          : (names.get(row.published_by) ?? tenant.declaration.name),
      at: row.published_at.toISOString(),
      reason: row.reason,
      forms: differences(tenant, overlayTable(rows[i - 1] ?? first), overlayTable(row)).map(({ title }) => title),
      restores: row.restores,
    }))
    .toReversed()
}

/**
 * How two publications differ; 0 is the forms as shipped.
 *
 * @throws Refusal `not-found` for no publication
 */
export async function comparePublications(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  numbers: { readonly from: number; readonly to: number },
): Promise<readonly PublicationDifference[]> {
  const [from, to] = [await overlaysAt(tx, numbers.from), await overlaysAt(tx, numbers.to)]
  return differences(tenant, from, to)
}

async function overlaysAt(tx: TenantTransaction, sequence: number): Promise<OverlayTable> {
  if (sequence === 0) return {}
  const row = await readPublication(tx, sequence)
  if (row === undefined) throw new Refusal('not-found')
  return overlayTable(row)
}

function differences(tenant: PublishedTenant, from: OverlayTable, to: OverlayTable): readonly PublicationDifference[] {
  const ids = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted()
  return ids.flatMap((id) => {
    const [was, is] = [publishedActions(from, id), publishedActions(to, id)]
    const removed = was.filter((action) => !is.some((other) => equalJson(action, other))).map(declaredAction)
    const added = is.filter((action) => !was.some((other) => equalJson(action, other))).map(declaredAction)
    return removed.length + added.length === 0 ? [] : [{ document: id, title: formTitle(tenant, id), removed, added }]
  })
}
