import type { EvaluationContext } from '../document/context.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { fitAnswers } from '../revision/fit-answers.ts'
import type { FittedAnswers } from '../revision/fit-answers.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { hasNoIssues, issuePointers } from '../validation/prepare-answers.ts'

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

/** What a change of a form does to the records of a group of people. */
export interface GroupEffects extends RecordEffects {
  /** How many records they have. */
  readonly records: number
  /** Whose records would be incomplete. */
  readonly asked: readonly string[]
}

/** Somebody's records of a section. */
export interface OwnedRecords {
  /** Names whom they belong to. */
  readonly owner: string
  /** Their answers, in the order of their entry numbers. */
  readonly records: readonly JsonObject[]
}

/** A form with the context in which it judges what somebody answered, without `record` and `records`. */
export interface JudgingForm<Owned extends OwnedRecords> {
  readonly form: CompiledForm
  readonly contextOf: (owned: Owned) => EvaluationContext
}

/** Compares how two versions of a form judge stored records, those of one owner after the other. */
export function recordEffects<Owned extends OwnedRecords>(
  owners: Iterable<Owned>,
  before: JudgingForm<Owned>,
  after: JudgingForm<Owned>,
): GroupEffects {
  const [incompleteBy, retiredBy] = [new Map<string, number>(), new Map<string, number>()]
  const asked: string[] = []
  let [records, incomplete, retired] = [0, 0, 0]
  for (const owned of owners) {
    const [was, is] = [new JudgedRecords(before, owned), new JudgedRecords(after, owned)]
    let isAsked = false
    for (const place of owned.records.keys()) {
      records += 1
      const lost = lostFields(place, was, is)
      if (lost.size > 0) retired += 1
      for (const field of lost) count(retiredBy, field)
      const missing = missingFields(place, was, is)
      if (missing.size === 0) continue
      for (const field of missing) count(incompleteBy, field)
      incomplete += 1
      isAsked = true
    }
    if (isAsked) asked.push(owned.owner)
  }
  return {
    records,
    incomplete,
    asked,
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

/** Somebody's records under one version of a form, fitted to it when the first of them is asked for. */
class JudgedRecords<Owned extends OwnedRecords> {
  private fitted: readonly FittedAnswers[] | undefined
  private context: EvaluationContext | undefined
  private records: readonly JsonObject[] | undefined

  constructor(
    private readonly judging: JudgingForm<Owned>,
    private readonly owned: Owned,
  ) {}

  /** Answers that no field shows, by their pointers. */
  unasked(place: number): readonly JsonPointer[] {
    return [...(this.all()[place]?.unasked.keys() ?? [])]
  }

  isComplete(place: number): boolean {
    const { record, context } = this.at(place)
    return hasNoIssues(this.judging.form, record, context)
  }

  /** The pointers of what is wrong with a record. */
  wrong(place: number): readonly JsonPointer[] {
    const { record, context } = this.at(place)
    return issuePointers(this.judging.form, record, context)
  }

  private at(place: number): { readonly record: JsonObject; readonly context: EvaluationContext } {
    this.context ??= this.judging.contextOf(this.owned)
    this.records ??= this.all().map(({ answers }) => answers)
    const record = this.records[place] ?? {}
    // Spreading the context into another takes several times as long, and this is done for every record.
    return { record, context: Object.assign({}, this.context, { records: this.records, record }) }
  }

  private all(): readonly FittedAnswers[] {
    this.fitted ??= this.owned.records.map((answers) => fitAnswers(this.judging.form, answers))
    return this.fitted
  }
}

type Judged = Pick<JudgedRecords<OwnedRecords>, 'isComplete' | 'wrong' | 'unasked'>

function missingFields(place: number, was: Judged, is: Judged): ReadonlySet<string> {
  const wrong = is.wrong(place)
  if (wrong.length === 0 || !was.isComplete(place)) return new Set()
  return new Set(wrong.map(fieldAt))
}

function lostFields(place: number, was: Judged, is: Judged): ReadonlySet<string> {
  const lost = is.unasked(place)
  if (lost.length === 0) return new Set()
  const known = new Set(was.unasked(place))
  return new Set(lost.filter((pointer) => !known.has(pointer)).map(fieldAt))
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
