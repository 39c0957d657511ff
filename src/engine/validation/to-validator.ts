import type { EvaluationContext } from '../context.ts'
import type { JsonValue } from '../json.ts'
import type { FormValidator, ValidationError } from './compiled-form.ts'

/** A validating function as Ajv writes it: the context is `this`, the errors of the last call hang on the function. */
interface GeneratedFunction {
  (this: EvaluationContext, answers: JsonValue): boolean
  readonly errors?: readonly ValidationError[] | null
}

interface GeneratedExports {
  readonly validate: GeneratedFunction
  /** By schema pointer; a boolean for a part that is `true` or `false`. */
  readonly parts: Readonly<Record<string, GeneratedFunction | boolean>>
}

const none: readonly ValidationError[] = []
const refused: readonly ValidationError[] = [
  { instancePath: '', schemaPath: '#/false schema', keyword: 'false schema', params: {} },
]

/**
 * The validator in the exports of a compiled module: those of its CommonJS body, or of the ES module that wraps it.
 * @throws Error when they are not a compiled form's.
 */
export function toValidator(module: unknown): FormValidator {
  const exports = isWrapped(module) ? module.default : module
  if (!isGenerated(exports)) throw new Error('These exports are not those of a compiled form')
  const parts = new Map(Object.entries(exports.parts).map(([pointer, part]) => [pointer, partFunction(part)]))
  return { validate: validating(exports.validate), part: (pointer) => parts.get(pointer), parts: [...parts.keys()] }
}

function validating(generated: GeneratedFunction): FormValidator['validate'] {
  return (answers, context) => (generated.call(context, answers) ? none : (generated.errors ?? none))
}

function partFunction(part: GeneratedFunction | boolean): FormValidator['validate'] {
  if (typeof part === 'boolean') return () => (part ? none : refused)
  return validating(part)
}

function isGenerated(exports: unknown): exports is GeneratedExports {
  if (typeof exports !== 'object' || exports === null) return false
  return 'validate' in exports && typeof exports.validate === 'function' && 'parts' in exports
}

function isWrapped(module: unknown): module is { readonly default: unknown } {
  return typeof module === 'object' && module !== null && 'default' in module
}
