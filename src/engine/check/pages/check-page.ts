import type {
  ActionDefinition,
  ChipsLayout,
  CollectionPageDefinition,
  ColumnDefinition,
} from '../../document/collection-page.ts'
import type { PageDefinition, RecordPageDefinition } from '../../document/page-definition.ts'
import { objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { schemaTypeOf } from '../../fields/needs-island.ts'
import { hasField } from '../forms/check-fields.ts'
import { checkAwards } from './check-awards.ts'
import { checkComponents } from './check-components.ts'
import { checkEvents } from './check-events.ts'
import { checkGate } from './check-gate.ts'
import { checkMenu, checkTabDocuments } from './check-led-to.ts'
import { checkReports } from './check-reports.ts'
import { checkRegisterPage } from './check-register.ts'
import { checkRecordsAs, checkRowsPage } from './check-rows.ts'
import { checkTiles } from './check-tiles.ts'
import { checkColumnUse } from '../subject/check-column-use.ts'
import { checkList } from '../subject/check-list.ts'
import type { PlacedList } from '../subject/check-list.ts'
import { checkView, withViewedForm } from '../subject/check-view.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendField } from '../subject/mend-reference.ts'

/** Every field and document that a page names exists; ids in its lists are unique, and `after` names one of them. */
export function checkPage(checked: CheckedDocument): readonly Finding[] {
  const { page } = checked.document
  if (page === undefined) return []
  return [...listsOf(page).flatMap(checkList), ...checkNamed(withViewedForm(checked), page)]
}

function listsOf(page: PageDefinition): readonly PlacedList[] {
  const isOfNames = (items: readonly unknown[]) => items.some((item) => typeof item === 'string')
  const lists = Object.entries(page).flatMap(([key, items]) =>
    Array.isArray(items) && !isOfNames(items) ? [{ pointer: `/page/${key}`, items }] : [],
  )
  const isOfRecords = page.kind === 'collection' || page.kind === 'view'
  const columns = isOfRecords ? page.columns : []
  const states = columns.map(({ states: items = [] }, i) => ({ pointer: `/page/columns/${i}/states`, items }))
  return [...lists, ...states]
}

function checkNamed(checked: CheckedDocument, page: PageDefinition): readonly Finding[] {
  if (page.kind === 'tabs') return checkTabDocuments(checked, page)
  if (page.kind === 'menu') return checkMenu(checked, page)
  if (page.kind === 'checklist') return checkComponents(checked, page)
  if (page.kind === 'record') {
    return [...presetFields(checked, page.create?.preset, '/page/create', 'The page'), ...callFields(checked, page)]
  }
  if (page.kind === 'rows') return checkRowsPage(checked, page)
  if (page.kind === 'awards') return checkAwards(checked, page)
  if (page.kind === 'events') return checkEvents(checked, page)
  if (page.kind === 'tiles') return checkTiles(checked, page)
  if (page.kind === 'reports') return checkReports(checked, page)
  if (page.kind === 'register') return checkRegisterPage(checked, page)
  if (page.kind !== 'collection' && page.kind !== 'view') return []
  return [
    ...columnFields(checked, page.columns),
    ...columnUses(checked, page.columns),
    ...checkRecordsAs(checked, page),
    ...page.actions.flatMap((action, i) => actionFields(checked, action, i)),
    ...(page.kind === 'view' ? checkView(checked, page) : collectionFields(checked, page)),
  ]
}

function layoutFields({ document }: CheckedDocument, layout: ChipsLayout | undefined): readonly Finding[] {
  if (layout === undefined) return []
  const given = Object.keys(layout.suggestions?.list.item ?? {}).map(
    (field) => [field, `/page/layout/suggestions/list/item/${escapeSegment(field)}`] as const,
  )
  return [[layout.field, '/page/layout/field'] as const, ...given]
    .filter(([field]) => !hasField(document, field))
    .map(([field, pointer]) => ({
      pointer,
      message: `The layout names the field "${field}", which does not exist.`,
      ...mendField(document, field),
    }))
}

function collectionFields(checked: CheckedDocument, page: CollectionPageDefinition): readonly Finding[] {
  return [...callFields(checked, page), ...checkGate(checked, page.gate), ...layoutFields(checked, page.layout)]
}

function callFields(
  { document }: CheckedDocument,
  { otherCalls = [] }: Pick<RecordPageDefinition, 'otherCalls'>,
): readonly Finding[] {
  return otherCalls.flatMap((call, i) => {
    const named = call.action === 'change' ? call.fields : call.action === 'file' ? [call.field] : []
    return named
      .filter((field) => !hasField(document, field))
      .map((field) => ({
        pointer: `/page/otherCalls/${i}/${call.action === 'file' ? 'field' : 'fields'}`,
        message: `The call "${call.id}" names the field "${field}", which does not exist.`,
        ...mendField(document, field),
      }))
  })
}

function columnFields({ document }: CheckedDocument, columns: readonly ColumnDefinition[]): readonly Finding[] {
  const named = columns.flatMap(({ id, field, states = [] }, i) => [
    { id, field, at: `/page/columns/${i}` },
    ...states.map((state, place) => ({ id, field: state.field, at: `/page/columns/${i}/states/${place}` })),
  ])
  return named
    .filter(({ field }) => !hasField(document, field))
    .map(({ id, field, at }) => ({
      pointer: `${at}/field`,
      message: `The column "${id}" names the field "${field}", which does not exist.`,
      ...mendField(document, field),
    }))
}

/** Of a field whose type the schema does not say, a column may show anything. */
function columnUses({ document }: CheckedDocument, columns: readonly ColumnDefinition[]): readonly Finding[] {
  const fields = objectAt(document.schema, 'properties')
  return columns.flatMap((column, i) => {
    const schema = objectAt(fields, column.field)
    const type = schemaTypeOf(schema)
    const pointer = `/page/columns/${i}`
    if (type === undefined) return checkColumnUse(column, pointer)
    const format = ownValue(schema, 'format')
    const areDates = typeof format === 'string' && dated.has(format)
    return checkColumnUse(column, pointer, {
      areNumbers: type === 'number' || type === 'integer',
      areDates,
      areTexts: type === 'string' && !areDates,
    })
  })
}

/** The formats whose texts begin with a year. */
const dated: ReadonlySet<string> = new Set(['date', 'date-time', 'month'])

function actionFields(checked: CheckedDocument, action: ActionDefinition, index: number): readonly Finding[] {
  const at = `/page/actions/${index}`
  const unknown = (action.again?.since ?? []).map((field, i) => ({ field, pointer: `${at}/again/since/${i}` }))
  return [
    ...presetFields(checked, action.preset, at, `The action "${action.id}"`),
    ...unknown
      .filter(({ field }) => !hasField(checked.document, field))
      .map(({ field, pointer }) => ({
        pointer,
        message: `The action "${action.id}" names the field "${field}", which does not exist.`,
        ...mendField(checked.document, field),
      })),
  ]
}

function presetFields(
  { document }: CheckedDocument,
  preset: JsonObject | undefined,
  at: string,
  who: string,
): readonly Finding[] {
  return Object.keys(preset ?? {}).flatMap((field) =>
    hasField(document, field)
      ? []
      : [
          {
            pointer: `${at}/preset/${escapeSegment(field)}`,
            message: `${who} presets the field "${field}", which does not exist.`,
            ...mendField(document, field),
          },
        ],
  )
}
