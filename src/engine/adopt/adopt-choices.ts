import { equalJson, isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { typeOf, typesAllowed } from '../schema/schema-values.ts'
import type { Adopted, Place, Work } from './adopted.ts'

type Choices = Pick<Adopted, 'schema' | 'ui' | 'convert'>

/**
 * The choices of a field, named by their value. Choices that are objects become texts, since a choice is one value;
 * those of another type than the field's are left out.
 */
export function adoptChoices(schema: JsonObject, place: Place, work: Work): Choices {
  const { enumNames, ...rest } = schema
  const written = ownValue(schema, 'enum')
  const names =
    ownValue(place.ui, 'ui:enumNames') ?? ownValue(objectAt(place.ui, 'ui:options'), 'enumNames') ?? enumNames
  const values = isJsonArray(written)
    ? written
    : schema['type'] === 'boolean' && isJsonArray(names)
      ? [true, false]
      : undefined
  if (values === undefined) return { schema: rest, ui: {}, convert: (answer) => answer }
  const named = values.map((value, i) => ({ value, name: nameOf(names, value, i) }))
  const distinct = named.filter(({ value }, i) => named.findIndex((other) => equalJson(other.value, value)) === i)
  if (distinct.some(({ value }) => typeof value === 'object' && value !== null))
    return asTexts(rest, distinct, place, work)
  const fitting = distinct.filter(
    ({ value }) => typesAllowed({ type: schema['type'] ?? typeOf(value) })?.has(typeOf(value)) !== false,
  )
  for (const { value } of distinct) {
    if (fitting.some((other) => other.value === value) || value === null) continue
    const message = `The choice ${JSON.stringify(value)} is not of the field’s type, so nobody could pick it.`
    work.notes.push({ kind: 'left-out', of: 'schema', pointer: `${place.pointer}/enum`, message })
  }
  const choices = {
    ...rest,
    ...(fitting.length > 0 ? { enum: fitting.map(({ value }) => value) } : { enum: undefined }),
  }
  return {
    schema: cleaned(choices),
    ui: {},
    convert: (answer) => answer,
    ...withNames(cleaned(choices), fitting, place),
  }
}

interface NamedChoice {
  readonly value: JsonValue
  readonly name: string | undefined
}

const cleaned = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

/** Names stand in the UI schema; where that does not reach, each choice has its title. */
function withNames(schema: JsonObject, choices: readonly NamedChoice[], { source }: Place): Partial<Choices> {
  if (choices.every(({ name }) => name === undefined)) return {}
  const titled = choices.map(({ value, name }) => ({ value, name: name ?? String(value) }))
  if (source !== undefined) {
    return { ui: { 'ui:enumNames': Object.fromEntries(titled.map(({ value, name }) => [String(value), name])) } }
  }
  const { enum: _values, ...rest } = schema
  return { schema: { ...rest, oneOf: titled.map(({ value, name }) => ({ const: value, title: name })) } }
}

function nameOf(names: JsonValue | undefined, value: JsonValue, i: number): string | undefined {
  const name = isJsonArray(names) ? names[i] : isJsonObject(names) ? ownValue(names, String(value)) : undefined
  return name === undefined || name === null || name === '' ? undefined : String(name)
}

function asTexts(schema: JsonObject, choices: readonly NamedChoice[], { pointer }: Place, { notes }: Work): Choices {
  const texts = choices.map(({ value, name }) => ({ value, text: name ?? textOf(value) }))
  const message = 'The choices are objects; each became a text.'
  notes.push({
    kind: 'changed',
    of: 'schema',
    pointer: `${pointer}/enum`,
    message,
    mend: 'Give each choice a stable code.',
  })
  const { title, description } = schema
  return {
    schema: cleaned({ title, description, type: 'string', enum: [...new Set(texts.map(({ text }) => text))] }),
    ui: {},
    convert: (answer) => texts.find(({ value }) => equalJson(value, answer))?.text ?? answer,
  }
}

function textOf(value: JsonValue): string {
  if (!isJsonObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const named = ['name', 'title', 'label', 'id']
    .map((key) => ownValue(value, key))
    .find((part) => typeof part === 'string')
  return typeof named === 'string' ? named : JSON.stringify(value)
}
