import type { FormIssue, PreviewBody } from '../../contract/edited-form.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { readBelow } from './added-sections.ts'
import { currentLayer } from './current-layer.ts'
import { checkLayer, placedIn } from './dry-run.ts'
import { soundActions } from './sound-actions.ts'

export interface CheckServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
  readonly tenants: Pick<PublishedTenants, 'compose'>
}

/**
 * Checks an organisation as it would be with changes of one document, on the thread for this. Issues elsewhere that
 * follow from them are found as well.
 *
 * @throws Refusal as for `saveDraft`; `forms-busy`
 */
export async function checkChanges(
  { database, checking, tenants }: CheckServices,
  tenant: PublishedTenant,
  sent: PreviewBody,
): Promise<{ readonly issues: FormIssue[] }> {
  const below = await database.inTenant(tenant.id, (tx) => readBelow(tx, sent.document))
  const actions = soundActions({ tenant, tenants, below }, sent)
  const before = below.layer
  if (actions.length === 0) return { issues: [] }
  const after = {
    ...currentLayer(tenants, tenant.id, before).overlays,
    [sent.document]: publishedOverlay(sent.document, actions),
  }
  const { issues } = await checkLayer({ checking }, tenant, { before, after })
  return { issues: issues.map((issue) => placedIn(tenant, issue)) }
}
