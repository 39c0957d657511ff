import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { isJsonObject } from '../../json/json.ts'
import { failureFindings } from './failure-findings.ts'
import type { Finding } from './finding.ts'
import { nameFormats } from './name-formats.ts'

/** Checks a value against the meta-schema of a kind. */
export type ConformityTest = (kind: string, value: JsonValue) => readonly Finding[]

const folder = 'schemas/meta/'

type PlacedSchema = readonly [path: string, schema: JsonObject]

/** What was made last of meta-schemas, by the first of them: compiling takes a third of a check. */
const made = new WeakMap<JsonObject, { readonly schemas: readonly PlacedSchema[]; readonly test: ConformityTest }>()

/**
 * The meta-schemas of the declarations, ready to check values; each is compiled on first use, and once for checks of
 * declarations with the same ones.
 * @throws Error when the declarations have no meta-schema of that kind
 */
export function metaSchemas(files: ReadonlyMap<string, JsonValue>): ConformityTest {
  const schemas = [...files].flatMap(([path, schema]): readonly PlacedSchema[] =>
    path.startsWith(folder) && isJsonObject(schema) && schema.$id !== undefined ? [[path, schema]] : [],
  )
  const first = schemas[0]?.[1]
  const known = first && made.get(first)
  if (known && areSame(known.schemas, schemas)) return known.test
  const test = conformityTest(schemas)
  if (first) made.set(first, { schemas, test })
  return test
}

const areSame = (some: readonly PlacedSchema[], others: readonly PlacedSchema[]): boolean =>
  some.length === others.length &&
  some.every(([path, schema], at) => path === others[at]?.[0] && schema === others[at]?.[1])

function conformityTest(schemas: readonly PlacedSchema[]): ConformityTest {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, logger: false })
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format)
  for (const [name, { isOne }] of nameFormats) ajv.addFormat(name, isOne)
  for (const [path, schema] of schemas) ajv.addSchema(schema, path)
  return (kind, value) => {
    const validate = ajv.getSchema(`${folder}${kind}.json`)
    if (validate === undefined) throw new Error(`There is no meta-schema "${kind}" in ${folder}`)
    return validate(value) === true
      ? []
      : failureFindings(validate.errors ?? [], kind === 'form-schema' ? { member: 'keyword' } : {})
  }
}
