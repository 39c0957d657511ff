import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject } from 'ajv'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment, parsePointer } from '../../json/pointer.ts'
import { typesAllowed, typeOf } from '../../schema/schema-values.ts'
import { formats } from '../../validation/formats.ts'
import type { CheckedDocument, DocumentCheck } from '../subject/checked-document.ts'
import { withViewedForm } from '../subject/check-view.ts'
import { failureFindings } from '../subject/failure-findings.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes } from '../subject/form-nodes.ts'
import type { SchemaNode } from '../subject/form-nodes.ts'
import { presetsOf } from '../subject/presets-of.ts'

/** Keywords that users can still satisfy while filling in a form. */
const completed: ReadonlySet<string> = new Set(
  'required minItems minLength minProperties dependentRequired contains minContains uniqueItems'.split(' '),
)

/**
 * Checks that initial values of a form are valid, though possibly incomplete, answers to their fields: the defaults of
 * a schema, the presets of its page, and the choices of an `enum`.
 */
export function givenValuesCheck(): DocumentCheck {
  // Many organisations share a schema.
  const tests = new WeakMap<JsonObject, FailureTest>()
  return (checked) => {
    const { schema } = withViewedForm(checked).document
    const given = [...defaultsOf(checked), ...presetValues(checked)]
    const choices = schemaNodes(checked.document).flatMap(wrongChoices)
    if (schema === undefined || given.length === 0) return choices
    const failures = tests.get(schema) ?? failureTest(schema)
    tests.set(schema, failures)
    return [...choices, ...given.flatMap((one) => findingsOf(one, failures(one.field, one.value)))]
  }
}

/** A value that is declared for a field. */
interface GivenValue {
  /** Where it is declared. */
  readonly pointer: string
  readonly value: JsonValue
  /** Pointer to the field's schema from the root of the schema. */
  readonly field: string
  /** How a sentence refers to it. */
  readonly who: string
}

function defaultsOf({ document }: CheckedDocument): readonly GivenValue[] {
  return schemaNodes(document).flatMap(({ pointer, schema }) => {
    const value = ownValue(schema, 'default')
    const field = pointer.slice('/schema'.length)
    const who = `the default of "${parsePointer(pointer).at(-1)}"`
    return value === undefined ? [] : [{ pointer: `${pointer}/default`, value, field, who }]
  })
}

function presetValues(checked: CheckedDocument): readonly GivenValue[] {
  const fields = objectAt(withViewedForm(checked).document.schema ?? {}, 'properties')
  return presetsOf(checked.document).flatMap(({ pointer, preset }) =>
    Object.entries(preset).flatMap(([name, value]) => {
      const isNamed = typeof value === 'string' && value.startsWith('=')
      if (value === undefined || isNamed || !Object.hasOwn(fields, name)) return []
      const field = `/properties/${escapeSegment(name)}`
      return [{ pointer: `${pointer}/${escapeSegment(name)}`, value, field, who: `the preset of "${name}"` }]
    }),
  )
}

type FailureTest = (field: string, value: JsonValue) => readonly ErrorObject[]

function failureTest(schema: JsonObject): FailureTest {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    meta: false,
    validateSchema: false,
    logger: false,
  })
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  const { $schema: _dialect, $id: _id, ...own } = schema
  return (field, value) => {
    try {
      if (ajv.schemas['form'] === undefined) ajv.addSchema(own, 'form')
      const validate = ajv.getSchema(`form#${field.split('/').map(encodeURIComponent).join('/')}`)
      return validate === undefined || validate(value) === true ? [] : (validate.errors ?? [])
    } catch {
      // The step that compiles the form reports this.
      return []
    }
  }
}

function findingsOf({ pointer, who }: GivenValue, errors: readonly ErrorObject[]): readonly Finding[] {
  const failures = errors.filter(({ keyword }) => !completed.has(keyword))
  return failureFindings(failures, { whole: who }).map((finding) => ({
    ...finding,
    pointer: `${pointer}${finding.pointer}`,
  }))
}

/** Choices that the field's own type refuses: users could pick them, but never submit them. */
function wrongChoices({ pointer, schema }: SchemaNode): readonly Finding[] {
  const choices = ownValue(schema, 'enum')
  const types = isJsonObject(schema) && ownValue(schema, 'type') !== undefined ? typesAllowed(schema) : undefined
  if (types === undefined || !isJsonArray(choices)) return []
  return choices.flatMap((choice, i) =>
    types.has(typeOf(choice))
      ? []
      : [
          {
            pointer: `${pointer}/enum/${i}`,
            message: `The choice ${JSON.stringify(choice)} is not of the type that the field has, ${[...types].join(' or ')}.`,
          },
        ],
  )
}
