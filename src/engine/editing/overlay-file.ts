import type { DocumentId } from '../document/document-id.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { parseJson } from '../json/parse-json.ts'
import type { Overlay, OverlayAction } from '../overlay/overlay-document.ts'
import { readOverlay } from '../overlay/read-overlay.ts'

/** How many bytes a file may have; the largest overlay that ships has a fiftieth of it. */
export const mostFileBytes = 1_000_000

/**
 * Actions as the overlay file that a person could have written, e.g. for a pull request: it belongs at
 * `tenants/<organisation>/overlays/<document>.json`.
 */
export function overlayFile(
  { id, title }: { readonly id: DocumentId; readonly title: string },
  actions: readonly OverlayAction[],
): string {
  const overlay: Overlay = { overlay: '1.1.0', info: { title, version: '1.0.0' }, extends: id, actions }
  return `${JSON.stringify(overlay, undefined, 2)}\n`
}

/**
 * The actions of an overlay file for a document, without those on its examples, which publishing writes itself.
 *
 * @returns one sentence, with the place in the file, when it is not such a file
 */
export function readOverlayFile(text: string, id: DocumentId): readonly OverlayAction[] | string {
  const overlay = parseJson(text)
  if (overlay === undefined) return 'The file is not JSON.'
  const { issues } = readOverlay(overlay, { strict: true, file: id })
  const [issue] = issues
  if (issue !== undefined) return issue.pointer === '' ? issue.message : `${issue.pointer}: ${issue.message}`
  const { extends: of, actions } = asOverlay(overlay)
  if (of !== id) return `The file is for "${String(of)}", not for "${id}".`
  return actions.filter(({ target }) => !target.startsWith('$.examples'))
}

/** An overlay whose shape was checked. */
function asOverlay(overlay: JsonValue): Pick<Overlay, 'extends' | 'actions'> {
  const { extends: of, actions } = isJsonObject(overlay) ? overlay : {}
  const listed = Array.isArray(actions) ? actions.filter(isJsonObject) : []
  return { ...(typeof of === 'string' && { extends: of }), actions: listed.map(asAction) }
}

const asAction = (action: JsonObject): OverlayAction => ({ ...action, target: String(ownValue(action, 'target')) })
