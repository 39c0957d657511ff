import { useMemo } from 'react'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { FormSchema } from '../../../engine/document/document.ts'
import type { FormStore } from '../../store/state/form-store.ts'
import { useText } from '../../texts/use-text.ts'
import { answerText } from '../answer-text.ts'
import { enumOptions } from '../../../engine/reading/enum-options.ts'
import type { EnumOption } from '../../../engine/reading/enum-options.ts'
import { yearChoices } from '../../../engine/reading/year-choices.ts'
import { readListOptions } from '../../../engine/reading/list-option.ts'
import type { ListOption } from '../../../engine/reading/list-option.ts'
import type { WidgetOptions } from '../../../engine/fields/widget-traits.ts'
import { useApplicableList } from './use-applicable-list.ts'
import type { ApplicableList } from './use-applicable-list.ts'

export interface Choices extends ApplicableList {
  readonly options: readonly EnumOption[]
}

interface ChoosingField {
  readonly store: FormStore
  readonly pointer: JsonPointer
  readonly schema: FormSchema
  readonly options: WidgetOptions
}

/**
 * The choices of a field: those of its reference list, filtered by other answers, otherwise those that its schema lists
 * or accepts as years.
 */
export function useChoices({ store, pointer, schema, options }: ChoosingField): Choices {
  const text = useText()
  const lists = useMemo(() => readListOptions(options), [options])
  const counting = useApplicableList(store, pointer, lists)
  const { context } = store
  const other = text('renderer.select.other')
  const found = useMemo(() => {
    if (lists.length === 0) {
      return options.enumOptions ?? yearChoices(schema, context.today) ?? itemChoices(schema, options)
    }
    const { list, filter } = counting
    return list ? withOther(list, offeredChoices(list, context, filter), other) : []
  }, [lists, counting, options, schema, context, other])
  return { options: found, ...counting }
}

/** Where 'Other' allows a typed answer, the list's own item for it is not offered as well. */
function offeredChoices(list: ListOption, context: EvaluationContext, filter: JsonObject): EnumOption[] {
  const choices = listChoices(list, context, filter)
  const key = context.lists.fields?.(list.name)?.key
  if (!list.freeText || key === undefined) return choices
  return choices.filter(({ schema }) => !schema || ownValue(schema, key) !== list.other)
}

/** The items of a reference list as choices. */
export function listChoices(list: ListOption, context: EvaluationContext, filter: JsonObject): EnumOption[] {
  const fields = context.lists.fields?.(list.name)
  const [valueField, labelField] = [list.value ?? fields?.key ?? 'code', list.label ?? fields?.label ?? 'description']
  return context.lists.items(list.name, filter).map((item) => ({
    value: ownValue(item, valueField) ?? null,
    label: answerText(ownValue(item, labelField) ?? ownValue(item, valueField)),
    schema: item,
  }))
}

/** The choices for the items of an array field. */
function itemChoices(schema: FormSchema, options: WidgetOptions): readonly EnumOption[] {
  const items = ownValue(schema, 'items')
  return (isJsonObject(items) ? enumOptions(items, options) : undefined) ?? []
}

function withOther(list: ListOption, choices: EnumOption[], label: string): EnumOption[] {
  const { other } = list
  if (other === undefined || list.freeText || choices.some(({ value }) => value === other)) return choices
  return [...choices, { value: other, label }]
}
