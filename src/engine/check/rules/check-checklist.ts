import type { Checklist } from '../../document/checklist.ts'
import { accountSchema } from '../subject/account-schema.ts'
import { pointsSchema } from '../subject/points-schema.ts'
import { sectionsOf } from '../../checklist/rule-sections.ts'
import { mendName } from '../../document/mend-name.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { checkList } from '../subject/check-list.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { propertyNames } from '../../schema/schema-walk.ts'
import { checkRule, conditionFindings } from './check-rule.ts'

/** The page that defines which form completes the items of a type. */
const formsPage = 'pages/checklist'

/**
 * Everything that a checklist names exists: categories, sections, the form of each item's type. Conditions and rules
 * name existing values, with suitable operators. No other checklist is for the same categories.
 */
export function checkChecklist(checked: CheckedDocument): readonly Finding[] {
  const { checklist } = checked.document
  if (checklist === undefined) return []
  const { items, disclaimers = [], examples = [] } = checklist
  return [
    ...checkCategories(checked, checklist),
    ...checkList({ pointer: '/checklist/items', items }),
    ...checkList({ pointer: '/checklist/disclaimers', items: disclaimers }),
    ...checkList({ pointer: '/checklist/examples', items: examples }),
    ...items.flatMap((item, i) => checkType(checked, item, `/checklist/items/${i}/type`)),
    ...items.flatMap((item, i) => checkPreset(checked, item, `/checklist/items/${i}/preset`)),
    ...checkConditions(checked, 'items'),
    ...checkConditions(checked, 'disclaimers'),
  ]
}

function checkCategories({ id, surroundings }: CheckedDocument, checklist: Checklist): readonly Finding[] {
  const { categories, type, named } = checklist
  if (named) return []
  const others = [...surroundings.documents].filter(
    ([other, document]) => other !== id && document.checklist?.type === type && !document.checklist.named,
  )
  if (categories === undefined) {
    const rival = others.find(([, document]) => document.checklist?.categories === undefined)
    const message = `"${id}" and "${rival?.[0]}" are both for every other category of ${type}.`
    return rival === undefined ? [] : [{ pointer: '/checklist', message }]
  }
  const known = (surroundings.documents.get('lists/membership-categories')?.list?.items ?? []).map(({ Code }) =>
    String(Code),
  )
  return categories.flatMap((category, i) => {
    const pointer = `/checklist/categories/${i}`
    const rival = others.find(([, document]) => document.checklist?.categories?.includes(category))
    if (rival) return [{ pointer, message: `The category "${category}" is named by "${rival[0]}" as well.` }]
    if (known.includes(category)) return []
    return [{ pointer, message: `There is no membership category "${category}".`, ...mendName(category, known) }]
  })
}

function checkType(
  { surroundings }: CheckedDocument,
  { id, type, path }: Checklist['items'][number],
  pointer: string,
): readonly Finding[] {
  if (path !== undefined) return []
  const page = surroundings.documents.get(formsPage)?.page
  const types = page?.kind === 'checklist' ? page.components.map(({ name }) => name) : []
  if (types.includes(type)) return []
  const message = `The item "${id}" is of the type "${type}", for which ${formsPage} names no form.`
  return [{ pointer, message, ...mendName(type, types) }]
}

/** What an item chooses already exists in a section that its rule reads. */
function checkPreset(
  { surroundings }: CheckedDocument,
  item: Checklist['items'][number],
  pointer: string,
): readonly Finding[] {
  const names = [...sectionsOf({ items: [item] })].flatMap((section) => {
    const schema = surroundings.documents.get(section)?.schema
    return schema === undefined ? [] : propertyNames(schema, schema)
  })
  return Object.keys(item.preset ?? {}).flatMap((field) => {
    if (names.includes(field)) return []
    const message = `The item "${item.id}" presets the field "${field}", which does not exist.`
    return [{ pointer: `${pointer}/${escapeSegment(field)}`, message, ...mendName(field, names) }]
  })
}

function checkConditions(checked: CheckedDocument, list: 'items' | 'disclaimers'): readonly Finding[] {
  const { named } = checked.surroundings
  // Only where a case type or a page names the checklist are the member's account and points read for it.
  const isNamed = checked.document.checklist?.named === true
  const sources = isNamed
    ? new Map(named).set('ledger', { schema: accountSchema }).set('points', { schema: pointsSchema })
    : named
  return jsonItems(checked, list).flatMap((item, i) => [
    ...conditionFindings(ownValue(item, 'when'), { sources }, `/checklist/${list}/${i}/when`),
    ...checkRule(checked, { sources }, ownValue(item, 'passes'), `/checklist/${list}/${i}/passes`),
    ...Object.entries(objectAt(item, 'counts')).flatMap(([number, value]) =>
      conditionFindings({ value, atLeast: 0 }, { sources }, `/checklist/${list}/${i}/counts/${number}`),
    ),
  ])
}

/** A list of the checklist as plain JSON, as read from its file. */
function jsonItems({ document }: CheckedDocument, list: 'items' | 'disclaimers'): readonly JsonObject[] {
  const items: JsonValue = Object.entries(document.checklist ?? {}).find(([key]) => key === list)?.[1] ?? []
  return isJsonArray(items) ? items.filter(isJsonObject) : []
}
