import type { CompositeDocument } from '../document/document.ts'
import type { JsonValue } from '../json/json.ts'
import { rememberedByName } from '../json/remembered-by-name.ts'
import type { EvaluationContext } from '../document/context.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fieldClauses } from '../rules/field-clause.ts'
import { fieldRelations } from '../rules/field-relations.ts'
import type { FieldRelations } from '../rules/field-relations.ts'
import { rulePlan } from '../rules/rule-plan.ts'
import type { RulePlan } from '../rules/rule-plan.ts'
import { normaliserOf, normaliserOfField } from './normaliser-of.ts'
import type { Normalise, NormaliseField } from './normaliser-of.ts'

type Check = (value: JsonValue, context: EvaluationContext) => readonly unknown[]

/** What a form's plan needs of its validator. */
interface PlanChecks {
  readonly part?: (pointer: JsonPointer) => Check | undefined
  readonly units?: readonly string[]
}

/**
 * The data derived from a form's document besides its validator: its rules, its normal form, and the dependencies
 * between fields. Each is computed on first use and cached with the form. It does not depend on texts, so a form has
 * one plan for all languages.
 */
export class FormPlan {
  readonly #document: CompositeDocument
  readonly #checks: PlanChecks
  readonly #fieldNormaliser: (name: string) => NormaliseField
  #rules: RulePlan | undefined
  #relations: FieldRelations | undefined
  #normaliser: Normalise | undefined

  /** @param checks what the form's validator can check apart */
  constructor(document: CompositeDocument, checks: PlanChecks = {}) {
    this.#document = document
    this.#checks = checks
    this.#fieldNormaliser = rememberedByName((name) => normaliserOfField(document.schema ?? {}, name))
  }

  get rules(): RulePlan {
    return (this.#rules ??= rulePlan(this.#document, fieldClauses(this.#document.schema ?? {}, this.#fits)))
  }

  get relations(): FieldRelations {
    return (this.#relations ??= fieldRelations(this.#document, this.rules, this.#checks.units))
  }

  /**
   * The answers in the form in which they are validated and stored. Texts are trimmed, upper-cased and so on, as the
   * schema's `normalise` declares. Empty values become absent: `''` for a text or date, null where the schema does not
   * allow it, the date `0001-01-01`, and an optional object without answers that would be invalid when empty. Then
   * optional fields without an answer get their declared `default`. Returns the same object when nothing changes.
   */
  normalise(answers: JsonValue): JsonValue {
    this.#normaliser ??= normaliserOf(this.#document.schema ?? {})
    return this.#normaliser(answers) ?? answers
  }

  /** The normal form of one field of the root, the same as in the normalised answers; undefined when it is absent. */
  normaliseField(name: string, value: JsonValue | undefined): JsonValue | undefined {
    return this.#fieldNormaliser(name)(value)
  }

  readonly #fits = (pointer: JsonPointer, value: JsonValue, context: EvaluationContext): boolean =>
    (this.#checks.part?.(pointer)?.(value, context) ?? []).length === 0
}
