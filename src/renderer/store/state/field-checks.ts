import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import { escapeSegment, parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm, ValidationError } from '../../../engine/validation/compiled-form.ts'
import { pointerOfError } from '../../../engine/validation/error-pointer.ts'
import { toFieldIssues } from '../../../engine/validation/field-issues.ts'
import { normaliseAnswers } from '../../../engine/validation/normalise-answers.ts'
import { fieldNormaliser } from './field-normaliser.ts'
import type { FieldNormaliser } from './field-normaliser.ts'
import { fieldsReadBy, relatedFields } from './related-fields.ts'

/** What was checked again, and what is wrong with it. */
export interface FieldCheck {
  /** Fields of the root. */
  readonly fields: readonly string[]
  readonly issues: readonly FieldIssue[]
}

export interface FieldCheckRequest {
  readonly changed: JsonPointer
  readonly answers: JsonValue
  readonly isWanted: (pointer: JsonPointer) => boolean
  readonly isRequired: (pointer: JsonPointer) => boolean
  readonly isVisible: (pointer: JsonPointer) => boolean
}

/**
 * Checks after a change only what the change can have touched, so that a keystroke costs the same in a form of any size.
 * It keeps the answers in their normal form, which is what validators see, in step with the changes.
 */
export class FieldChecks {
  readonly #form: CompiledForm
  readonly #context: EvaluationContext
  readonly #normalise: FieldNormaliser
  #normal: Record<string, JsonValue | undefined> | undefined

  constructor(form: CompiledForm, context: EvaluationContext) {
    this.#form = form
    this.#context = context
    this.#normalise = fieldNormaliser(form.document.schema ?? {})
  }

  /** Has to be called with every change, whether or not it is checked. */
  follow(changed: JsonPointer, answers: JsonValue): void {
    if (this.#normal === undefined) return
    const [name] = parsePointer(changed)
    if (name === undefined || !isJsonObject(answers)) {
      this.#normal = undefined
      return
    }
    const value = this.#normalise(name, ownValue(answers, name))
    if (value === undefined) delete this.#normal[name]
    else this.#normal[name] = value
  }

  /** Undefined when the fields of this form cannot be checked apart; then the whole form is checked. */
  check({ changed, answers, isWanted, ...states }: FieldCheckRequest): FieldCheck | undefined {
    const { document, validator } = this.#form
    const [name] = parsePointer(changed)
    const fields = name === undefined ? undefined : relatedFields(document, name)
    if (fields === undefined || validator.field === undefined) return undefined
    const normal = (this.#normal ??= this.#normalised(answers))
    const errors = fields.flatMap((field) => this.#errorsOf(field, normal, states))
    const wanted = errors.filter((error) => isWanted(pointerOfError(error)))
    return { fields, issues: toFieldIssues(this.#form, wanted, normal, this.#context) }
  }

  #errorsOf(
    field: string,
    normal: JsonObject,
    { isRequired, isVisible }: Pick<FieldCheckRequest, 'isRequired' | 'isVisible'>,
  ): readonly ValidationError[] {
    if (normal[field] !== undefined) {
      const seen = this.#seenBy(field, normal, isVisible)
      return this.#form.validator.field?.(field)?.(seen, this.#context) ?? []
    }
    return isRequired(`/${escapeSegment(field)}`) ? [missing(field)] : []
  }

  /** The answers without those of hidden fields that the field's verdict may depend on. */
  #seenBy(field: string, normal: JsonObject, isVisible: FieldCheckRequest['isVisible']): JsonObject {
    const read = fieldsReadBy(this.#form.document, field)
    const hidden = read.filter((name) => normal[name] !== undefined && !isVisible(`/${escapeSegment(name)}`))
    if (hidden.length === 0) return normal
    return Object.fromEntries(Object.entries(normal).filter(([name]) => !hidden.includes(name)))
  }

  #normalised(answers: JsonValue): Record<string, JsonValue | undefined> {
    const whole = normaliseAnswers(this.#form.document.schema ?? {}, answers)
    return isJsonObject(whole) ? { ...whole } : {}
  }
}

function missing(name: string): ValidationError {
  return { instancePath: '', schemaPath: '#/required', keyword: 'required', params: { missingProperty: name } }
}
