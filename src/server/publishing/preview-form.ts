import type { FormPreview, PreviewBody } from '../../contract/edited-form.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublicationThread } from '../platform/publications/publication-thread.ts'
import { storePreview } from '../platform/publications/preview-rows.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { readBelow } from './added-sections.ts'
import type { Editing } from './save-draft.ts'
import { soundActions } from './sound-actions.ts'

export interface PreviewServices {
  readonly database: Pick<Database, 'inTenant'>
  readonly checking: Pick<PublicationThread, 'do'>
  readonly tenants: Pick<PublishedTenants, 'compose' | 'code'>
}

/**
 * Compiles a form with changes on the thread for this, for the editor's preview (ADM-11). Its code is kept until the
 * same administrator asks for another.
 *
 * @throws Refusal as for `saveDraft`; `forms-busy`
 */
export async function previewForm(
  { database, checking, tenants }: PreviewServices,
  { tenant, actorId }: Pick<Editing, 'tenant' | 'actorId'>,
  sent: PreviewBody,
): Promise<FormPreview> {
  const { document } = sent
  const below = await database.inTenant(tenant.id, (tx) => readBelow(tx, document))
  const actions = soundActions({ tenant, tenants, below }, sent)
  const overlays = { ...below.layer, [document]: publishedOverlay(document, actions) }
  const { previewed } = await checking.do({ kind: 'preview', tenant: tenant.id, overlays, document })
  if ('problem' in previewed) return { code: null, problem: previewed.problem }
  const name = `${previewed.hash}.js`
  const file = { name, compiler: tenants.code.compiler ?? '', content: previewed.code }
  await database.inTenant(tenant.id, (tx) => storePreview(tx, actorId, file))
  return { code: `/published/preview/${name}`, problem: null }
}
