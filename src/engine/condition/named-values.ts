import type { EvaluationContext } from '../document/context.ts'
import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { caseSources, documentSources } from '../document/condition.ts'
import type { CaseSource, DocumentSource, ValueName } from '../document/condition.ts'

/** The values that a condition may refer to, by source. An absent source has no values. */
export interface NamedValues extends Readonly<Partial<Record<CaseSource | DocumentSource, JsonValue>>> {
  readonly answers?: JsonValue
  /** The innermost list item around the rule's field. */
  readonly row?: JsonValue
  readonly record?: JsonValue
  readonly records?: JsonValue
  readonly user?: JsonValue
  readonly profile?: JsonValue
  readonly settings?: JsonValue
  readonly today?: JsonValue
}

/** Reads one named value; compiled once from its name. */
export type ValueReader = (values: NamedValues) => JsonValue | undefined

/** The named values of a form under evaluation. */
export function namedValues(answers: JsonValue, context: EvaluationContext, row?: JsonValue): NamedValues {
  const { today, user, profile, settings, record, records } = context
  return { answers, row, record, records, user, profile, settings, today }
}

const sourceReaders: ReadonlyMap<string, ValueReader> = new Map<string, ValueReader>([
  ['answers', (values) => values.answers],
  ['row', (values) => values.row],
  ['record', (values) => values.record],
  ['records', (values) => values.records],
  ['user', (values) => values.user],
  ['profile', (values) => values.profile],
  ['settings', (values) => values.settings],
  ['today', (values) => values.today],
  ...[...caseSources, ...documentSources].map((source): [string, ValueReader] => [source, (values) => values[source]]),
])

/**
 * The reader of a named value, e.g. `answers.address.City`.
 * @throws Error when the name's first part is not a source.
 */
export function valueReader(name: ValueName): ValueReader {
  const [source = '', ...path] = name.split('.')
  const read = sourceReaders.get(source)
  if (read === undefined) throw new Error(`Unknown source of values "${source}" in the name "${name}"`)
  const [key, ...rest] = path
  if (key === undefined) return read
  if (rest.length === 0) return (values) => step(read(values), key)
  return (values) => follow(read(values), path)
}

/** The value at a path below a node: own properties only; a list on the path returns the list of its items' values. */
export function follow(node: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  let value = node
  for (const key of path) value = step(value, key)
  return value
}

function step(node: JsonValue | undefined, key: string): JsonValue | undefined {
  if (isJsonArray(node)) return pluck(node, key)
  return isJsonObject(node) ? ownValue(node, key) : undefined
}

function pluck(list: readonly JsonValue[], key: string): readonly JsonValue[] {
  return list.flatMap((item) => {
    const value = isJsonObject(item) ? ownValue(item, key) : undefined
    return value ?? []
  })
}

/** Whether an operand names a value (`{ "value": "answers.City" }`), as opposed to a literal. */
export function isNamedOperand(operand: JsonValue | undefined): operand is JsonObject & { readonly value: string } {
  return isJsonObject(operand) && Object.keys(operand).length === 1 && typeof ownValue(operand, 'value') === 'string'
}
