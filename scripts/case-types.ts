import { compile } from 'json-schema-to-typescript'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../src/engine/json/json.ts'

const folder = 'schemas/meta/'
/** The meta-schemas that a case type's refers to; of the last one, only to its definitions. */
const sources = ['case', 'condition', 'checklist', 'tenant']
/** Names of the types that are made of other meta-schemas, because code has types of the first names. */
const titles: ReadonlyMap<string, string> = new Map([
  ['condition', 'DeclaredCondition'],
  ['condition-test', 'DeclaredTest'],
  ['condition-group', 'DeclaredGroup'],
  ['checklist-rule', 'DeclaredRule'],
  ['checklist-group', 'DeclaredRuleGroup'],
  ['checklist-records', 'DeclaredRecordsTest'],
  ['checklist-rows', 'DeclaredRowsTest'],
])

/** The types of a case type's declaration, from its meta-schema and those it refers to. */
export async function caseTypes(files: ReadonlyMap<string, JsonValue>): Promise<string> {
  const definitions = new Map(sources.flatMap((source) => definitionsOf(source, files.get(`${folder}${source}.json`))))
  const root = definitions.get('case') ?? {}
  const named = [...definitions].filter(([name]) => name !== 'case')
  const schema = { ...root, title: 'CaseDeclaration', $defs: Object.fromEntries(named) }
  const text = await compile(inlined(schema, definitions), 'CaseDeclaration', {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
    unreachableDefinitions: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  // An alias, unlike an interface, is assignable to a type with an index.
  const aliases = text.replaceAll(/^export interface (\w+) \{/gm, 'export type $1 = {')
  const constant = aliases
    .replaceAll(/^(\s+)(\w+\??: )/gm, '$1readonly $2')
    .replaceAll(/: (\w+)\[\]/g, ': readonly $1[]')
  return constant.trim()
}

/** The definitions of a meta-schema, itself included, by a name that is unique among all. */
function definitionsOf(source: string, content: JsonValue | undefined): readonly (readonly [string, JsonObject])[] {
  if (!isJsonObject(content)) return []
  const { $defs: _below, $schema: _dialect, $id: _address, ...root } = content
  const below = Object.entries(objectAt(content, '$defs'))
  const own = source === 'tenant' ? [] : [[source, root] as const]
  return [...own, ...below.map(([name, schema]) => [nameIn(source, name), schema] as const)].map(([name, schema]) => {
    const title = titles.get(name)
    const plain = converted(schema ?? {}, source)
    return [name, { ...(isJsonObject(plain) && plain), ...(title !== undefined && { title }) }] as const
  })
}

const nameIn = (source: string, name: string): string => (source === 'case' ? name : `${source}-${name}`)

/** A schema in the vocabulary that the generator of types knows: alternatives instead of conditions. */
function converted(schema: JsonValue, source: string): JsonValue {
  if (isJsonArray(schema)) return schema.map((item) => converted(item, source))
  if (!isJsonObject(schema)) return schema
  if (ownValue(schema, 'enum') !== undefined) return { ...schema, title: undefined }
  const { description } = schema
  const reference = ownValue(schema, '$ref')
  if (typeof reference === 'string') {
    const $ref = `#/$defs/${targetOf(reference, source)}`
    return description === undefined ? { $ref } : { description, allOf: [{ $ref }] }
  }
  const members = alternatives(schema)
  if (members !== undefined) {
    const { title } = schema
    return {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      anyOf: members.map((member) => converted(member, source)),
    }
  }
  if (ownValue(schema, 'if') !== undefined) return { tsType: 'JsonValue' }
  if (ownValue(schema, 'type') === 'array' && ownValue(schema, 'items') === undefined)
    return { tsType: 'readonly JsonValue[]' }
  return Object.fromEntries(Object.entries(schema).map(([key, member]) => [key, converted(member ?? null, source)]))
}

/** The alternatives that a schema's conditions choose from; undefined when it has none. */
function alternatives(schema: JsonObject): readonly JsonValue[] | undefined {
  const [then, other, all] = [ownValue(schema, 'then'), ownValue(schema, 'else'), ownValue(schema, 'allOf')]
  if (then !== undefined && other !== undefined) return [then, other]
  if (isJsonArray(all)) return all.flatMap((member) => (isJsonObject(member) ? (ownValue(member, 'then') ?? []) : []))
  if (ownValue(schema, 'maxProperties') !== 1) return undefined
  return Object.entries(objectAt(schema, 'properties')).map(([key, member = true]) => ({
    type: 'object',
    required: [key],
    properties: { [key]: member },
  }))
}

function targetOf(reference: string, source: string): string {
  const [file = '', name] = reference.split('#/$defs/')
  const owner = file === '' || file === '#' ? source : file.replace('.json', '')
  return name === undefined ? owner : nameIn(owner, name)
}

/** The schema without references to definitions that have no title: they are no types of their own. */
function inlined(schema: JsonObject, definitions: ReadonlyMap<string, JsonObject>): JsonObject {
  const put = (node: JsonValue): JsonValue => {
    if (isJsonArray(node)) return node.map(put)
    if (!isJsonObject(node)) return node
    const reference = ownValue(node, '$ref')
    const target = typeof reference === 'string' ? definitions.get(reference.replace('#/$defs/', '')) : undefined
    if (target !== undefined && ownValue(target, 'title') === undefined) return put(target)
    return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, put(member ?? null)]))
  }
  const { $defs, ...root } = schema
  const kept = Object.entries(isJsonObject($defs) ? $defs : {}).flatMap(([name, member]) =>
    isJsonObject(member) && ownValue(member, 'title') !== undefined ? [[name, put(member)] as const] : [],
  )
  const plain = put(root)
  return { ...(isJsonObject(plain) && plain), $defs: Object.fromEntries(kept) }
}
