import type { EvaluationContext } from '../../../engine/document/context.ts'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { evaluateRules } from '../../../engine/rules/evaluate-rules.ts'
import type { FieldStates } from '../../../engine/rules/field-states.ts'
import type { FormPlan } from '../../../engine/validation/form-plan.ts'
import { AnswerTree } from './answer-tree.ts'
import { DifferingFields } from './differing-fields.ts'

/**
 * The answers of a form, and what follows from them: whether they differ from those it began with, their normal form,
 * which validators see, and the states of its fields. All of it follows from the current answers.
 */
export class AnswerState {
  readonly initial: JsonValue
  readonly #plan: FormPlan
  readonly #context: EvaluationContext
  readonly #tree: AnswerTree
  readonly #differing: DifferingFields
  #normal: Record<string, JsonValue | undefined> | undefined
  #states: FieldStates | undefined

  /** @param answers as they are now, where the form goes on from what it began with */
  constructor(plan: FormPlan, context: EvaluationContext, initial: JsonValue, answers: JsonValue = initial) {
    this.initial = initial
    this.#plan = plan
    this.#context = context
    this.#tree = new AnswerTree(answers)
    this.#differing = new DifferingFields(initial, answers)
  }

  /** The answers to keep: never changed afterwards. */
  get kept(): JsonValue {
    return this.#tree.kept
  }

  /** The answers to look at now: the next change may be made in them. */
  get current(): JsonValue {
    return this.#tree.current
  }

  /** Whether anything differs from what the form began with. */
  get areChanged(): boolean {
    return this.#differing.isAny
  }

  /** The answers in their normal form, to look at now. A change costs the normalising of its own field alone. */
  get normal(): JsonObject {
    return (this.#normal ??= this.#normalised())
  }

  /** The states of the form's fields. */
  get states(): FieldStates {
    return (this.#states ??= evaluateRules(this.#plan.rules, this.#tree.current, this.#context))
  }

  value(pointer: JsonPointer): JsonValue | undefined {
    return this.#tree.value(pointer)
  }

  /** Gives the pointer another value; `undefined` removes it. */
  set(pointer: JsonPointer, value: JsonValue | undefined): void {
    this.#tree.set(pointer, value)
    this.#states = undefined
    this.#differing.follow(pointer, this.#tree.current)
    this.#normaliseAt(pointer)
  }

  #normaliseAt(changed: JsonPointer): void {
    if (this.#normal === undefined) return
    const [name] = parsePointer(changed)
    const answers = this.#tree.current
    if (name === undefined || !isJsonObject(answers)) {
      this.#normal = undefined
      return
    }
    const value = this.#plan.normaliseField(name, ownValue(answers, name))
    if (value === undefined) delete this.#normal[name]
    else this.#normal[name] = value
  }

  #normalised(): Record<string, JsonValue | undefined> {
    const whole = this.#plan.normalise(this.#tree.current)
    return isJsonObject(whole) ? { ...whole } : {}
  }
}
