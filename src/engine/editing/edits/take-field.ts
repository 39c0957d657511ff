import { isJsonObject } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { getAt } from '../../json/pointer.ts'
import type { Edit } from '../edit.ts'
import { fieldOrder } from '../field-order.ts'
import { declaredPlace, isShared, noField } from '../declared-place.ts'
import type { FieldPath } from '../declared-place.ts'
import { listAt, withList, withValue } from '../with-value.ts'
import { ruleEffects, withoutName } from '../without-name.ts'
import { arranged } from './move-field.ts'

/**
 * Takes a field away, with its place in the order, its group, the columns that show it and the rules about it. What
 * else names it, such as a condition, is for the check to find.
 */
export const takeField =
  (path: FieldPath): Edit =>
  (document, inherited) => {
    const place = declaredPlace(document, path)
    if (place === undefined) return noField(path)
    const { name, schema, ui, around } = place
    if (schema === undefined || around.schema === undefined) return isShared(path)
    const wanted = fieldOrder(document, around).map((group) => group.filter((one) => one !== name))
    const without = (list: readonly JsonValue[]) => list.filter((one) => one !== name)
    const lists: readonly (readonly [string, (list: readonly JsonValue[]) => readonly JsonValue[]])[] = [
      [`${around.schema}/required`, without],
      [`${around.ui}/ui:order`, without],
      [`${around.ui}/groups`, (groups) => groups.flatMap((group) => withoutName(group, ['fields'], name))],
      ['/ui/rules', (rules) => rules.flatMap((rule) => withoutName(rule, ruleEffects, path.join('.')))],
      ['/page/columns', (columns) => columns.filter((column) => !shows(column, path.join('.')))],
    ]
    const gone = [schema, ui].reduce((left, at) => withValue(left, inherited, at, undefined), document)
    const left = lists
      .filter(([at]) => getAt(document, at) !== undefined)
      .reduce((changed, [at, change]) => withList(changed, inherited, at, change(listAt(changed, at))), gone)
    return arranged(left, inherited, around, { wanted })
  }

const shows = (column: JsonValue, field: string): boolean =>
  isJsonObject(column) && typeof column['field'] === 'string' && column['field'].split('.')[0] === field
