import type { DocumentId } from '../document/document-id.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { mendName } from '../document/mend-name.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { readSimplePath } from '../overlay/simple-path.ts'
import { missingName } from './missing-name.ts'
import type { Origins, OverlayIssue } from '../overlay/overlay-document.ts'
import { documentProblem, isComposedDocument } from '../document/composite-shape.ts'
import type { ComposedDocument } from '../document/composite-shape.ts'
import { coreObjection } from './core-properties.ts'

/** The documents of a tenant while layers are applied to them. */
export interface Composition {
  readonly documents: Map<DocumentId, ComposedDocument>
  readonly origins: Map<DocumentId, Origins>
  readonly issues: DeclarationIssue[]
}

/** An overlay, the file or revision that it comes from, and its layer. */
export interface LayerOverlay {
  readonly layer: string
  readonly file: string
  readonly overlay: JsonValue
}

export interface LayerOptions {
  /**
   * `required`: actions must give the values that they replace (`x-was`) and mark what they add as new (`x-absent`).
   */
  readonly guards?: 'required' | 'optional'
}

/**
 * Applies an overlay to the document that it extends; actions that are not allowed become issues and are skipped.
 *
 * @returns the issues of its actions, each with its kind and, for a conflict, the three values
 */
export function layOver(
  composition: Composition,
  { layer, file, overlay }: LayerOverlay,
  options: LayerOptions,
): readonly OverlayIssue[] {
  const { documents, origins, issues } = composition
  const id = isJsonObject(overlay) ? ownValue(overlay, 'extends') : undefined
  const document = typeof id === 'string' ? documents.get(id) : undefined
  if (typeof id !== 'string' || document === undefined) {
    const mend = typeof id === 'string' ? mendName(id, documents.keys()) : {}
    issues.push({ file, pointer: '/extends', message: unknownDocument(id), ...mend })
    return []
  }
  const earlier = origins.get(id)
  const result = applyOverlay(document, overlay, {
    mode: 'strict',
    file,
    layer,
    refuse: objection,
    ...options,
    ...(earlier && { origins: earlier }),
  })
  issues.push(...result.issues.map((issue) => ({ ...issue, ...mendTarget(issue, overlay, document) })))
  if (!isComposedDocument(result.document)) return result.issues
  documents.set(id, result.document)
  origins.set(id, result.origins)
  return result.issues
}

/** For a target that matches nothing: the existing name closest to the first step that fails. */
function mendTarget({ kind, pointer }: OverlayIssue, overlay: JsonValue, document: ComposedDocument) {
  const text = kind === 'drift' ? getAt(overlay, pointer) : undefined
  const steps = typeof text === 'string' ? readSimplePath(text) : undefined
  const missing = steps && missingName(steps, document)
  return missing === undefined ? {} : mendName(missing.name, missing.valid)
}

function unknownDocument(id: JsonValue | undefined): string {
  return id === undefined
    ? 'The overlay does not say which document it extends.'
    : `${JSON.stringify(id)} names no document.`
}

/** Why an overlay may not change one document into the other. */
function objection(before: JsonValue, after: JsonValue): string | undefined {
  const problem = documentProblem(after)
  if (problem !== undefined || !isJsonObject(before) || !isJsonObject(after)) return problem
  const lost = Object.keys(before).find((part) => part !== 'examples' && ownValue(after, part) === undefined)
  if (lost !== undefined) return `An overlay may not remove the part "${lost}" of a document.`
  return coreObjection(ownValue(before, 'schema'), ownValue(after, 'schema'))
}
