import type { CompositeDocument } from '../document/document.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { setAt } from '../json/pointer.ts'
import { humanTexts } from '../translate/human-texts.ts'

/** Stands where a text was; it occurs in no document. */
const textHere = '\u0000'

/** Lists of a page and a checklist that are read in their order; of all others the order may decide something. */
const pageLists = ['columns', 'actions', 'tabs', 'tiles', 'parts', 'entries', 'renewals', 'states']
const checklistLists = ['items', 'disclaimers']
/** How an item of such a list is drawn, and where. */
const itemLayout = ['after', 'icon', 'accent', 'preview']

/** Of a UI schema, and of a field in it: texts by keyword or by choice, and where and how a field stands. */
const uiLayout = [
  'groups',
  'ui:messages',
  'ui:enumNames',
  'ui:order',
  'ui:after',
  'ui:elements',
  'ui:label',
  'ui:enableMarkdownInDescription',
]
/** Options of a widget that say how much room it takes. */
const optionLayout = ['columns', 'inline', 'rows', 'preview', 'label']

/**
 * What of a document is neither read nor layout: two versions with the same differ in nothing else. Its schema is left
 * to `executableHash`. Messages are texts, a theme is looks, and examples and samples are nobody's.
 */
export function withoutTexts(document: CompositeDocument): JsonObject {
  const bare = humanTexts(document)
    .filter(({ pointer }) => !/^\/(?:schema|messages)\//.test(pointer))
    .reduce((rest, { pointer }) => setAt(rest, pointer, textHere), asJson(document))
  if (!isJsonObject(bare)) return {}
  const rules = withoutMarks(without(bare, ['schema', 'messages', 'theme', 'examples', 'samples']))
  const { ui, page, checklist } = rules
  return {
    ...rules,
    ui: isJsonObject(ui) ? uiRules(ui) : {},
    ...(isJsonObject(page) && { page: pageRules(page) }),
    ...(isJsonObject(checklist) && { checklist: inAnyOrder(checklist, checklistLists) }),
  }
}

function pageRules(page: JsonObject): JsonObject {
  const dialog = ownValue(page, 'dialog')
  const shown = inAnyOrder(without(page, ['as']), pageLists)
  return isJsonObject(dialog) ? { ...shown, dialog: without(dialog, ['width']) } : shown
}

/** A part whose lists are in the order of their items' ids, however they are drawn. */
function inAnyOrder(part: JsonObject, lists: readonly string[]): JsonObject {
  const sorted = lists.flatMap((list): [string, JsonValue][] => {
    const items = ownValue(part, list)
    if (!isJsonArray(items)) return []
    const bare = items.map((item) => (isJsonObject(item) ? without(item, layoutOf(item)) : item))
    return [[list, bare.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))]]
  })
  return { ...part, ...Object.fromEntries(sorted) }
}

/** That a table is ordered by a column at first is layout; that it cannot be is not. */
const layoutOf = (item: JsonObject): readonly string[] =>
  ownValue(item, 'sort') === 'none' ? itemLayout : [...itemLayout, 'sort']

const idOf = (item: JsonValue): string => (isJsonObject(item) ? String(ownValue(item, 'id')) : '')

/** A UI schema, or that of a field: what is empty says nothing. */
function uiRules(ui: JsonObject): JsonObject {
  const members = Object.entries(without(ui, uiLayout)).map(([key, member]): [string, JsonValue] => {
    if (key === 'ui:options') return [key, without(objectAt(ui, key), optionLayout)]
    return [key, isJsonObject(member) && !key.startsWith('ui:') ? uiRules(member) : (member ?? null)]
  })
  return Object.fromEntries(members.filter(([, member]) => !isJsonObject(member) || Object.keys(member).length > 0))
}

const without = (object: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** An object without the members that were texts, at any depth: a text may be added or taken away. */
const withoutMarks = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([, member]) => member !== textHere)
      .map(([key, member]) => [key, bareOf(member)]),
  )

function bareOf(value: JsonValue | undefined): JsonValue {
  if (isJsonArray(value)) return value.map(bareOf)
  return isJsonObject(value) ? withoutMarks(value) : (value ?? null)
}
