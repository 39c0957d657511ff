import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { JsonObject } from '../../engine/json/json.ts'
import { makeSchemaTest } from './schema-test.ts'

const tests = new WeakMap<object, ReturnType<typeof makeSchemaTest>>()

/**
 * What rjsf's fields ask about schemas while they draw: which alternative fits the answers. They find no errors with it:
 * those are the form's own, given to them from outside.
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
