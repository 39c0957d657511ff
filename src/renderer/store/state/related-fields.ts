import type { CompositeDocument } from '../../../engine/document/document.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { dependentsOf } from '../../../engine/rules/rules-by-dependency.ts'

/** Keywords of a form's root that say nothing about how its fields hang together. */
const independent: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  'definitions',
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'default',
  'examples',
])

/** By field, those whose schemas mention it. */
type Mentions = ReadonlyMap<string, readonly string[]>

const mentions = new WeakMap<CompositeDocument, Mentions | undefined>()
const related = new WeakMap<CompositeDocument, Map<string, readonly string[] | undefined>>()
const readings = new WeakMap<Mentions, ReadonlyMap<string, readonly string[]>>()

/**
 * The fields of the root whose verdict may change with the answer of one of them, itself included: those whose schema
 * mentions it anywhere, and those that rules make depend on it. Undefined when the single fields do not show it,
 * because the root itself compares them or rules reach into objects; then the whole form has to be checked.
 */
export function relatedFields(document: CompositeDocument, field: string): readonly string[] | undefined {
  const ofForm = related.get(document) ?? new Map<string, readonly string[] | undefined>()
  related.set(document, ofForm)
  if (!ofForm.has(field)) ofForm.set(field, findRelated(document, field))
  return ofForm.get(field)
}

function findRelated(document: CompositeDocument, field: string): readonly string[] | undefined {
  const known = mentionsOf(document)
  if (known === undefined || !isJsonObject(document.schema?.['properties'])) return undefined
  if (!Object.hasOwn(document.schema['properties'], field)) return undefined
  // What rules show or hide by the answer counts for its own readers from then on, or no more.
  const touched = [field, ...dependentsOf(document, field)]
  return [...new Set(touched.flatMap((name) => [name, ...(known.get(name) ?? [])]))]
}

/** The other fields of the root that the schema of one of them mentions: its verdict may depend on their answers. */
export function fieldsReadBy(document: CompositeDocument, field: string): readonly string[] {
  const known = mentionsOf(document)
  if (known === undefined) return []
  const made = readings.get(known) ?? inverted(known)
  readings.set(known, made)
  return made.get(field) ?? []
}

function mentionsOf(document: CompositeDocument): Mentions | undefined {
  if (!mentions.has(document)) mentions.set(document, mentioning(document))
  return mentions.get(document)
}

function inverted(known: Mentions): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, string[]>()
  for (const [field, readers] of known) {
    for (const reader of readers) if (reader !== field) read.set(reader, [...(read.get(reader) ?? []), field])
  }
  return read
}

function mentioning({ schema = {}, ui }: CompositeDocument): Mentions | undefined {
  const rules = ui?.rules ?? []
  const targets = rules.flatMap(({ show = [], enable = [], require = [] }) => [...show, ...enable, ...require])
  const isPlain = Object.keys(schema).every((key) => independent.has(key) || key.startsWith('x-'))
  if (!isPlain || targets.some((target) => target.includes('.'))) return undefined
  const { properties } = schema
  return isJsonObject(properties) ? mentionsIn(properties) : undefined
}

function mentionsIn(properties: JsonObject): Mentions {
  const found = new Map<string, string[]>()
  for (const [name, part] of Object.entries(properties)) {
    JSON.stringify(part, (_key, value: unknown) => {
      const field = typeof value === 'string' ? fieldIn(value) : ''
      if (Object.hasOwn(properties, field)) found.set(field, [...(found.get(field) ?? []), name])
      return value
    })
  }
  return found
}

/** The field that a keyword's text may name: by its id, or as the value `answers.<id>`. */
function fieldIn(text: string): string {
  const [source, field] = text.split('.')
  return source === 'answers' && field !== undefined ? field : text
}
