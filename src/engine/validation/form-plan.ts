import type { CompositeDocument } from '../document/document.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { EvaluationContext } from '../document/context.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { otherChoices } from '../reading/other-choices.ts'
import type { OtherChoice } from '../reading/other-choices.ts'
import { fieldClauses } from '../rules/field-clause.ts'
import { fieldRelations } from '../rules/field-relations.ts'
import type { FieldRelations } from '../rules/field-relations.ts'
import { rulePlan } from '../rules/rule-plan.ts'
import type { RulePlan } from '../rules/rule-plan.ts'
import { AnswerPlace } from '../schema/answer-place.ts'
import { applyingSchemas } from '../schema/applying-schemas.ts'
import { normaliserOf } from './normaliser-of.ts'
import type { AnswerNormaliser } from './normaliser-of.ts'

type Check = (value: JsonValue, context: EvaluationContext) => readonly unknown[]

/** What a form's plan needs of its validator. */
interface PlanChecks {
  readonly part?: (pointer: JsonPointer) => Check | undefined
  readonly units?: readonly string[]
}

/**
 * The data derived from a form's document besides its validator: its rules, its normal form, the dependencies between
 * fields, the places of the answers, and the choices with a text for "Other". Each is computed on first use and
 * cached with the form. It does not depend on texts, so a form has one plan for all languages.
 */
export class FormPlan {
  readonly #document: CompositeDocument
  readonly #checks: PlanChecks
  #rules: RulePlan | undefined
  #relations: FieldRelations | undefined
  #normaliser: AnswerNormaliser | undefined
  readonly #places = new Map<JsonObject | undefined, AnswerPlace>()
  #otherChoices: readonly OtherChoice[] | undefined

  /** @param checks what the form's validator can check apart */
  constructor(document: CompositeDocument, checks: PlanChecks = {}) {
    this.#document = document
    this.#checks = checks
  }

  get rules(): RulePlan {
    return (this.#rules ??= rulePlan(this.#document, fieldClauses(this.#document.schema ?? {}, this.#fits)))
  }

  get relations(): FieldRelations {
    return (this.#relations ??= fieldRelations(this.#document, this.rules, this.#checks.units))
  }

  /** The place of the answers as a whole, with what `ui` hides: the document's in one of its languages, or none. */
  place(ui: JsonObject | undefined): AnswerPlace {
    const known = this.#places.get(ui)
    if (known !== undefined) return known
    const schema = this.#document.schema ?? {}
    const made = new AnswerPlace(applyingSchemas(schema)([schema]), ui ?? {})
    this.#places.set(ui, made)
    return made
  }

  /** The choices with a text for "Other". */
  get otherChoices(): readonly OtherChoice[] {
    return (this.#otherChoices ??= otherChoices(this.#document))
  }

  /**
   * The answers in the form in which they are validated and stored. Texts are trimmed, upper-cased and so on, as the
   * schema's `normalise` declares. Empty values become absent: `''` for a text or date, null where the schema does not
   * allow it, the date `0001-01-01`, and an optional object without answers that would be invalid when empty. Then
   * optional fields without an answer get their declared `default`. Returns the same object when nothing changes.
   */
  normalise(answers: JsonValue): JsonValue {
    return this.#normalising.whole(answers) ?? answers
  }

  /** The normal form of one field of the root, the same as in the normalised answers; undefined when it is absent. */
  normaliseField(name: string, value: JsonValue | undefined): JsonValue | undefined {
    return this.#normalising.field(name, value)
  }

  get #normalising(): AnswerNormaliser {
    return (this.#normaliser ??= normaliserOf(this.#document.schema ?? {}))
  }

  readonly #fits = (pointer: JsonPointer, value: JsonValue, context: EvaluationContext): boolean =>
    (this.#checks.part?.(pointer)?.(value, context) ?? []).length === 0
}
