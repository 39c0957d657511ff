import { translationsPart } from '../../document/composite-shape.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { isOpenAction, leadsToOpen } from '../editable-parts.ts'
import type { EditedKind } from '../editable-parts.ts'
import type { Edit } from '../edit.ts'

/** The parts of a document in which administrators may change something, as JSON. */
export const sourceParts = (document: JsonObject, kind: EditedKind): JsonObject =>
  Object.fromEntries(Object.entries(document).filter(([name]) => isSource(kind, name)))

/** The edit that gives the document these parts; those that are not among them stay. */
export const setSourceParts =
  (parts: JsonObject, kind: EditedKind): Edit =>
  (document) => {
    const known = Object.keys(document).filter((name) => isSource(kind, name))
    const missing = known.find((name) => !isJsonObject(ownValue(parts, name) ?? null))
    if (missing !== undefined) return `"${missing}" must be a JSON object.`
    const unknown = Object.keys(parts).find((name) => !known.includes(name))
    if (unknown !== undefined) return `"${unknown}" is no part of this document.`
    return { ...document, ...parts }
  }

/** Translations are changed beside their English; here they would name it by its hash. */
const isSource = (kind: EditedKind, name: string): boolean => name !== translationsPart && leadsToOpen(kind, [name])

/** The target of the first action that changes what administrators may not; undefined when none does. */
export const closedTarget = (kind: EditedKind, actions: readonly OverlayAction[]): string | undefined =>
  actions.find((action) => !isOpenAction(kind, action))?.target
