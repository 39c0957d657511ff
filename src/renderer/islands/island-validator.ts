import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '../../engine/json/json.ts'
import { makeSchemaTest } from './schema-test.ts'

const tests = new WeakMap<object, ReturnType<typeof makeSchemaTest>>()

/**
 * The validator that rjsf's fields use while they render: it finds which alternative fits the answers. It reports no
 * errors: those come from the form itself.
 */
export const islandValidator: ValidatorType = {
  isValid: (schema, formData, rootSchema) => testOf(rootSchema)(jsonSchema(schema), formData),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}

function testOf(rootSchema: RJSFSchema) {
  const test = tests.get(rootSchema) ?? makeSchemaTest(jsonSchema(rootSchema))
  tests.set(rootSchema, test)
  return test
}

/** An rjsf schema is JSON, though its type does not say so. */
function jsonSchema(schema: RJSFSchema): JsonObject {
  return schema
}
