import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import type { AnswerState } from './answer-state.ts'
import { noIssues, sameIssues } from './field-state.ts'
import { currentIssues, issuesByPointer, joinedIssues, replacedIssues } from './form-issues.ts'
import type { IssuesByPointer } from './form-issues.ts'
import { recheckFields } from './recheck-fields.ts'
import { moveKeys } from './row-change.ts'
import type { RowChange } from './row-change.ts'

/** What the issues are computed from. */
export interface CheckedAnswers {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers: AnswerState
}

/**
 * The issues that a form shows: those of visited fields, of every field after a submission, and the server's. Methods
 * that change them return the pointers of the fields whose issues changed.
 */
export class ShownIssues {
  readonly #checked: CheckedAnswers
  #touched: ReadonlySet<JsonPointer> = new Set()
  #showsAll = false
  /** The form's own issues that may be shown, and those together with the server's. */
  #wrong: IssuesByPointer = new Map()
  #found: IssuesByPointer = new Map()
  #refused: IssuesByPointer = new Map()

  constructor(checked: CheckedAnswers) {
    this.#checked = checked
  }

  /** The same in another language, or by another validator: visited fields and the server's issues stay. */
  goneOn(checked: CheckedAnswers): ShownIssues {
    const next = new ShownIssues(checked)
    next.#touched = this.#touched
    next.#showsAll = this.#showsAll
    next.#refused = this.#refused
    next.check()
    return next
  }

  get all(): IssuesByPointer {
    return this.#found
  }

  at(pointer: JsonPointer): readonly FieldIssue[] {
    return this.#found.get(pointer) ?? noIssues
  }

  isTouched(pointer: JsonPointer): boolean {
    return this.#touched.has(pointer)
  }

  /** From now on the issues of these fields show. */
  touch(pointers: Iterable<JsonPointer>): readonly JsonPointer[] {
    const added = [...pointers]
    this.#touched = new Set([...this.#touched, ...added])
    const [only, ...others] = added
    return this.check(others.length === 0 ? only : undefined)
  }

  /** Shows the issues of a submission, whether or not the fields have been visited. */
  showAll(issues: readonly FieldIssue[]): readonly JsonPointer[] {
    this.#showsAll = true
    this.#wrong = issuesByPointer(issues)
    return this.#join()
  }

  /** Shows the server's issues; each stays until its field is changed. */
  showRefused(issues: readonly FieldIssue[]): readonly JsonPointer[] {
    this.#refused = issuesByPointer(issues)
    return this.check()
  }

  /** The answer that the server refused has changed. */
  forgetRefusal(pointer: JsonPointer): void {
    if (this.#refused.size === 0) return
    const stands = (other: JsonPointer) => other !== pointer && !other.startsWith(`${pointer}/`) && other !== ''
    this.#refused = new Map([...this.#refused].filter(([other]) => stands(other)))
  }

  /** The state of a list's rows moves with them; the server's issues with the list itself no longer apply. */
  moveRows(pointer: JsonPointer, change: RowChange): void {
    const touched = [...this.#touched].map((key) => [key, true] as const)
    this.#touched = new Set(moveKeys(pointer, touched, change).map(([key]) => key))
    const ofOthers = [...this.#refused].filter(([other]) => other !== pointer && other !== '')
    const moved = moveKeys(pointer, ofOthers, change)
    this.#refused = new Map(moved.map(([at, issues]) => [at, issues.map((issue) => ({ ...issue, pointer: at }))]))
  }

  /**
   * @param changed the only pointer whose answer, or whose place among the visited, has changed since the last time;
   * undefined when any may have
   */
  check(changed?: JsonPointer): readonly JsonPointer[] {
    const isShown = this.#showsAll || this.#touched.size > 0
    if (isShown) this.#wrong = this.#checkedFields(changed) ?? this.#checkedForm()
    return this.#join()
  }

  #checkedForm(): IssuesByPointer {
    const { answers, ...checked } = this.#checked
    return issuesByPointer(currentIssues({ ...checked, answers: answers.current, isWanted: this.#isWanted }))
  }

  #checkedFields(changed: JsonPointer | undefined): IssuesByPointer | undefined {
    // What is wrong with the answers as a whole belongs to no field.
    if (changed === undefined || this.#wrong.has('')) return undefined
    const found = recheckFields({ ...this.#checked, changed, isWanted: this.#isWanted })
    return found === undefined ? undefined : replacedIssues(this.#wrong, found.fields, found.issues)
  }

  readonly #isWanted = (pointer: JsonPointer): boolean =>
    (this.#showsAll || this.#touched.has(pointer)) && this.#checked.answers.states.isVisible(pointer)

  #join(): readonly JsonPointer[] {
    const before = this.#found
    const found = joinedIssues(this.#wrong, this.#refused)
    this.#found = found
    if (before.size === 0 && found.size === 0) return []
    return [...new Set([...before.keys(), ...found.keys()])].filter(
      (pointer) => !sameIssues(before.get(pointer) ?? noIssues, found.get(pointer) ?? noIssues),
    )
  }
}
