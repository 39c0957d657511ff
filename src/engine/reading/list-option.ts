import type { Condition } from '../document/condition.ts'
import { dependenciesOf } from '../condition/dependencies-of.ts'
import { evaluate } from '../condition/evaluate.ts'
import { isNamedOperand, namedValues, valueReader } from '../condition/named-values.ts'
import type { NamedValues } from '../condition/named-values.ts'
import { isCondition } from '../condition/read-condition.ts'
import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { formatPointer, parsePointer } from '../json/pointer.ts'

/** `ui:options.list`: the reference list that a field's choices come from. */
export interface ListOption {
  readonly name: string
  /** The property that is stored, and the one that is displayed; the list's own by default. */
  readonly value?: string
  readonly label?: string
  /**
   * The required values of items, by property: a literal, or a named value such as `{ "value": "answers.Nationality"
   * }`.
   */
  readonly filter: JsonObject
  /** The value of the choice 'Other', which is offered even when the list does not contain it. */
  readonly other?: string
  /** Whether 'Other' lets users type their own answer instead of being the answer. */
  readonly freeText: boolean
  /** For answers that are objects: maps the answer's properties to the item's. */
  readonly item?: JsonObject
  /** Sibling fields that receive a property of the picked item, by field. */
  readonly fill?: JsonObject
  /** With several lists: the condition for using this one. */
  readonly when?: Condition
}

/** Reads `ui:options.list`: one list, or several, of which the first whose condition is true is used. */
export function readListOptions(options: JsonObject): readonly ListOption[] {
  const list = ownValue(options, 'list')
  return (isJsonArray(list) ? list : [list]).filter(isJsonObject).map(readList)
}

/** The list to use with these values; undefined when there is none. */
export function applicableList(lists: readonly ListOption[], values: NamedValues): ListOption | undefined {
  return lists.find(({ when }) => when === undefined || evaluate(when, values))
}

function readList(list: JsonObject): ListOption {
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
    fill: object('fill'),
    when: isCondition(list['when']) ? list['when'] : undefined,
  }
}

/** The pointers of the answers that a list's filter and condition read, for a field at `pointer`. */
export function listPointers({ filter, when }: ListOption, pointer: JsonPointer): JsonPointer[] {
  const inFilter = Object.values(filter).flatMap((source) => (isNamedOperand(source) ? [source.value] : []))
  return [...inFilter, ...(when ? dependenciesOf(when) : [])].flatMap((name) => {
    const [first, ...path] = name.split('.')
    if (first === 'answers') return [formatPointer(path)]
    return first === 'row' ? [formatPointer([...parsePointer(pointer).slice(0, -1), ...path])] : []
  })
}

/**
 * The filter with its named values filled in. Properties whose value is missing are left out, so that everything is
 * offered; validation accepts none of it until the value is there.
 */
export function filterValues(
  list: ListOption,
  answers: JsonValue,
  context: EvaluationContext,
  row: JsonValue | undefined,
): JsonObject {
  const values = namedValues(answers, context, row)
  const filled: Record<string, JsonValue> = {}
  for (const [property, source] of Object.entries(list.filter)) {
    const value = isNamedOperand(source) ? valueReader(source.value)(values) : literal(source)
    if (value !== undefined && value !== null && value !== '') filled[property] = value
  }
  return filled
}

/** Turns `{ "const": x }` into x, as in validation; other values are unchanged. */
function literal(source: JsonValue | undefined): JsonValue | undefined {
  return isJsonObject(source) ? ownValue(source, 'const') : source
}
