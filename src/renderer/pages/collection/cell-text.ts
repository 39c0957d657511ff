import { namedValues } from '../../../engine/condition/named-values.ts'
import type { EvaluationContext } from '../../../engine/context.ts'
import type { ColumnDefinition } from '../../../engine/page/collection-page.ts'
import type { CompositeDocument } from '../../../engine/document.ts'
import { formatDate } from '../../../engine/format/format-date.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import { formatMoney } from '../../../engine/format/money.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json.ts'
import { enumOptions } from '../../../engine/reading/enum-options.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'
import { listThatCounts, readListOptions } from '../../../engine/reading/list-option.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'
import { uiOptions } from '../../../engine/reading/ui-options.ts'
import { readFileAnswer } from '../../form/file-registry.ts'
import type { TextOf } from '../../texts/texts.ts'
import { answerText } from '../../widgets/answer-text.ts'
import { findChoice } from '../../widgets/choices/find-choice.ts'
import { listChoices } from '../../widgets/choices/use-choices.ts'

/** What a cell's text may depend on besides its value. */
export interface CellSurroundings {
  readonly document: CompositeDocument
  readonly context: EvaluationContext
  readonly language: string
  readonly text: TextOf
}

/** What stands in a record's cell of a column; empty where the record has no answer. */
export type CellText = (record: JsonObject, column: ColumnDefinition) => string

type Format = NonNullable<ColumnDefinition['format']>
type Labels = (field: string, value: JsonValue, record: JsonObject) => string
type ChoicesFor = (record: JsonObject) => readonly EnumOption[]
type Writer = (
  value: JsonValue,
  column: ColumnDefinition,
  around: CellSurroundings & { readonly labels: Labels },
  record: JsonObject,
) => string

const writers: Readonly<Record<Format, Writer>> = {
  text: (value) => (isJsonArray(value) ? value.map(answerText).join(', ') : answerText(value)),
  number: (value, _column, { context }) =>
    typeof value === 'number' ? formatNumber(value, context.money?.locale) : answerText(value),
  date: (value, _column, { language }) => formatDate(answerText(value), language),
  money: (value, _column, { context }, record) =>
    typeof value === 'number' ? amountText(value, context, record) : answerText(value),
  'yes-no': (value, _column, { text }) => text(value === true ? 'renderer.yes' : 'renderer.no'),
  choice: (value, { field }, { labels }, record) => labels(field, value, record),
  file: (value) => readFileAnswer(value)?.name ?? '',
}

/**
 * Writes the cells of a collection; where a record has no answer, what the column says then, or nothing. The choices of a
 * field are gathered once, however many records there are.
 */
export function cellWriter(around: CellSurroundings): CellText {
  const given = { ...around, labels: choiceLabels(around) }
  return (record, column) => {
    const value = ownValue(record, column.field)
    const isNone = value === undefined || value === null
    const text = isNone ? '' : writers[column.format ?? 'text'](value, column, given, record)
    return text === '' ? (column.empty ?? '') : text
  }
}

/** In the currency that the record names, else the tenant's. */
function amountText(amount: number, { money }: EvaluationContext, record: JsonObject): string {
  const named = ownValue(record, 'Currency_Code')
  const currency = typeof named === 'string' && named !== '' ? named : money?.currency
  return formatMoney(amount, currency, money?.locale)
}

function choiceLabels(around: CellSurroundings): Labels {
  const known = new Map<string, ChoicesFor>()
  return (field, value, record) => {
    const choicesFor = known.get(field) ?? choicesOf(field, around)
    known.set(field, choicesFor)
    return findChoice(choicesFor(record), value)?.label ?? answerText(value)
  }
}

/** The choices of a field; where it has several lists, the record decides which counts. */
function choicesOf(field: string, { document, context }: CellSurroundings): ChoicesFor {
  const properties = document.schema && ownValue(document.schema, 'properties')
  const [schema, ui] = [childOf(properties, field), childOf(document.ui, field)]
  const options = uiOptions(ui)
  const [lists, listed] = [readListOptions(options), enumOptions(schema, options) ?? []]
  const gathered = new Map<ListOption, readonly EnumOption[]>()
  return (record) => {
    const list = listThatCounts(lists, namedValues(record, context))
    if (list === undefined) return listed
    const choices = gathered.get(list) ?? listChoices(list, context, {})
    gathered.set(list, choices)
    return choices
  }
}

function childOf(parent: JsonValue | undefined, key: string): JsonObject {
  const child = isJsonObject(parent) ? ownValue(parent, key) : undefined
  return isJsonObject(child) ? child : {}
}
