import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import type { RulePlan } from './rule-plan.ts'

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

/** How the fields of a form's root hang together. */
export interface FieldRelations {
  /**
   * The fields whose verdict may change with the answer of one of them, itself included: those whose schema mentions it
   * anywhere, and those that rules make depend on it. Undefined when the single fields do not show it, because
   * the root itself compares them or rules reach into objects; then the whole form has to be checked.
   */
  readonly relatedTo: (field: string) => readonly string[] | undefined
  /** The other fields that the schema of one of them mentions: its verdict may depend on their answers. */
  readonly readBy: (field: string) => readonly string[]
}

/** By field, those whose schemas mention it. */
type Mentions = ReadonlyMap<string, readonly string[]>

/** Works out how the fields of a document hang together. */
export function fieldRelations(document: CompositeDocument, rules: RulePlan): FieldRelations {
  const mentions = mentioning(document)
  const properties = document.schema?.['properties']
  if (mentions === undefined || !isJsonObject(properties)) return { relatedTo: () => undefined, readBy: () => [] }
  const read = inverted(mentions)
  return {
    relatedTo: rememberedByName((field) => {
      if (!Object.hasOwn(properties, field)) return undefined
      // What rules show or hide by the answer counts for its own readers from then on, or no more.
      const touched = [field, ...rules.dependentsOf(field)]
      return [...new Set(touched.flatMap((name) => [name, ...(mentions.get(name) ?? [])]))]
    }),
    readBy: (field) => read.get(field) ?? [],
  }
}

function inverted(mentions: Mentions): Mentions {
  const read = new Map<string, string[]>()
  for (const [field, readers] of mentions) {
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
