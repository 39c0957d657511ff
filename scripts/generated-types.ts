import { compile } from 'json-schema-to-typescript'
import { bundleBase } from '../src/engine/compose/bundle-base.ts'
import { isJsonArray, isJsonObject, ownValue } from '../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../src/engine/json/json.ts'
import { caseTypes } from './case-types.ts'
import { closedNames } from './closed-names.ts'
import { textTypes } from './text-types.ts'
import { widgetTypes } from './widget-types.ts'

const banner = '// Made from the schemas by scripts/generate-types.ts. Do not edit.\n'

const jsonValue = `${banner}
/** Any JSON value: all that is known of a field that is not core. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined }
`

/**
 * The text of every file of src/generated, by name: the closed sets of names, the types of each widget, the parameters
 * of every text of the catalogue, the types of a case type's declaration, and a type for the answers of each form and
 * section of the base. Only core fields (`x-core`) are typed, because an overlay can remove or retype any other; none
 * is required and no text is narrowed to choices, because an overlay can change that as well. A form without core
 * fields has no type, because no code refers to it.
 */
export async function generatedTypes(files: ReadonlyMap<string, JsonValue>): Promise<ReadonlyMap<string, string>> {
  const texts = new Map([
    ['json-value.ts', jsonValue],
    ['closed-names.ts', `${banner}\n${closedNames(files)}`],
    ['types-by-widget.ts', `${banner}\n${widgetTypes(files.get('schemas/meta/widgets.json'))}`],
    ['params-by-text.ts', `${banner}\n${textTypes(files.get('schemas/messages/en.json'))}`],
  ])
  texts.set(
    'case-declaration.ts',
    `${banner}\nimport type { JsonValue } from './json-value.ts'\n\n${await caseTypes(files)}\n`,
  )
  const ids: string[] = []
  for (const [id, { schema }] of bundleBase(files).documents) {
    if (schema === undefined || !hasCore(schema)) continue
    ids.push(id)
    texts.set(`${nameOf(id)}-answers.ts`, await typesOf(trusted(schema, schema), nameOf(id)))
  }
  return texts.set('answers-by-form.ts', answersByForm(ids.toSorted()))
}

const hasCore = (schema: JsonObject): boolean => {
  const fields = ownValue(schema, 'properties')
  return isJsonObject(fields) && Object.values(fields).some((field) => isJsonObject(field) && field['x-core'] === true)
}

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1)

/** The index: maps each form to the type of its answers. */
function answersByForm(ids: readonly string[]): string {
  const imports = ids.map((id) => `import type { ${pascalCase(nameOf(id))}Answers } from './${nameOf(id)}-answers.ts'`)
  const members = ids.map((id) => `  readonly '${id}': ${pascalCase(nameOf(id))}Answers`)
  return [
    `${banner}\n${imports.join('\n')}\n`,
    '/** The answers of each form and section of the base, by its id. */',
    `export interface AnswersByForm {\n${members.join('\n')}\n}\n`,
    '/** The id of a form or section of the base. */',
    'export type FormId = keyof AnswersByForm\n',
  ].join('\n')
}

async function typesOf(schema: JsonObject, name: string): Promise<string> {
  const text = await compile({ ...schema, title: `${pascalCase(name)}Answers` }, name, {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  const readOnly = text.replaceAll(/^(\s+)(\w+\??: )/gm, '$1readonly $2').trim()
  const open = readOnly.replace(/\}$/, '  readonly [field: string]: JsonValue | undefined\n}')
  return `${banner}\nimport type { JsonValue } from './json-value.ts'\n\n${open}\n`
}

/** The reliable part of a schema: the types of core fields; everything else is JSON. */
function trusted(schema: JsonObject, root: JsonObject): JsonObject {
  const reference = ownValue(schema, '$ref')
  const { target, shared } = typeof reference === 'string' ? follow(reference, root) : { target: schema, shared: false }
  const type = ownValue(target, 'type')
  const items = ownValue(target, 'items')
  if (type === 'object') return trustedObject(target, root, shared)
  if (type === 'array' && isJsonObject(items)) return { type, items: trusted(items, root) }
  return typeof type === 'string' || isJsonArray(type) ? { type } : json
}

const json: JsonObject = { tsType: 'JsonValue | undefined' }

function trustedObject(schema: JsonObject, root: JsonObject, isShared: boolean): JsonObject {
  const properties = ownValue(schema, 'properties')
  const entries = isJsonObject(properties) ? Object.entries(properties) : []
  const core = entries.flatMap(([name, field]) =>
    isJsonObject(field) && (isShared || ownValue(field, 'x-core') === true)
      ? [[name, describe(trusted(field, root), ownValue(field, 'title'))] as const]
      : [],
  )
  return { type: 'object', properties: Object.fromEntries(core), additionalProperties: false }
}

function describe(schema: JsonObject, title: JsonValue | undefined): JsonObject {
  return typeof title === 'string' ? { ...schema, description: title } : schema
}

/**
 * The shared piece that a reference points to; all of its fields count, because overlays may not change a referenced
 * piece.
 */
function follow(reference: string, root: JsonObject): { target: JsonObject; shared: boolean } {
  const definitions = ownValue(root, '$defs')
  const target = isJsonObject(definitions) ? ownValue(definitions, reference.replace('#/$defs/', '')) : undefined
  return { target: isJsonObject(target) ? target : {}, shared: true }
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
