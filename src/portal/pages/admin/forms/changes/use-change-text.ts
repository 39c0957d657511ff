import { isAdding } from '../../../../../engine/compose/added-section.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import { isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { groupList } from '../../../../../engine/editing/field-outline.ts'
import { fieldLabel } from '../../../../../engine/editing/field-label.ts'
import { hasId } from '../../../../../engine/editing/named-items.ts'
import { itemTitle } from '../../../../../engine/editing/parts/item-title.ts'
import { listAt } from '../../../../../engine/editing/with-value.ts'
import { headedGroup } from '../../../../../engine/overlay/order-fields.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { changedField, changePart } from './change-parts.ts'
import type { ChangePart } from './change-parts.ts'
import { pageChange } from './page-change.ts'
import { usePageChangeText } from './use-page-change-text.ts'
import { usePartChangeText } from './use-part-change-text.ts'
import { useTranslationChangeText } from './use-translation-change-text.ts'
import { usePropertyName } from './use-property-name.ts'
import { useValueChange } from './use-value-change.ts'
import type { ChangeText } from './use-value-change.ts'

/** Puts actions in words, with the labels of a document. */
export function useChangeText(document: JsonObject): (action: OverlayAction) => ChangeText {
  const text = useText()
  const nameOf = usePropertyName()
  const say = useValueChange()
  const ofPage = usePageChangeText(document)
  const ofPart = usePartChangeText(document)
  const ofTranslation = useTranslationChangeText(document)
  const sentence = (part: ChangePart): string => {
    const { property, from, to } = part
    if (property === 'field') return text(fieldChange(part))
    if (property === 'ui:after') return position(to)
    if (property === 'rules') return text(to === undefined ? 'portal.change.when-taken' : 'portal.change.when-set')
    return say({ property: nameOf(property), from, to })
  }
  const position = (after: JsonValue | undefined): string => {
    if (after === null) return text('portal.change.moved-first')
    if (typeof after !== 'string') return text('portal.change.moved-back')
    const group = headedGroup(after)
    if (group === undefined) return text('portal.change.moved', { field: fieldLabel(document, [after]) })
    const heading = listAt(document, groupList).find((one) => hasId(one, group))
    return text('portal.change.moved-to-group', { group: heading === undefined ? group : itemTitle(heading, group) })
  }
  // Only a section has a form and its own page.
  const isForm = document['schema'] !== undefined && document['case'] === undefined
  return (action) => {
    const translated = ofTranslation(action)
    if (translated) return translated
    if (isAdding(asJson(action))) return { field: undefined, sentence: text('portal.change.section-added') }
    if (!isForm) return ofPart(action)
    const change = pageChange(action)
    if (change) return ofPage(change)
    const part = changePart(action)
    const after = part.property === 'field' && isJsonObject(part.to) ? ownValue(part.to, 'ui:after') : undefined
    const field = part.path.length === 0 ? undefined : changedField(part, document)
    return { field, sentence: after === undefined ? sentence(part) : position(after) }
  }
}

const fieldChange = ({ from, to }: ChangePart) => {
  if (to === undefined) return 'portal.change.field-taken'
  return from === undefined ? 'portal.change.field-added' : 'portal.change.field-changed'
}
