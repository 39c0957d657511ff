import { fileURLToPath } from 'node:url'
import { tenantIds } from '../../../src/engine/check/check-declarations.ts'
import { composeTenant } from '../../../src/engine/compose/compose-tenant.ts'
import { publishedLayer, publishedOverlay } from '../../../src/engine/compose/published-layer.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { beginEditing, editDocument, resultingActions } from '../../../src/engine/editing/session.ts'
import type { EditingSession } from '../../../src/engine/editing/session.ts'
import type { Edit } from '../../../src/engine/editing/edit.ts'
import type { EditedDocument } from '../../../src/engine/editing/edited-document.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { OverlayAction } from '../../../src/engine/overlay/index.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'

/** The declarations as shipped. */
export const shippedFiles = await readDeclarations(fileURLToPath(new URL('../../..', import.meta.url)))

/** The shipped organisations. */
export const organisations = tenantIds(shippedFiles)

const composed = new Map(organisations.map((id) => [id, composeTenant(shippedFiles, id)]))

/** The documents of an organisation as its administrators begin to edit them. */
export function editedDocuments(tenant: string): readonly EditedDocument[] {
  const { documents = new Map(), origins = new Map() } = composed.get(tenant) ?? {}
  return [...documents].map(([id, inherited]) => ({
    id,
    inherited,
    origins: origins.get(id) ?? new Map(),
    layer: publishedLayer,
  }))
}

/** A session on a document of an organisation. */
export function sessionOn(tenant: string, id: DocumentId, actions: readonly OverlayAction[] = []): EditingSession {
  const edited = editedDocuments(tenant).find((one) => one.id === id)
  if (edited === undefined) throw new Error(`${tenant} has no document "${id}".`)
  return beginEditing(edited, actions)
}

/** A session after an edit that has to be possible. */
export function editedBy(session: EditingSession, change: Edit, reason: string): EditingSession {
  const next = editDocument(session, change, reason)
  if (typeof next === 'string') throw new Error(next)
  return next
}

/** The overlay that a session has come to, as it is saved and published. */
export const savedOverlay = (session: EditingSession): JsonObject =>
  publishedOverlay(session.edited.id, resultingActions(session).map(asJson).filter(isJsonObject))
