import type { JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { labelPlace } from '../field-label.ts'
import { declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { withValue } from '../with-value.ts'

/** Sets or takes away a keyword of a field's schema: a limit, a pattern, a default, a description. */
export const setKeyword =
  (path: FieldPath, keyword: string, value: JsonValue | undefined): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    if (place === undefined) return noField(path)
    if (place.schema === undefined) return isShared(path)
    return withValue(document, inherited, `${place.schema}/${escapeSegment(keyword)}`, value)
  }

/** Sets or takes away a key of a field's UI schema, such as `ui:help` or `ui:placeholder`. */
export const setUi =
  (path: FieldPath, key: string, value: JsonValue | undefined): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    return place === undefined ? noField(path) : withValue(document, inherited, `${place.ui}/${key}`, value)
  }

/** Sets a field's label where it is declared. */
export const setLabel =
  (path: FieldPath, label: string): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    return place === undefined ? noField(path) : withValue(document, inherited, labelPlace(document, place), label)
  }

/** Sets how many of twelve columns a field spans. */
export const setWidth = (path: FieldPath, columns: number | undefined): Edit =>
  setUi(path, 'ui:options/columns', columns)

/** Sets what a field says when its answer breaks the rule of a keyword. */
export const setMessage = (path: FieldPath, keyword: string, message: string | undefined): Edit =>
  setUi(path, `ui:messages/${escapeSegment(keyword)}`, message)

/** Hides a field, which is then neither shown nor asked for, or shows it again. */
export const hideField = (path: FieldPath, isHidden: boolean): Edit =>
  setUi(path, 'ui:hidden', isHidden ? true : undefined)
