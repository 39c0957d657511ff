import type { Condition } from '../../document/condition.ts'
import { asJson } from '../../json/as-json.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import type { Edit } from '../edit.ts'
import { declaredPlace, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { inInheritedOrder } from '../in-inherited-order.ts'
import { hasId, isSameItem } from '../named-items.ts'
import { listAt, withList } from '../with-value.ts'
import { ruleEffects, withoutName } from '../without-name.ts'

const place = '/ui/rules'

/**
 * Shows a field only while a condition holds, besides those that the layers below ask for; or always, without any.
 */
export const showWhen =
  (path: FieldPath, condition: Condition | undefined): Edit =>
  (document, inherited) => {
    if (declaredPlace(document, path) === undefined) return noField(path)
    const below = listAt(inherited, place)
    const id = ruleId(path)
    const others = listAt(document, place).filter((rule) => !hasId(rule, id))
    const rules =
      condition === undefined
        ? others.flatMap((rule) => withoutName(rule, ['show'], path.join('.'), ruleEffects))
        : [...others, { id, when: asJson(condition), show: [path.join('.')] }]
    return withList(document, inherited, place, inInheritedOrder(rules, below, isSameItem))
  }

/** Shows a field whenever other rules than the edited layer's own one for it do. */
export const showAsBelow =
  (path: FieldPath): Edit =>
  (document, inherited) =>
    withList(
      document,
      inherited,
      place,
      listAt(document, place).filter((rule) => !hasId(rule, ruleId(path))),
    )

/** The rule by which the edited layer says when a field is shown; undefined when it says nothing. */
export const ownRule = (document: JsonObject, path: FieldPath): JsonObject | undefined =>
  listAt(document, place)
    .filter(isJsonObject)
    .find((rule) => hasId(rule, ruleId(path)))

/** Whether other rules than that one say when a field is shown. */
export const hasOtherRule = (document: JsonObject, path: FieldPath): boolean =>
  listAt(document, place)
    .filter(isJsonObject)
    .some((rule) => {
      const shown = ownValue(rule, 'show')
      return !hasId(rule, ruleId(path)) && isJsonArray(shown) && shown.includes(path.join('.'))
    })

/** The id of the rule that an edit makes for a field. */
const ruleId = (path: FieldPath): string =>
  ['show', ...path]
    .join('-')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/-$/g, '')
