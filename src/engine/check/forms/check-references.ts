import { mendName } from '../../document/mend-name.ts'
import { isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { referredSchema } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes } from '../subject/form-nodes.ts'
import type { SchemaNode } from '../subject/form-nodes.ts'
import { alternativesOf } from '../subject/object-parts.ts'

/** Every `$ref` leads to a schema of the form, and not back to itself without a field or an item in between. */
export function checkReferences({ document }: CheckedDocument): readonly Finding[] {
  const root = document.schema
  if (root === undefined) return []
  return schemaNodes(document).flatMap((node) => checkReference(node, root))
}

function checkReference({ pointer, schema }: SchemaNode, root: JsonObject): readonly Finding[] {
  const reference = ownValue(schema, '$ref')
  if (typeof reference !== 'string') return []
  const at = `${pointer}/$ref`
  if (!reference.startsWith('#'))
    return [{ pointer: at, message: `The reference "${reference}" leads out of the form.` }]
  const target = referredSchema(root, reference)
  if (target === undefined) {
    const definitions = Object.keys(objectAt(root, '$defs')).map((name) => `#/$defs/${name}`)
    const message = `The reference "${reference}" leads to nothing.`
    return [{ pointer: at, message, ...mendName(reference, definitions) }]
  }
  if (!comesBack(root, target, schema)) return []
  const message = `The reference "${reference}" leads back to itself, so that it says nothing of the value.`
  return [{ pointer: at, message, mend: 'Refer to a schema that says a type, or leave the reference out.' }]
}

/** Whether schemas of the same value lead from one to the other. */
function comesBack(root: JsonObject, from: JsonObject, to: JsonObject): boolean {
  const seen = new Set<JsonObject>()
  const waiting = [from]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...sameValueSchemas(root, next))
  }
  return false
}

function sameValueSchemas(root: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const parts = [
    ...alternativesOf(schema).map((part) => part.schema),
    ...['if', 'not'].flatMap((keyword) => [ownValue(schema, keyword)].filter(isJsonObject)),
  ]
  const reference = ownValue(schema, '$ref')
  const target = typeof reference === 'string' ? referredSchema(root, reference) : undefined
  return [...parts, ...(target === undefined ? [] : [target])]
}
