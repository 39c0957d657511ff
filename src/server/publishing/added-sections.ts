import { addedSection, isAdding } from '../../engine/compose/added-section.ts'
import type { ComposedPublication } from '../../engine/compose/compose-published.ts'
import { publishedOverlay } from '../../engine/compose/published-layer.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { applyOverlay } from '../../engine/overlay/apply-overlay.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublishedTenants } from '../platform/published/published-tenants.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readDraft } from './draft-rows.ts'
import type { DraftRow } from './draft-rows.ts'
import { publishedActions } from './editable-documents.ts'

/** The action that adds a section, among those of its document. */
export const addingIn = (actions: readonly JsonObject[]): JsonObject | undefined => actions.find(isAdding)

/** What somebody changes of a document that may be a section of administrators. */
export interface EditedBelow {
  /** What is published. */
  readonly layer: OverlayTable
  /** The action that adds the document, where administrators made it. */
  readonly adding: JsonObject | undefined
}

/** What the changes of a document are made on. */
export async function readBelow(tx: TenantTransaction, id: DocumentId): Promise<EditedBelow> {
  const layer = overlayTable(await readLatest(tx))
  const draft = await readDraft(tx, id)
  return { layer, adding: addingIn(draft?.actions ?? []) ?? addingIn(publishedActions(layer, id)) }
}

/** What lies below the changes that administrators make. */
export interface ComposedBelow extends ComposedPublication {
  /** Whether the document is theirs: they made it, and no release declares one with its name. */
  readonly isOwn: boolean
}

/**
 * An organisation as it is declared, with the sections that its administrators made as these began: with their tabs,
 * and without what was changed of them or of anything else.
 */
export function composeBelow(
  { compose }: Pick<PublishedTenants, 'compose'>,
  tenant: string,
  { layer, adding }: EditedBelow,
  id: DocumentId,
): ComposedBelow {
  const published = Object.keys(layer).flatMap((name) => {
    const action = addingIn(publishedActions(layer, name))
    return action === undefined ? [] : [[name, publishedOverlay(name, [action])] as const]
  })
  const own = adding === undefined ? [] : [[id, publishedOverlay(id, [adding])] as const]
  const composed = compose(tenant, new Map([...published, ...own]))
  return { ...composed, isOwn: adding !== undefined && !composed.unfit.includes(id) }
}

/** What a section is called with these actions, which add it. */
function sectionTitle(id: DocumentId, actions: readonly JsonObject[]): string | undefined {
  const adding = addingIn(actions)
  if (adding === undefined) return undefined
  const changes = actions.filter((action) => action !== adding)
  const overlay = publishedOverlay(id, changes)
  const { document } = applyOverlay(addedSection(adding).parts, overlay, { mode: 'lenient', file: id, layer: '' })
  const page = isJsonObject(document) ? ownValue(document, 'page') : undefined
  const title = isJsonObject(page) ? ownValue(page, 'title') : undefined
  return typeof title === 'string' ? title : undefined
}

/** The sections that administrators made and did not publish yet. */
export const draftedSections = (
  { documents }: Pick<PublishedTenant, 'documents'>,
  drafts: readonly Pick<DraftRow, 'document' | 'actions'>[],
): readonly { readonly id: DocumentId; readonly title: string }[] =>
  drafts.flatMap(({ document: id, actions }) => {
    const title = documents.has(id) ? undefined : sectionTitle(id, actions)
    return title === undefined ? [] : [{ id, title }]
  })
