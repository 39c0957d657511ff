import { _, Ajv } from 'ajv'
import type { AnySchema, Options } from 'ajv'
import addFormats from 'ajv-formats'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { contentHash } from '../compose/content-hash.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { escapeSegment, getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { ajvKeywords } from './ajv-keywords.ts'
import { executableSchema } from './executable-schema.ts'
import { formats } from './formats.ts'
import { restOfSchema, rootId, withFormReferences } from './split-schema.ts'
import { clauseTestPointers } from '../schema/object-clauses.ts'
import { rootUnits, withoutUnits } from '../schema/root-units.ts'
import { alternativeParts } from '../schema/schema-parts.ts'

/** A compiled validator as text: a CommonJS body that only requires the modules in `form-runtime`. */
export interface CompiledModule {
  readonly code: string
  /** The hash of the document that it was compiled from. */
  readonly hash: string
}

export interface CompileOptions {
  /** The document's hash, if known; otherwise it is computed. */
  readonly hash?: string
}

const restId = 'rest'

/** Names that every object inherits; if a schema mentions one, the validator checks own properties only. */
const inheritedNames = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * Compiles a form's schema and rules to code. This takes 20 to 100 ms: do it at build or when publishing, never in the
 * browser. A schema that declares draft 2020-12 is compiled strictly (unknown keywords and formats are errors). Any
 * other, such as one pasted from an rjsf project, is compiled leniently, as rjsf does: draft-07 (or 2019-09 if
 * declared).
 * @throws Error naming the document when its schema cannot be compiled.
 */
export function compileForm(
  document: CompositeDocument,
  id: DocumentId,
  { hash = contentHash(document) }: CompileOptions = {},
): CompiledModule {
  const { $schema, $id: _id, ...schema } = executableSchema(document)
  try {
    return { code: moduleCode(schema, document.schema ?? {}, typeof $schema === 'string' ? $schema : ''), hash }
  } catch (error) {
    throw new Error(`The schema of ${id} cannot be compiled: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

/** @param declared the schema without what the rules add */
function moduleCode(schema: JsonObject, declared: JsonObject, dialect: string): string {
  const ajv = makeAjv(schema, dialect)
  ajv.addSchema(schema satisfies AnySchema, rootId)
  // Each property's code is written once, for the whole form and for the field alone.
  const names = new Set(rootUnits(declared).keys())
  const rest = restOfSchema(withoutUnits(schema, names))
  const units = [...(rest === undefined ? [] : rootUnits(schema))].filter(([name]) => names.has(name))
  if (rest !== undefined) ajv.addSchema(rest satisfies AnySchema, restId)
  units.forEach(([, unit], i) => ajv.addSchema(withFormReferences(unit) satisfies AnySchema, `unit${i}`))
  const parts = [...new Set([...alternativeParts(schema), ...clauseTestPointers(declared)])].map(
    (pointer, i) => [pointer, `part${i}`] as const,
  )
  const compiled = parts.filter(([pointer]) => typeof getAt(schema, pointer) === 'object')
  const fields = fieldNames(schema).map((name, i) => [name, `field${i}`] as const)
  const code = standaloneCode(ajv, {
    ...(rest === undefined ? { validate: rootId } : { rest: restId }),
    ...Object.fromEntries(units.map((_, i) => [`unit${i}`, `unit${i}`])),
    ...Object.fromEntries(compiled.map(([pointer, name]) => [name, reference(pointer)])),
    ...Object.fromEntries(fields.map(([field, name]) => [name, reference(`/properties/${escapeSegment(field)}`)])),
  })
  return [
    code,
    `exports.parts = {${parts.map(([pointer, name]) => partEntry(schema, pointer, name)).join(', ')}};`,
    `exports.fields = {${fields.map(([field, name]) => `${JSON.stringify(field)}: exports.${name}`).join(', ')}};`,
    ...(units.length === 0
      ? []
      : [`exports.units = {${units.map(([name], i) => `${JSON.stringify(name)}: exports.unit${i}`).join(', ')}};`]),
    '',
  ].join('\n')
}

/** The root's properties whose schemas restrict their values. */
function fieldNames({ properties }: JsonObject): readonly string[] {
  if (!isJsonObject(properties)) return []
  return Object.entries(properties).flatMap(([name, part]) => (isJsonObject(part) ? [name] : []))
}

function partEntry(schema: JsonObject, pointer: JsonPointer, name: string): string {
  const part = getAt(schema, pointer)
  return `${JSON.stringify(pointer)}: ${typeof part === 'boolean' ? part : `exports.${name}`}`
}

function reference(pointer: JsonPointer): string {
  return `${rootId}#${pointer.split('/').map(encodeURIComponent).join('/')}`
}

function makeAjv(schema: JsonObject, dialect: string): Ajv {
  const options = ajvOptions(schema, dialect.includes('2020-12'))
  const ajv = new (dialectOf(dialect))(options)
  // Every function would keep account of these, whether or not the schema has them.
  ajv.opts.unevaluated = mentions(schema, (word) => word.startsWith('unevaluated'))
  ajv.opts.dynamicRef = mentions(schema, (word) => /^\$(?:dynamic|recursive)/.test(word))
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  addFormats(ajv, { formats: [], keywords: true })
  for (const keyword of ajvKeywords()) ajv.addKeyword(keyword)
  return ajv
}

function dialectOf(dialect: string): typeof Ajv | typeof Ajv2019 | typeof Ajv2020 {
  if (dialect.includes('2020-12')) return Ajv2020
  return dialect.includes('2019-09') ? Ajv2019 : Ajv
}

function ajvOptions(schema: JsonObject, isStrict: boolean): Options {
  return {
    allErrors: true,
    messages: false,
    logger: false,
    multipleOfPrecision: 8,
    ownProperties: mentions(schema, (word) => inheritedNames.has(word)),
    passContext: true,
    strictSchema: isStrict,
    strictNumbers: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    // A declared field may match a pattern of names too: both say what it holds, as in JSON Schema.
    allowMatchingProperties: true,
    validateSchema: false,
    code: { source: true, formats: _`require("regalia/formats")` },
  }
}

/** Whether a key or a text anywhere in a schema is such a word. */
function mentions(schema: JsonObject, isSuch: (word: string) => boolean): boolean {
  let isMentioned = false
  JSON.stringify(schema, (key, value: unknown) => {
    isMentioned ||= isSuch(key) || (typeof value === 'string' && isSuch(value))
    return value
  })
  return isMentioned
}
