import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { readSimplePath } from '../../../../../engine/overlay/simple-path.ts'

/** What an action changes of a form's page, apart from the words for it. */
export interface PageChange {
  /** The column's id; undefined for what concerns the whole page. */
  readonly column: string | undefined
  /** The key that it changes, e.g. `title`; `column` for a whole column. */
  readonly property: string
  readonly from: JsonValue | undefined
  readonly to: JsonValue | undefined
}

/** Reads an action on a page as the change of one of its values; undefined for an action on the form's fields. */
export function pageChange(action: OverlayAction): PageChange | undefined {
  const [part, ...steps] = readSimplePath(action.target) ?? []
  if (part === undefined || !('name' in part) || part.name !== 'page') return undefined
  const [list, item] = steps
  const names = steps.flatMap((step) => ('name' in step ? [step.name] : []))
  if (list === undefined || !('name' in list) || list.name !== 'columns') return ofMember(action, undefined, names)
  if (item !== undefined && 'equals' in item) return ofMember(action, String(item.equals), names.slice(1))
  const added = isJsonArray(action.update) ? action.update[0] : undefined
  return { column: idOf(added), property: 'column', from: undefined, to: added }
}

/** An action names the value that it changes in its target, or in what it merges into that. */
function ofMember(
  { update, remove, 'x-was': was }: OverlayAction,
  column: string | undefined,
  [named]: readonly string[],
): PageChange {
  if (named !== undefined) return { column, property: named, from: was, to: update }
  if (remove === true) return { column, property: 'column', from: was, to: undefined }
  const [property = ''] = isJsonObject(update) ? Object.keys(update) : []
  return { column, property, from: memberOf(was, property), to: memberOf(update, property) }
}

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  isJsonObject(value) ? ownValue(value, name) : undefined

const idOf = (item: JsonValue | undefined): string | undefined => {
  const id = memberOf(item, 'id')
  return typeof id === 'string' ? id : undefined
}

/** What a column is called: in the document, else where it was added or taken away. */
export function changedColumn({ column, from, to }: PageChange, document: JsonObject): string | undefined {
  if (column === undefined) return undefined
  const titles = [columnIn(document, column), to, from].map((value) => memberOf(value, 'title'))
  return titles.find((title) => typeof title === 'string') ?? column
}

function columnIn(document: JsonObject, id: string): JsonValue | undefined {
  const columns = memberOf(ownValue(document, 'page'), 'columns')
  return isJsonArray(columns) ? columns.find((column) => idOf(column) === id) : undefined
}
