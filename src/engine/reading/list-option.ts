import { isNamedOperand, namedValues, valueReader } from '../condition/named-values.ts'
import type { EvaluationContext } from '../context.ts'
import { isJsonObject, ownValue } from '../json.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import type { JsonPointer } from '../pointer/pointer.ts'
import { formatPointer, parsePointer } from '../pointer/pointer.ts'

/** `ui:options.list`: the reference list that a field's choices come from. */
export interface ListOption {
  readonly name: string
  /** The property that is stored, and the one that is read; the list's own when not said. */
  readonly value?: string
  readonly label?: string
  /** What items must have, by property: a literal, or a named value such as `{ "value": "answers.Nationality" }`. */
  readonly filter: JsonObject
  /** The value of the choice 'Other', offered even when the list has none. */
  readonly other?: string
  /** Whether 'Other' lets one type an answer of one's own instead of being the answer. */
  readonly freeText: boolean
  /** For answers that are objects: the item's property by the answer's. */
  readonly item?: JsonObject
}

/** Reads `ui:options.list`; undefined when the field has none. */
export function readListOption(options: JsonObject): ListOption | undefined {
  const list = ownValue(options, 'list')
  if (!isJsonObject(list)) return undefined
  const text = (key: string) => {
    const value = ownValue(list, key)
    return typeof value === 'string' ? value : undefined
  }
  const object = (key: string) => {
    const value = ownValue(list, key)
    return isJsonObject(value) ? value : undefined
  }
  return {
    name: text('name') ?? '',
    value: text('value'),
    label: text('label'),
    filter: object('filter') ?? {},
    other: text('other'),
    freeText: ownValue(list, 'freeText') === true,
    item: object('item'),
  }
}

/** The pointers of the answers that a list's filter reads, for a field at `pointer`. */
export function filterPointers(list: ListOption | undefined, pointer: JsonPointer): JsonPointer[] {
  return Object.values(list?.filter ?? {}).flatMap((source) => {
    if (!isNamedOperand(source)) return []
    const [first, ...path] = source.value.split('.')
    if (first === 'answers') return [formatPointer(path)]
    return first === 'row' ? [formatPointer([...parsePointer(pointer).slice(0, -1), ...path])] : []
  })
}

/** The filter with its named values filled in. One whose value is missing filters nothing, as in validation. */
export function filterValues(
  list: ListOption,
  answers: JsonValue,
  context: EvaluationContext,
  row: JsonValue | undefined,
): JsonObject {
  const values = namedValues(answers, context, row)
  const filled: Record<string, JsonValue> = {}
  for (const [property, source] of Object.entries(list.filter)) {
    const value = isNamedOperand(source) ? valueReader(source.value)(values) : source
    if (value !== undefined && value !== null && value !== '') filled[property] = value
  }
  return filled
}
