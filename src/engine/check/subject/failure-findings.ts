import type { ErrorObject } from 'ajv'
import { mendName, nearestName } from '../../document/mend-name.ts'
import { isJsonObject } from '../../json/json.ts'
import { parsePointer } from '../../json/pointer.ts'
import type { Finding } from './finding.ts'
import { nameFormats } from './name-formats.ts'

const titleOf = (format: string): string => nameFormats.get(format)?.title ?? format

/** How sentences refer to the parts of a value. */
export interface FailureWords {
  /** The whole value, within a sentence: `the file`. */
  readonly whole: string
  /** A member's name that is not allowed: `key`. */
  readonly member: string
}

const ofFile: FailureWords = { whole: 'the file', member: 'key' }

type Sayer = (name: string, error: ErrorObject, wording: FailureWords) => string

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

/** Explains a failed keyword of a meta-schema in one sentence, except for its first capital. `name` is the place. */
const sayers: ReadonlyMap<string, Sayer> = new Map<string, Sayer>([
  [
    'additionalProperties',
    (name, { params }, { member }) => `unknown ${member} ${show(params.additionalProperty)} in ${name}.`,
  ],
  ['propertyNames', (name, { params }) => `${name} may not use the name ${show(params.propertyName)}.`],
  ['required', (name, { params }) => `${name} lacks ${show(params.missingProperty)}.`],
  ['dependentRequired', (name, { params }) => `${name} says ${show(params.property)} without ${params.deps}.`],
  ['type', (name, { params, data }) => `${name} must be of type ${params.type}, not ${show(data)}.`],
  ['enum', (name, { params, data }) => `${name} must be one of ${params.allowedValues.join(', ')}, not ${show(data)}.`],
  ['const', (name, { params, data }) => `${name} must be ${show(params.allowedValue)}, not ${show(data)}.`],
  ['pattern', (name, { params, data }) => `${name} must match ${params.pattern}, which ${show(data)} does not.`],
  ['format', (name, { params, data }) => `${name} must be a ${titleOf(params.format)}, which ${show(data)} is not.`],
  ['uniqueItems', (name) => `${name} names something twice.`],
  ['minItems', (name, { params }) => tooFew(name, params.limit, 'items')],
  ['minLength', (name, { params }) => tooFew(name, params.limit, 'characters')],
  ['anyOf', (name, { data }) => `${name} takes none of the allowed forms: ${show(data)}.`],
  ['oneOf', (name, { data }) => `${name} must take exactly one of the allowed forms: ${show(data)}.`],
])

const tooFew = (name: string, limit: number, what: string): string =>
  limit === 1 ? `${name} is empty.` : `${name} has fewer than ${limit} ${what}.`

/** Keywords that merely report failures inside them. */
const wrappers: ReadonlySet<string> = new Set(['if', 'allOf'])

/** A value's failures against its meta-schema, without duplicates; failures of alternatives are combined. */
export function failureFindings(
  errors: readonly ErrorObject[],
  wording: Partial<FailureWords> = {},
): readonly Finding[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const findings = errors
    .filter((error) => !wrappers.has(error.keyword) && !explainsAnother(error, alternatives))
    .map((error) => sayFailure(error, errors, { ...ofFile, ...wording }))
  return [...new Map(findings.map((finding) => [`${finding.pointer} ${finding.message}`, finding])).values()]
}

/** Whether an error only explains why a name was refused, or why one member of an alternative failed. */
function explainsAnother(error: ErrorObject, alternatives: readonly ErrorObject[]): boolean {
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return true
  return alternatives.some((whole) => error !== whole && error.schemaPath.startsWith(`${whole.schemaPath}/`))
}

function sayFailure(error: ErrorObject, errors: readonly ErrorObject[], wording: FailureWords): Finding {
  const { instancePath, keyword, message = 'is not as declared' } = error
  const segments = parsePointer(instancePath)
  const last = segments.at(-1)
  const name =
    last === undefined ? wording.whole : /^\d+$/.test(last) ? `item ${last} of "${segments.at(-2)}"` : `"${last}"`
  const sentence = sayers.get(keyword)?.(name, error, wording) ?? `${name} ${message}.`
  return {
    pointer: instancePath,
    message: `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`,
    ...mendOf(choicesAmong(error, errors) ?? error),
  }
}

/** For alternatives: the one that is a choice of names, if the value is a name. */
function choicesAmong({ keyword, schemaPath, instancePath }: ErrorObject, errors: readonly ErrorObject[]) {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return undefined
  return errors.find(
    (other) =>
      other.keyword === 'enum' && other.instancePath === instancePath && other.schemaPath.startsWith(`${schemaPath}/`),
  )
}

/** For an unknown key or choice: the nearest existing one. */
function mendOf({ keyword, params, data, parentSchema, schema }: ErrorObject): { readonly mend?: string } {
  if (keyword === 'additionalProperties') {
    return mendName(String(params.additionalProperty), Object.keys(parentSchema?.['properties'] ?? {}))
  }
  if (keyword === 'propertyNames') return mendName(String(params.propertyName), choicesIn(schema))
  if (typeof data !== 'string') return {}
  const valid = keyword === 'enum' ? texts(params.allowedValues) : keyword === 'format' ? namesOf(params.format) : []
  const nearest = nearestName(data, valid)
  return nearest === undefined ? {} : { mend: `Did you mean "${nearest}"?` }
}

const namesOf = (format: string): readonly string[] => nameFormats.get(format)?.names() ?? []

const choicesIn = (schema: unknown): readonly string[] => (isJsonObject(schema) ? texts(schema['enum']) : [])

const texts = (values: unknown): readonly string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
