import type { EvaluationContext } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { FormPlan } from './form-plan.ts'

/** A form that can be rendered, validated and stored: the composed document and everything derived from it. */
export interface CompiledForm {
  readonly id: DocumentId
  /** The document's hash: the name of its JSON and module; stored records contain it to identify their form. */
  readonly hash: string
  readonly document: CompositeDocument
  /** Compiled in advance. */
  readonly validator: FormValidator
  /** Computed on demand. */
  readonly plan: FormPlan
}

/** The form of a document with a loaded validator. */
export function completeForm(parts: Omit<CompiledForm, 'plan'>): CompiledForm {
  return { ...parts, plan: new FormPlan(parts.document, parts.validator) }
}

/** The compiled schema. It neither changes the answers nor keeps state between calls. */
export interface FormValidator {
  /** Every failure of the answers against the whole schema, in the schema's order; empty when they are valid. */
  validate(answers: JsonValue, context: EvaluationContext): readonly ValidationError[]
  /**
   * The validator of one part of the schema, by its JSON pointer in the schema (`/properties/shape/oneOf/0`). Fields
   * with alternatives use it to find the matching one. Undefined when that part was not compiled.
   */
  part(schemaPointer: string): FormValidator['validate'] | undefined
  /** The pointers of all parts that were compiled. */
  readonly parts?: readonly string[]
  /** The conditions of the root that can be checked alone (`rootUnits`). */
  readonly units?: readonly string[]
  /** The validator of one of them, for the whole answers; undefined for an unknown one. */
  unit?(name: string): FormValidator['validate'] | undefined
  /**
   * The validator of one property of the root, for checking its value in the answers without the rest; undefined for an
   * unknown property. It does not report a missing property.
   */
  field?(name: string): FormValidator['validate'] | undefined
}

/** One failure as the compiled schema reports it, before it gets a message. */
export interface ValidationError {
  /** The pointer of the failing value; for `required`, of the object that lacks the property. */
  readonly instancePath: string
  /** The pointer into the schema. */
  readonly schemaPath: string
  readonly keyword: string
  /** The keyword's figures for the message: `{ limit: 18 }`, `{ missingProperty: 'Email' }`. */
  readonly params: JsonObject
  /** The validator's own English sentence, for keywords that are not in the catalogue. */
  readonly message?: string
}
