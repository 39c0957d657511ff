import type { EvaluationContext } from '../../../engine/context.ts'
import type { ColumnDefinition, CompositeDocument } from '../../../engine/document.ts'
import { formatDate } from '../../../engine/format/format-date.ts'
import { formatMoney } from '../../../engine/format/money.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json.ts'
import { enumOptions } from '../../../engine/reading/enum-options.ts'
import { readFileAnswer } from '../../form/file-registry.ts'
import { uiOptions } from '../../../engine/reading/ui-options.ts'
import type { TextOf } from '../../texts/texts.ts'
import { answerText } from '../../widgets/answer-text.ts'
import { findChoice } from '../../widgets/choices/find-choice.ts'
import { readListOption } from '../../../engine/reading/list-option.ts'
import { listChoices } from '../../widgets/choices/use-choices.ts'

/** What a cell's text may depend on besides its value. */
export interface CellSurroundings {
  readonly document: CompositeDocument
  readonly context: EvaluationContext
  readonly language: string
  readonly text: TextOf
}

type Format = NonNullable<ColumnDefinition['format']>
type Writer = (value: JsonValue, column: ColumnDefinition, around: CellSurroundings, record: JsonObject) => string

const writers: Readonly<Record<Format, Writer>> = {
  text: (value) => (isJsonArray(value) ? value.map(answerText).join(', ') : answerText(value)),
  date: (value, _column, { language }) => formatDate(answerText(value), language),
  money: (value, _column, { context }, record) =>
    typeof value === 'number' ? amountText(value, context, record) : answerText(value),
  'yes-no': (value, _column, { text }) => text(value === true ? 'renderer.yes' : 'renderer.no'),
  choice: (value, column, around) => choiceLabel(value, column.field, around),
  file: (value) => readFileAnswer(value)?.name ?? '',
}

/** What stands in a record's cell of a column; empty where the record has no answer. */
export function cellText(record: JsonObject, column: ColumnDefinition, around: CellSurroundings): string {
  const value = ownValue(record, column.field)
  return value === undefined || value === null ? '' : writers[column.format ?? 'text'](value, column, around, record)
}

/** In the currency that the record names, else the tenant's. */
function amountText(amount: number, { money }: EvaluationContext, record: JsonObject): string {
  const named = ownValue(record, 'Currency_Code')
  const currency = typeof named === 'string' && named !== '' ? named : money?.currency
  return formatMoney(amount, currency, money?.locale)
}

function choiceLabel(value: JsonValue, field: string, { document, context }: CellSurroundings): string {
  const properties = document.schema && ownValue(document.schema, 'properties')
  const [schema, ui] = [childOf(properties, field), childOf(document.ui, field)]
  const options = uiOptions(ui)
  const list = readListOption(options)
  const choices = list ? listChoices(list, context, {}) : (enumOptions(schema, options) ?? [])
  return findChoice(choices, value)?.label ?? answerText(value)
}

function childOf(parent: JsonValue | undefined, key: string): JsonObject {
  const child = isJsonObject(parent) ? ownValue(parent, key) : undefined
  return isJsonObject(child) ? child : {}
}
