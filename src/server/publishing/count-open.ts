import { publishedLayer } from '../../engine/compose/published-layer.ts'
import { isComposedDocument } from '../../engine/document/composite-shape.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { fittingActions } from '../../engine/editing/composed-actions.ts'
import { openDecisions } from '../../engine/editing/decisions/open-decisions.ts'
import { withTranslations } from '../../engine/editing/translated-texts.ts'
import { asJson } from '../../engine/json/as-json.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import { composeBelow } from './added-sections.ts'
import { declaredAction } from './declared-action.ts'
import { otherLanguages } from './declared-translations.ts'

interface CountedActions {
  readonly document: DocumentId
  readonly actions: readonly JsonObject[]
  /** What is published. */
  readonly layer: OverlayTable
}

/** How many decisions some actions of a document need on this release. */
export function countOpen(
  tenant: PublishedTenant,
  tenants: Pick<PublishedTenants, 'compose'>,
  { document: id, actions, layer }: CountedActions,
): number {
  const { documents, origins } = composeBelow(tenants, tenant.id, { layer, adding: undefined }, id).composed
  const declared = asJson(documents.get(id))
  const inherited = isJsonObject(declared) ? withTranslations(declared, otherLanguages(tenant)) : declared
  if (!isComposedDocument(inherited)) return 0
  const edited = { id, inherited, origins: origins.get(id) ?? new Map(), layer: publishedLayer }
  return openDecisions(fittingActions(edited, actions.map(declaredAction))).length
}
