import type { EvaluationContext } from '../document/context.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import { fitAnswers } from '../revision/fit-answers.ts'
import { recordIssues } from '../revision/record-issues.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'

/** What a change of a form does to stored records. */
export interface RecordEffects {
  /** Records that are complete now and would not be. */
  readonly incomplete: number
  /** The same by field: the names on the way to it, joined by dots, without the positions of rows. */
  readonly incompleteBy: Readonly<Record<string, number>>
  /** Records with an answer that no field would show any more; it is kept and returns with its field. */
  readonly retired: number
  readonly retiredBy: Readonly<Record<string, number>>
}

/** What a change of a form does to a group of records. */
export interface GroupEffects extends RecordEffects {
  /** The positions in the group of those that would be incomplete. */
  readonly incompleteAt: readonly number[]
}

/** A form with the context that its answers are judged in. */
export interface JudgingForm {
  readonly form: CompiledForm
  readonly context: EvaluationContext
}

/** Compares how two versions of a form judge stored records. */
export function recordEffects(records: readonly JsonObject[], before: JudgingForm, after: JudgingForm): GroupEffects {
  const [incompleteBy, retiredBy] = [new Map<string, number>(), new Map<string, number>()]
  const incompleteAt: number[] = []
  let retired = 0
  for (const [place, answers] of records.entries()) {
    const lost = lostFields(answers, before, after)
    if (lost.size > 0) retired += 1
    for (const field of lost) count(retiredBy, field)
    const missing = missingFields(answers, before, after)
    if (missing.size > 0) incompleteAt.push(place)
    for (const field of missing) count(incompleteBy, field)
  }
  return {
    incomplete: incompleteAt.length,
    incompleteAt,
    incompleteBy: Object.fromEntries(incompleteBy),
    retired,
    retiredBy: Object.fromEntries(retiredBy),
  }
}

/** The effects on two groups of records together. */
export const addEffects = (one: RecordEffects, other: RecordEffects): RecordEffects => ({
  incomplete: one.incomplete + other.incomplete,
  incompleteBy: sums(one.incompleteBy, other.incompleteBy),
  retired: one.retired + other.retired,
  retiredBy: sums(one.retiredBy, other.retiredBy),
})

export const noEffects: RecordEffects = { incomplete: 0, incompleteBy: {}, retired: 0, retiredBy: {} }

function missingFields(answers: JsonObject, before: JudgingForm, after: JudgingForm): ReadonlySet<string> {
  const issues = recordIssues(after.form, answers, after.context)
  if (issues.length === 0 || recordIssues(before.form, answers, before.context).length > 0) return new Set()
  return new Set(issues.map(({ pointer }) => fieldAt(pointer)))
}

function lostFields(answers: JsonObject, before: JudgingForm, after: JudgingForm): ReadonlySet<string> {
  const lost = fitAnswers(after.form, answers).unasked
  if (lost.size === 0) return new Set()
  const known = fitAnswers(before.form, answers).unasked
  return new Set([...lost.keys()].filter((pointer) => !known.has(pointer)).map(fieldAt))
}

const fieldAt = (pointer: string): string =>
  parsePointer(pointer)
    .filter((segment) => !/^\d+$/.test(segment))
    .join('.')

function count(counts: Map<string, number>, field: string): void {
  counts.set(field, (counts.get(field) ?? 0) + 1)
}

function sums(some: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>) {
  const fields = [...new Set([...Object.keys(some), ...Object.keys(others)])]
  return Object.fromEntries(fields.map((field) => [field, (some[field] ?? 0) + (others[field] ?? 0)]))
}
