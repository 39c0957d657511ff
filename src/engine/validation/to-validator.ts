import type { EvaluationContext } from '../document/context.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FormValidator, ValidationError } from './compiled-form.ts'

/** The place of a value, for a function that validates one value of many. */
interface GeneratedPlace {
  readonly instancePath: string
  readonly parentData: JsonValue
  readonly parentDataProperty: string
  readonly rootData: JsonValue
}

/**
 * A validating function as Ajv generates it: the context is `this`, and the errors of the last call are a property of
 * the function.
 */
interface GeneratedFunction {
  (this: EvaluationContext, answers: JsonValue, place?: GeneratedPlace): boolean
  readonly errors?: readonly ValidationError[] | null
}

interface GeneratedExports {
  readonly validate: GeneratedFunction
  /** By schema pointer; a boolean for a part that is `true` or `false`. */
  readonly parts: Readonly<Record<string, GeneratedFunction | boolean>>
  /** By the name of a property of the root. */
  readonly fields: Readonly<Record<string, GeneratedFunction>>
}

const none: readonly ValidationError[] = []
const refused: readonly ValidationError[] = [
  { instancePath: '', schemaPath: '#/false schema', keyword: 'false schema', params: {} },
]

/**
 * The validator in the exports of a compiled module: its CommonJS body, or the ES module that wraps it.
 * @throws Error when they are not those of a compiled form.
 */
export function toValidator(module: unknown): FormValidator {
  const exports = isWrapped(module) ? module.default : module
  if (!isGenerated(exports)) throw new Error('These exports are not those of a compiled form')
  const parts = new Map(Object.entries(exports.parts).map(([pointer, part]) => [pointer, partFunction(part)]))
  const fields = new Map(Object.entries(exports.fields).map(([name, field]) => [name, fieldFunction(name, field)]))
  return {
    validate: validating(exports.validate),
    part: (pointer) => parts.get(pointer),
    parts: [...parts.keys()],
    field: (name) => fields.get(name),
  }
}

function validating(generated: GeneratedFunction): FormValidator['validate'] {
  return (answers, context) => (generated.call(context, answers) ? none : (generated.errors ?? none))
}

function partFunction(part: GeneratedFunction | boolean): FormValidator['validate'] {
  if (typeof part === 'boolean') return () => (part ? none : refused)
  return validating(part)
}

function fieldFunction(name: string, generated: GeneratedFunction): FormValidator['validate'] {
  const pointer = `/${escapeSegment(name)}`
  return (answers, context) => {
    const value = isJsonObject(answers) ? ownValue(answers, name) : undefined
    if (value === undefined) return none
    const place = { instancePath: pointer, parentData: answers, parentDataProperty: name, rootData: answers }
    if (generated.call(context, value, place)) return none
    return (generated.errors ?? none).map((error) => ({ ...error, schemaPath: fromRoot(error.schemaPath, pointer) }))
  }
}

/** Turns a path within a property's schema into a path from the schema's root; paths into definitions already are. */
function fromRoot(schemaPath: string, pointer: JsonPointer): string {
  return /^#\/(?:\$defs|definitions)\//.test(schemaPath) ? schemaPath : `#/properties${pointer}${schemaPath.slice(1)}`
}

function isGenerated(exports: unknown): exports is GeneratedExports {
  if (typeof exports !== 'object' || exports === null) return false
  return 'validate' in exports && typeof exports.validate === 'function' && 'parts' in exports && 'fields' in exports
}

function isWrapped(module: unknown): module is { readonly default: unknown } {
  return typeof module === 'object' && module !== null && 'default' in module
}
