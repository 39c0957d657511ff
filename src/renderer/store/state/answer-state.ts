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
 * The answers of a form, and what is derived from them: whether they differ from the initial ones, their normal form,
 * which validators receive, and the states of its fields.
 */
export class AnswerState {
  readonly initial: JsonValue
  readonly #plan: FormPlan
  readonly #context: EvaluationContext
  readonly #tree: AnswerTree
  readonly #differing: DifferingFields
  #normal: Record<string, JsonValue | undefined> | undefined
  #states: FieldStates | undefined

  /** @param answers the current ones, where the form already has changes */
  constructor(plan: FormPlan, context: EvaluationContext, initial: JsonValue, answers: JsonValue = initial) {
    this.initial = initial
    this.#plan = plan
    this.#context = context
    this.#tree = new AnswerTree(answers)
    this.#differing = new DifferingFields(initial, answers)
  }

  /** A snapshot of the answers: never changed afterwards. */
  get kept(): JsonValue {
    return this.#tree.kept
  }

  /** The answers for reading now: the next change may modify them in place. */
  get current(): JsonValue {
    return this.#tree.current
  }

  /** Whether anything differs from the initial answers. */
  get areChanged(): boolean {
    return this.#differing.isAny
  }

  /** The answers in their normal form, for reading now. A change normalises only its own field. */
  get normal(): JsonObject {
    return (this.#normal ??= this.#normalised())
  }

  /** By the normal form, as on the server: a text of blanks is no answer to a rule either. */
  get states(): FieldStates {
    return (this.#states ??= evaluateRules(this.#plan.rules, this.normal, this.#context))
  }

  value(pointer: JsonPointer): JsonValue | undefined {
    return this.#tree.value(pointer)
  }

  /** Sets the value at the pointer; `undefined` removes it. */
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

/** Whether an answer has parts with pointers of their own. */
export function isBranch(value: JsonValue | undefined): boolean {
  return typeof value === 'object' && value !== null
}
