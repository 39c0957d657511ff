import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { changedItem } from './page-change.ts'
import type { ChangedList, PageChange } from './page-change.ts'
import { useValueChange } from './use-value-change.ts'
import type { ChangeText } from './use-value-change.ts'

/** What the editor calls the keys of a page, and of the items of its lists. */
const names = {
  columns: {
    title: 'heading',
    format: 'format',
    sort: 'sort',
    filter: 'filter',
    sum: 'sum',
    masked: 'masked',
    empty: 'empty-cell',
  },
  actions: { title: 'action-title', 'confirm/title': 'confirm-title', 'confirm/text': 'confirm-text' },
  groups: { title: 'group-title', description: 'group-description' },
  page: {
    title: 'page-title',
    description: 'page-description',
    empty: 'page-empty',
    as: 'page-as',
    export: 'page-export',
  },
} as const

/** What the editor calls the values of keys that have few. */
const values = {
  format: ['text', 'number', 'date', 'age', 'duration', 'money', 'yes-no', 'choice', 'file'],
  sort: ['ascending', 'descending', 'none'],
  filter: ['choice', 'year'],
  'page-as': ['table', 'cards', 'either'],
} as const

/** Puts the changes of a page and its lists in words, with the headings of a document. */
export function usePageChangeText(document: JsonObject): (change: PageChange) => ChangeText {
  const text = useText()
  const say = useValueChange()
  const sentence = (change: PageChange): string => {
    const { item, property, from, to } = change
    if (property === 'item' && item) return text(itemTexts[item.list][to === undefined ? 'taken' : 'added'])
    if (property === 'after' && item) return position(to, item.list)
    const known: ReadonlyMap<string, PropertyName> = new Map(Object.entries(names[item?.list ?? 'page']))
    const name = known.get(property)
    if (name === undefined) return say({ property, from, to })
    return say({ property: text(`portal.property.${name}`), from, to }, (value) => written(name, value))
  }
  const written = (name: PropertyName, value: JsonValue): string | undefined => {
    if (name === 'page-export') return text('portal.change.yes')
    if (name !== 'format' && name !== 'sort' && name !== 'filter' && name !== 'page-as') return undefined
    return fewTexts(name).get(String(value))
  }
  const fewTexts = (name: keyof typeof values): ReadonlyMap<string, string> => {
    if (name === 'format') return new Map(values.format.map((one) => [one, text(`portal.property.format.${one}`)]))
    if (name === 'sort') return new Map(values.sort.map((one) => [one, text(`portal.property.sort.${one}`)]))
    if (name === 'filter') return new Map(values.filter.map((one) => [one, text(`portal.property.filter.${one}`)]))
    return new Map(values['page-as'].map((one) => [one, text(`portal.property.page-as.${one}`)]))
  }
  const position = (after: JsonValue | undefined, list: ChangedList): string => {
    if (after === null) return text('portal.change.moved-first')
    if (typeof after !== 'string') return text('portal.change.moved-back')
    const leader = { item: { list, id: after }, property: 'item', from: undefined, to: undefined }
    return text('portal.change.moved', { field: changedItem(leader, document) ?? after })
  }
  return (change) => ({ field: changedItem(change, document), sentence: sentence(change) })
}

/** What is written of a whole item of a list. */
const itemTexts = {
  columns: { added: 'portal.change.column-added', taken: 'portal.change.column-taken' },
  actions: { added: 'portal.change.action-added', taken: 'portal.change.action-taken' },
  groups: { added: 'portal.change.item-added', taken: 'portal.change.item-taken' },
} as const

type Names = typeof names
type PropertyName = { [List in keyof Names]: Names[List][keyof Names[List]] }[keyof Names]
