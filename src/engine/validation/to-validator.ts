import type { EvaluationContext } from '../document/context.ts'
import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FormValidator, ValidationError } from './compiled-form.ts'
import { rootId } from './split-schema.ts'

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
  /** Validates everything; where it is missing, `rest` and `fields` do so together. */
  readonly validate?: GeneratedFunction
  readonly rest: GeneratedFunction
  /** By schema pointer; a boolean for a part that is `true` or `false`. */
  readonly parts: Readonly<Record<string, GeneratedFunction | boolean>>
  /** By the name of a condition of the root (`rootUnits`); missing where they are not checked alone. */
  readonly units?: Readonly<Record<string, GeneratedFunction>>
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
  const units = new Map(Object.entries(exports.units ?? {}).map(([name, unit]) => [name, unitFunction(name, unit)]))
  const { validate, rest } = exports
  return {
    validate:
      validate === undefined
        ? together(validating(rest), [...units.values(), ...fields.values()])
        : validating(validate),
    part: (pointer) => parts.get(pointer),
    parts: [...parts.keys()],
    units: [...units.keys()],
    unit: (name) => units.get(name),
    field: (name) => fields.get(name),
  }
}

function validating(generated: GeneratedFunction): FormValidator['validate'] {
  return (answers, context) => (generated.call(context, answers) ? none : (generated.errors ?? none))
}

/** What the answers as a whole fail, then what each condition and each field fails. */
function together(
  rest: FormValidator['validate'],
  parts: readonly FormValidator['validate'][],
): FormValidator['validate'] {
  return (answers, context) => {
    const ofWhole = rest(answers, context)
    let errors = ofWhole === none ? none : ofWhole.map(withoutId)
    for (const part of parts) {
      const found = part(answers, context)
      if (found !== none) errors = [...errors, ...found]
    }
    return errors
  }
}

/** The rest refers to definitions as parts of another schema; they are of the same form. */
function withoutId(error: ValidationError): ValidationError {
  const { schemaPath } = error
  return schemaPath.startsWith(rootId) ? { ...error, schemaPath: schemaPath.slice(rootId.length) } : error
}

function unitFunction(name: string, generated: GeneratedFunction): FormValidator['validate'] {
  const validate = validating(generated)
  const place = name.startsWith('allOf/') ? `#/${name}` : '#'
  const fromPlace = (error: ValidationError): ValidationError => {
    const { schemaPath } = withoutId(error)
    return { ...error, schemaPath: inDefinitions.test(schemaPath) ? schemaPath : `${place}${schemaPath.slice(1)}` }
  }
  return (answers, context) => {
    const errors = validate(answers, context)
    return errors === none ? none : errors.map(fromPlace)
  }
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

const inDefinitions = /^#\/(?:\$defs|definitions)\//

/** Turns a path within a property's schema into a path from the schema's root; paths into definitions already are. */
function fromRoot(schemaPath: string, pointer: JsonPointer): string {
  return inDefinitions.test(schemaPath) ? schemaPath : `#/properties${pointer}${schemaPath.slice(1)}`
}

function isGenerated(exports: unknown): exports is GeneratedExports {
  if (typeof exports !== 'object' || exports === null) return false
  const whole = 'rest' in exports ? exports.rest : 'validate' in exports && exports.validate
  return typeof whole === 'function' && 'parts' in exports && 'fields' in exports
}

function isWrapped(module: unknown): module is { readonly default: unknown } {
  return typeof module === 'object' && module !== null && 'default' in module
}
