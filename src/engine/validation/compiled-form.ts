import type { EvaluationContext } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { FormPlan } from './form-plan.ts'

/** A form that can be rendered, validated and stored: the composed document, and everything that it compiles to. */
export interface CompiledForm {
  readonly id: DocumentId
  /** Of the document; the names of its JSON and its module, and what a stored record remembers of its form. */
  readonly hash: string
  readonly document: CompositeDocument
  /** Compiled ahead. */
  readonly validator: FormValidator
  /** Worked out as it is needed. */
  readonly plan: FormPlan
}

/** The form of a document whose validator is there. */
export function completeForm(parts: Omit<CompiledForm, 'plan'>): CompiledForm {
  return { ...parts, plan: new FormPlan(parts.document) }
}

/** The compiled schema. It neither changes the answers nor keeps anything between calls. */
export interface FormValidator {
  /** Every failure of the answers against the whole schema, in the schema's order; empty when they are valid. */
  validate(answers: JsonValue, context: EvaluationContext): readonly ValidationError[]
  /**
   * The validator of one part of the schema, by its JSON pointer in the schema (`/properties/shape/oneOf/0`), which
   * fields with alternatives need to find the matching one; undefined when that part was not compiled.
   */
  part(schemaPointer: string): FormValidator['validate'] | undefined
  /** The pointers of all parts that were compiled. */
  readonly parts?: readonly string[]
  /**
   * The validator of one property of the root as it stands in the answers, for checking it without the rest; undefined
   * for a name that is no property. It says nothing about the property's absence.
   */
  field?(name: string): FormValidator['validate'] | undefined
}

/** One failure as the compiled schema reports it, before messages. */
export interface ValidationError {
  /** Of the failing value; for `required` of the object that lacks it. */
  readonly instancePath: string
  /** In the schema. */
  readonly schemaPath: string
  readonly keyword: string
  /** The keyword's figures for the message: `{ limit: 18 }`, `{ missingProperty: 'Email' }`. */
  readonly params: JsonObject
  /** The English sentence of the validator itself, for keywords that the catalogue does not know. */
  readonly message?: string
}
