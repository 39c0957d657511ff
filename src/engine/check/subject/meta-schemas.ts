import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { JsonValue } from '../../json/json.ts'
import { isJsonObject } from '../../json/json.ts'
import { failureFindings } from './failure-findings.ts'
import type { Finding } from './finding.ts'
import { nameFormats } from './name-formats.ts'

/** Checks a value against the meta-schema of a kind. */
export type ConformityTest = (kind: string, value: JsonValue) => readonly Finding[]

const folder = 'schemas/meta/'

/**
 * The meta-schemas of the declarations, ready to check values; each is compiled on first use.
 * @throws Error when the declarations have no meta-schema of that kind
 */
export function metaSchemas(files: ReadonlyMap<string, JsonValue>): ConformityTest {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false, logger: false })
  for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format)
  for (const [name, { isOne }] of nameFormats) ajv.addFormat(name, isOne)
  for (const [path, schema] of files) {
    if (path.startsWith(folder) && isJsonObject(schema) && schema.$id !== undefined) ajv.addSchema(schema, path)
  }
  return (kind, value) => {
    const validate = ajv.getSchema(`${folder}${kind}.json`)
    if (validate === undefined) throw new Error(`There is no meta-schema "${kind}" in ${folder}`)
    return validate(value) === true
      ? []
      : failureFindings(validate.errors ?? [], kind === 'form-schema' ? { member: 'keyword' } : {})
  }
}
