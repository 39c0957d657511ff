import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { dependentPointers } from './dependent-pointers.ts'
import { fieldStateAt, sameFieldState } from './field-state.ts'
import type { FieldState } from './field-state.ts'
import type { FileRegistry } from './file-registry.ts'
import { AnswerState, isBranch } from './answer-state.ts'
import { currentIssues } from './form-issues.ts'
import type { IssuesByPointer } from './form-issues.ts'
import { fieldTree } from '../../../engine/fields/field-tree.ts'
import type { FieldNode } from '../../../engine/fields/field-node.ts'
import type { KnownWidgets } from '../../../engine/fields/widget-traits.ts'
import { PointerListeners } from './pointer-listeners.ts'
import type { RowChange } from './row-change.ts'
import { ShownIssues } from './shown-issues.ts'
import { sourceAtEach } from './source.ts'
import type { Source } from './source.ts'

export interface FormStoreOptions {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers: JsonValue
  readonly files: FileRegistry
  readonly widgets: KnownWidgets
}

/**
 * The state of one form: its answers (never changed in place), the visited fields, and the issues. Components subscribe
 * by pointer, so that a keystroke costs only what depends on it, whatever the form's size.
 */
export class FormStore {
  readonly context: EvaluationContext
  readonly files: FileRegistry
  /** Every widget that a field of the form may name. */
  readonly widgets: KnownWidgets
  /** The form's rendered fields. */
  readonly tree: FieldNode
  readonly #valueListeners = new PointerListeners()
  readonly #stateListeners = new PointerListeners()
  readonly #summaryListeners = new PointerListeners()
  readonly #states = new Map<JsonPointer, FieldState>()
  readonly #changed = new Set<JsonPointer>()
  #form: CompiledForm
  #answers: AnswerState
  #issues: ShownIssues

  constructor({ form, context, answers, files, widgets }: FormStoreOptions) {
    this.#form = form
    this.context = context
    this.files = files
    this.widgets = widgets
    this.tree = fieldTree(form.document, widgets)
    this.#answers = new AnswerState(form.plan, context, answers)
    this.#issues = new ShownIssues({ form, context, answers: this.#answers })
  }

  /** The same state for the form in another language: answers, visited fields and the server's issues stay. */
  translated(form: CompiledForm, context: EvaluationContext): FormStore {
    const { answers, files, widgets } = this
    const next = new FormStore({ form, context, answers, files, widgets })
    next.#goOnFrom(this)
    return next
  }

  /** From now on another validator of the same form judges the answers. Its controls stay, with what is half typed. */
  judgeBy(form: CompiledForm): void {
    if (form.hash === this.form.hash) return
    this.#form = form
    this.#goOnFrom(this)
    for (const pointer of this.#states.keys()) this.#refreshState(pointer)
    this.#summaryListeners.notify('')
  }

  #goOnFrom(before: FormStore): void {
    const { form, context } = this
    this.#answers = new AnswerState(form.plan, context, before.#answers.initial, before.answers)
    this.#issues = before.#issues.goneOn({ form, context, answers: this.#answers })
  }

  get form(): CompiledForm {
    return this.#form
  }

  get answers(): JsonValue {
    return this.#answers.kept
  }

  /** Whether anything differs from the initial answers. */
  get isChanged(): boolean {
    return this.#answers.areChanged
  }

  value(pointer: JsonPointer): JsonValue | undefined {
    return this.#answers.value(pointer)
  }

  /** The answer at a pointer, to subscribe to: notifies when it, a parent of it or something inside it changes. */
  readonly valueSource = sourceAtEach(this.#valueListeners, (pointer) => this.value(pointer))

  /** The state of the field at a pointer, to subscribe to: notifies only when that changes. */
  readonly stateSource = sourceAtEach(this.#stateListeners, (pointer) => this.state(pointer))

  state(pointer: JsonPointer): FieldState {
    const known = this.#states.get(pointer)
    if (known !== undefined) return known
    const state = this.#computeState(pointer)
    this.#states.set(pointer, state)
    return state
  }

  /** Every issue that may be shown, in no order, to subscribe to. */
  readonly summary: Source<IssuesByPointer> = {
    subscribe: (listener) => this.#summaryListeners.add('', listener),
    get: () => this.#issues.all,
  }

  /** Sets a field's answer; `undefined` removes it. The server's issue with the previous one no longer applies. */
  change(pointer: JsonPointer, value: JsonValue | undefined): void {
    if (this.value(pointer) === value) return
    this.#issues.forgetRefusal(pointer)
    this.#set(pointer, value)
  }

  #set(pointer: JsonPointer, value: JsonValue | undefined): void {
    const before = this.value(pointer)
    this.#answers.set(pointer, value)
    this.#changed.add(pointer)
    this.#refreshDependents(pointer)
    this.#refreshIssues(this.#issues.check(pointer))
    this.#valueListeners.notifyUpwards(pointer)
    if (isBranch(before) || isBranch(value)) this.#valueListeners.notifyBelow(pointer)
  }

  /** Adds, removes or moves rows of a list; the state of the rows moves with them. */
  changeRows(pointer: JsonPointer, items: readonly JsonValue[], change: RowChange): void {
    this.#issues.moveRows(pointer, change)
    this.#set(pointer, items)
    for (const key of this.#states.keys()) if (key.startsWith(`${pointer}/`)) this.#refreshState(key)
  }

  /**
   * The user has left the field: from now on its issues show at once, unless it is empty and was only passed by: the
   * user may mean to come back to it.
   */
  touch(pointer: JsonPointer): void {
    if (this.#issues.isTouched(pointer)) return
    if (!this.#changed.has(pointer) && this.value(pointer) === undefined) return
    this.#refreshIssues(this.#issues.touch([pointer]))
  }

  /** From now on the issues of these fields show, visited or not. */
  showIssuesOf(pointers: Iterable<JsonPointer>): void {
    this.#refreshIssues(this.#issues.touch(pointers))
  }

  /** The wrong fields at or inside a pointer, whether or not their issues may be shown yet. */
  wrongIn(pointer: JsonPointer): readonly JsonPointer[] {
    const isWanted = (other: JsonPointer) => other === pointer || other.startsWith(`${pointer}/`)
    const { form, context } = this
    return currentIssues({ form, context, answers: this.#answers.current, isWanted }).map((issue) => issue.pointer)
  }

  /** Shows the issues of a submission, whether or not the fields have been visited. */
  showAll(issues: readonly FieldIssue[]): void {
    this.#refreshIssues(this.#issues.showAll(issues))
  }

  /** Shows the server's issues; each stays until its field is changed. */
  showRefused(issues: readonly FieldIssue[]): void {
    this.#refreshIssues(this.#issues.showRefused(issues))
  }

  #refreshIssues(pointers: readonly JsonPointer[]): void {
    for (const pointer of pointers) this.#refreshState(pointer)
    if (pointers.length > 0) this.#summaryListeners.notify('')
  }

  #refreshDependents(changed: JsonPointer): void {
    const dependents = dependentPointers(this.form.plan.rules, changed, this.#states.keys())
    for (const pointer of dependents) this.#refreshState(pointer)
  }

  #refreshState(pointer: JsonPointer): void {
    const before = this.#states.get(pointer)
    if (before === undefined) return
    const now = this.#computeState(pointer)
    if (sameFieldState(before, now)) return
    this.#states.set(pointer, now)
    this.#stateListeners.notify(pointer)
  }

  #computeState(pointer: JsonPointer): FieldState {
    return fieldStateAt(pointer, this.#answers.states, this.#issues.at(pointer))
  }
}
