import type { CompositeDocument } from '../document/document.ts'
import type { JsonValue } from '../json/json.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import { fieldRelations } from '../rules/field-relations.ts'
import type { FieldRelations } from '../rules/field-relations.ts'
import { rulePlan } from '../rules/rule-plan.ts'
import type { RulePlan } from '../rules/rule-plan.ts'
import { normaliserOf, normaliserOfField } from './normaliser-of.ts'
import type { Normalise } from './normaliser-of.ts'

/**
 * What is derived from a form's document besides its validator: its rules, its normal form, and which fields depend on which.
 * Each is worked out when it is first needed, and kept with the form. Texts play no part in it, so that a form has one
 * plan in all languages.
 */
export class FormPlan {
  readonly #document: CompositeDocument
  readonly #fieldNormaliser: (name: string) => Normalise
  #rules: RulePlan | undefined
  #relations: FieldRelations | undefined
  #normaliser: Normalise | undefined

  constructor(document: CompositeDocument) {
    this.#document = document
    this.#fieldNormaliser = rememberedByName((name) => normaliserOfField(document.schema ?? {}, name))
  }

  get rules(): RulePlan {
    return (this.#rules ??= rulePlan(this.#document))
  }

  get relations(): FieldRelations {
    return (this.#relations ??= fieldRelations(this.#document, this.rules))
  }

  /**
   * The answers in the form in which they are validated and stored: texts trimmed, upper-cased and so on as the schema's
   * `normalise` says; what is empty is absent: `''` where a text or date is asked for, null where the schema does not
   * know it, the date `0001-01-01`, and an optional object without any answer that could not be valid empty. The same
   * object is returned when nothing changes.
   */
  normalise(answers: JsonValue): JsonValue {
    this.#normaliser ??= normaliserOf(this.#document.schema ?? {})
    return this.#normaliser(answers) ?? answers
  }

  /** The normal form of one field of the root, as normalising the whole answers would give it; undefined for none. */
  normaliseField(name: string, value: JsonValue | undefined): JsonValue | undefined {
    return value === undefined ? undefined : this.#fieldNormaliser(name)(value)
  }
}
