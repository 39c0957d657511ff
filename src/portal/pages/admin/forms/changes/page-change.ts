import { isJsonArray, isJsonObject, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { getAt } from '../../../../../engine/json/pointer.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { readSimplePath } from '../../../../../engine/overlay/simple-path.ts'

/** The lists of a section whose items are changed one by one, and where they are. */
const changedLists = { columns: '/page/columns', actions: '/page/actions', groups: '/ui/groups' } as const
export type ChangedList = keyof typeof changedLists

/** An item of one of these lists. */
interface ChangedItem {
  readonly list: ChangedList
  readonly id: string | undefined
}

/** What an action changes of a section's page or of the groups of its fields, apart from the words for it. */
export interface PageChange {
  /** Undefined for what concerns the whole page. */
  readonly item: ChangedItem | undefined
  /** The key that it changes, e.g. `title` or `confirm/text`; `item` for a whole item. */
  readonly property: string
  readonly from: JsonValue | undefined
  readonly to: JsonValue | undefined
}

/** Reads an action as the change of one value of a page or group; undefined for an action on the form's fields. */
export function pageChange(action: OverlayAction): PageChange | undefined {
  const [part, ...steps] = readSimplePath(action.target) ?? []
  if (part === undefined || !('name' in part)) return undefined
  const names = steps.flatMap((step) => ('name' in step ? [step.name] : []))
  const [first, second] = steps
  const list = first && 'name' in first ? listAtPath(`/${part.name}/${first.name}`) : undefined
  if (list === undefined) return part.name === 'page' ? ofMember(action, undefined, names) : undefined
  if (second !== undefined && 'equals' in second)
    return ofMember(action, { list, id: String(second.equals) }, names.slice(1))
  const added = isJsonArray(action.update) ? action.update[0] : undefined
  return { item: { list, id: idOf(added) }, property: 'item', from: undefined, to: added }
}

const listAtPath = (path: string): ChangedList | undefined =>
  (['columns', 'actions', 'groups'] as const).find((list) => changedLists[list] === path)

/** An action names the value that it changes in its target, or in what it merges into that. */
function ofMember(
  { update, remove, 'x-was': was }: OverlayAction,
  item: ChangedItem | undefined,
  named: readonly string[],
): PageChange {
  const [merged] = isJsonObject(update) ? Object.keys(update) : []
  if (merged !== undefined) {
    return { item, property: [...named, merged].join('/'), from: memberOf(was, merged), to: memberOf(update, merged) }
  }
  if (named.length > 0) return { item, property: named.join('/'), from: was, to: update }
  return { item, property: remove === true ? 'item' : '', from: remove === true ? was : undefined, to: undefined }
}

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined =>
  isJsonObject(value) ? ownValue(value, name) : undefined

const idOf = (item: JsonValue | undefined): string | undefined => {
  const id = memberOf(item, 'id')
  return typeof id === 'string' ? id : undefined
}

/** What a changed item is called: in the document, else where it was added or taken away. */
export function changedItem({ item, from, to }: PageChange, document: JsonObject): string | undefined {
  if (item === undefined) return undefined
  const titles = [itemIn(document, item), to, from].map((value) => memberOf(value, 'title'))
  return titles.find((title) => typeof title === 'string') ?? item.id
}

function itemIn(document: JsonObject, { list, id }: ChangedItem): JsonValue | undefined {
  const items = getAt(document, changedLists[list])
  return isJsonArray(items) ? items.find((item) => idOf(item) === id) : undefined
}
