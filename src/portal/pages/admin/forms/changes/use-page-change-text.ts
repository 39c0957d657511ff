import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { changedColumn } from './page-change.ts'
import type { PageChange } from './page-change.ts'
import { useValueChange } from './use-value-change.ts'
import type { ChangeText } from './use-value-change.ts'

/** What the editor calls the keys of a column and of a page. */
const names = {
  column: {
    title: 'heading',
    format: 'format',
    sort: 'sort',
    filter: 'filter',
    sum: 'sum',
    masked: 'masked',
    empty: 'empty-cell',
  },
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

/** Puts the changes of a page in words, with the headings of a document. */
export function usePageChangeText(document: JsonObject): (change: PageChange) => ChangeText {
  const text = useText()
  const say = useValueChange()
  const sentence = (change: PageChange): string => {
    const { column, property, from, to } = change
    if (property === 'column')
      return text(to === undefined ? 'portal.change.column-taken' : 'portal.change.column-added')
    if (property === 'after') return position(to)
    const known: ReadonlyMap<string, PropertyName> = new Map(
      Object.entries(column === undefined ? names.page : names.column),
    )
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
  const position = (after: JsonValue | undefined): string => {
    if (after === null) return text('portal.change.moved-first')
    if (typeof after !== 'string') return text('portal.change.moved-back')
    const leader = { column: after, property: 'column', from: undefined, to: undefined }
    return text('portal.change.moved', { field: changedColumn(leader, document) ?? after })
  }
  return (change) => ({ field: changedColumn(change, document), sentence: sentence(change) })
}

type PropertyName = (typeof names.column)[keyof typeof names.column] | (typeof names.page)[keyof typeof names.page]
