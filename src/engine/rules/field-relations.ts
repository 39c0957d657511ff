import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import type { RulePlan } from './rule-plan.ts'

/** Keywords of a form's root that do not affect how its fields depend on each other. */
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

/** How the fields of a form's root depend on each other. */
export interface FieldRelations {
  /**
   * The fields whose validity may change with the answer of one of them, including itself: those whose schema mentions
   * it, and those that depend on it by rules. Undefined when this cannot be derived from single fields, because the
   * root itself compares them or rules reach into objects; then check the whole form.
   */
  readonly relatedTo: (field: string) => readonly string[] | undefined
  /** The other fields that a field's schema mentions: its validity may depend on their answers. */
  readonly readBy: (field: string) => readonly string[]
}

/** For each field, the fields whose schemas mention it. */
type Mentions = ReadonlyMap<string, readonly string[]>

/** Derives how the fields of a document depend on each other. */
export function fieldRelations(document: CompositeDocument, rules: RulePlan): FieldRelations {
  const mentions = mentioning(document)
  const properties = document.schema?.['properties']
  if (mentions === undefined || !isJsonObject(properties)) return { relatedTo: () => undefined, readBy: () => [] }
  const read = inverted(mentions)
  return {
    relatedTo: rememberedByName((field) => {
      if (!Object.hasOwn(properties, field)) return undefined
      // When a rule shows or hides a field, the fields that read it are affected too.
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
