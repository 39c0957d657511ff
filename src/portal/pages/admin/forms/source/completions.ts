import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import {
  declaredNames,
  firstOf,
  itemShape,
  memberShape,
  schemasFor,
  shapeOf,
} from '../../../../../engine/editing/parts/shapes.ts'
import type { Shape } from '../../../../../engine/editing/parts/shapes.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../../../engine/json/json.ts'
import type { PartVocabulary } from '../parts/load-vocabulary.ts'
import { typedPlace } from './json-tree.ts'

/** Completes names and values by the vocabulary of a document, each with what it is for. */
export const completionsFor =
  (meta: PartVocabulary, current: () => JsonObject) =>
  (context: CompletionContext): CompletionResult | null => {
    const { path, isName, from } = typedPlace(context.state, context.pos)
    if (!context.explicit && from === context.pos) return null
    const options = isName ? names(meta, current(), path) : values(meta, current(), path)
    return options.length === 0 ? null : { from, options }
  }

function names(meta: PartVocabulary, document: JsonObject, path: readonly string[]): readonly Completion[] {
  const { shape, value } = along(meta, document, path)
  const schemas = schemasFor(shape, value)
  return declaredNames(schemas).map((name) => {
    const info = firstOf(
      schemas.flatMap((schema) => {
        const declared = ownValue(objectAt(schema, 'properties'), name)
        return isJsonObject(declared) ? [declared] : []
      }),
      'description',
    )
    return { label: `"${name}"`, apply: `"${name}": `, type: 'property', ...(typeof info === 'string' && { info }) }
  })
}

function values(meta: PartVocabulary, document: JsonObject, path: readonly string[]): readonly Completion[] {
  const { shape, value } = along(meta, document, path)
  const schemas = schemasFor(shape, value)
  const choices = firstOf(schemas, 'enum') ?? [firstOf(schemas, 'const') ?? null]
  return (isJsonArray(choices) ? choices : [])
    .filter((choice) => choice !== null)
    .map((choice) => ({ label: JSON.stringify(choice), type: 'enum' }))
}

interface Along {
  readonly shape: Shape
  readonly value: JsonValue | undefined
}

/** The vocabulary at a place, as far as the document that was last sound has it. */
function along(meta: PartVocabulary, document: JsonObject, path: readonly string[]): Along {
  return path.reduce<Along>(
    ({ shape, value }, step, depth) => {
      if (depth === 0) {
        const root = meta[step]
        return { shape: root ? shapeOf(root) : shape, value: ownValue(document, step) }
      }
      if (isJsonArray(value)) return { shape: itemShape(shape, value), value: value[Number(step)] }
      return { shape: memberShape(shape, value, step), value: isJsonObject(value) ? ownValue(value, step) : undefined }
    },
    { shape: { root: {}, schemas: [] }, value: document },
  )
}
