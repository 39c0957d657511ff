import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { FieldNode } from '../../engine/fields/field-node.ts'

/** The input of rjsf's form for an island. */
export interface IslandSchema {
  readonly schema: JsonObject
  readonly ui: JsonObject
  /** The property that contains the island's answer; undefined when the island is the whole form. */
  readonly key: string | undefined
}

/**
 * A separate schema for an island: the whole form's, or an object with only the island's property and the definitions
 * that it may refer to.
 */
export function islandSchema(
  node: FieldNode,
  key: string | undefined,
  { root, rootUi }: { readonly root: JsonObject; readonly rootUi: JsonObject },
  required: boolean,
): IslandSchema {
  if (key === undefined) return { schema: node.schema, ui: withoutSubmit(node.ui), key }
  const { definitions, $defs, $schema } = root
  const schema: JsonObject = {
    ...($schema !== undefined && { $schema }),
    ...(definitions !== undefined && { definitions }),
    ...($defs !== undefined && { $defs }),
    type: 'object',
    properties: { [key]: node.schema },
    ...(required && { required: [key] }),
  }
  const globalOptions = ownValue(rootUi, 'ui:globalOptions')
  return {
    schema,
    ui: { ...(globalOptions !== undefined && { 'ui:globalOptions': globalOptions }), [key]: node.ui },
    key,
  }
}

/** The island's answer inside rjsf's form data. */
export function answerIn(formData: JsonValue | undefined, key: string | undefined): JsonValue | undefined {
  if (key === undefined) return formData
  return isJsonObject(formData) ? ownValue(formData, key) : undefined
}

/** Wraps the island's answer as rjsf's form data. */
export function islandFormData(answer: JsonValue | undefined, key: string | undefined): JsonValue | undefined {
  if (key === undefined) return answer
  return answer === undefined ? {} : { [key]: answer }
}

function withoutSubmit(ui: JsonObject): JsonObject {
  return { ...ui, 'ui:submitButtonOptions': { norender: true } }
}
