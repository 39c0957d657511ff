import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { publishedLayer } from '../../../../../engine/compose/published-layer.ts'
import { isComposedDocument } from '../../../../../engine/document/composite-shape.ts'
import { withTranslations } from '../../../../../engine/editing/translated-texts.ts'
import type { EditedDocument } from '../../../../../engine/editing/edited-document.ts'
import type { OtherChanges } from '../../../../../engine/editing/decisions/merge-actions.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import { isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { NodeOrigin, OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'

/** A form from the server as the engine edits it. */
export function editedDocument({ document: id, inherited, origins, translations }: EditedForm): EditedDocument {
  const declared = asJson(inherited)
  const languages = translations.map(({ language }) => language)
  const below = isJsonObject(declared) ? withTranslations(declared, languages) : declared
  if (!isComposedDocument(below)) throw new Error(`${id} is no document`)
  const noted = origins.map((origin): readonly [string, readonly NodeOrigin[]] => {
    const { pointer, layer, reason, action } = origin
    const plain = asJson(origin)
    const was = isJsonObject(plain) ? ownValue(plain, 'was') : undefined
    return [pointer, [{ layer, file: '', action, reason, ...(was !== undefined && { was }) }]]
  })
  return { id, inherited: below, origins: new Map(noted), layer: publishedLayer }
}

/** The actions that editing goes on with: those of the draft, else what is published. */
export const begunActions = ({ draft, published }: EditedForm): readonly OverlayAction[] =>
  draft?.actions ?? published.map(({ action }) => action)

/** A form as the server has it now, beside one that was read before. */
interface NewerForm {
  readonly newer: EditedForm
  readonly earlier: EditedForm
}

/**
 * What others have made since a form was read: in another draft, or, where the draft is still the one that was read, in
 * what was published after it was begun.
 */
export function otherChanges({ newer, earlier }: NewerForm): OtherChanges {
  const published = newer.published.map(({ action }) => action)
  const isSameDraft = newer.draft !== null && newer.draft.revision === earlier.draft?.revision
  if (isSameDraft) return { base: newer.draft?.base ?? published, theirs: published }
  return { base: begunActions(earlier), theirs: begunActions(newer) }
}
