import { isFulfilled } from '../checklist/evaluate-checklist.ts'
import { findChecklist } from '../checklist/find-checklist.ts'
import type { ChecklistChoice } from '../checklist/find-checklist.ts'
import type { ChecklistFacts } from '../checklist/passes.ts'
import type { Checklist } from '../document/checklist.ts'
import type { EvaluationContext } from '../document/context.ts'
import type { CompositeDocument } from '../document/document.ts'
import type { DocumentId } from '../document/document-id.ts'
import type { JsonObject } from '../json/json.ts'
import { fitAnswers } from '../revision/fit-answers.ts'
import { reviseRecord } from '../revision/revise-record.ts'
import type { KeptRecord } from '../revision/revise-record.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { hasNoIssues } from '../validation/prepare-answers.ts'

/** An applicant with stored records. */
export interface Applicant extends ChecklistChoice {
  /** Those of the sections that checklists read, in the order of their entry numbers. */
  readonly records: readonly (KeptRecord & { readonly section: DocumentId })[]
}

/** What an organisation requires of applicants, and the context in which it judges one of them. */
export interface Requirements<Judged extends Applicant> {
  readonly documents: ReadonlyMap<DocumentId, CompositeDocument>
  readonly forms: Pick<ReadonlyMap<DocumentId, CompiledForm>, 'get'>
  /** Without `record` and `records`. */
  readonly contextOf: (applicant: Judged) => EvaluationContext
}

interface FoundChecklist {
  readonly id: DocumentId
  readonly checklist: Checklist
}

/** The checklists of applicants under one version of what is declared; each kind of applicant is looked up once. */
export class ApplicantChecklists<Judged extends Applicant> {
  readonly #found = new Map<string, FoundChecklist | undefined>()

  constructor(private readonly requirements: Requirements<Judged>) {}

  /** The document of an applicant's checklist; undefined when none is declared. */
  idFor(applicant: Judged): DocumentId | undefined {
    return this.#find(applicant)?.id
  }

  /** Whether every mandatory item of an applicant's checklist passes; true when none is declared. */
  isComplete(applicant: Judged): boolean {
    const found = this.#find(applicant)
    return found === undefined || isFulfilled(found.checklist, this.#factsOf(applicant))
  }

  #find({ type, category }: Judged): FoundChecklist | undefined {
    const key = `${type} ${category}`
    if (this.#found.has(key)) return this.#found.get(key)
    const { documents } = this.requirements
    const checklist = findChecklist(documents, { type, category })
    const named = [...documents].find(([, document]) => checklist !== undefined && document.checklist === checklist)
    const found = named && checklist && { id: named[0], checklist }
    this.#found.set(key, found)
    return found
  }

  /** A record of the current form was checked when it was saved; any other is checked again. */
  #factsOf(applicant: Judged): ChecklistFacts {
    const { forms, contextOf } = this.requirements
    const context = contextOf(applicant)
    const { user, profile, settings, today } = context
    const kept = new Map<JsonObject, KeptRecord>()
    const bySection = new Map<DocumentId, readonly JsonObject[]>()
    const records = (section: DocumentId): readonly JsonObject[] => {
      const known = bySection.get(section)
      if (known !== undefined) return known
      const form = forms.get(section)
      const read = applicant.records.flatMap((record) => {
        if (form === undefined || record.section !== section) return []
        const answers = { ...(record.formHash === form.hash ? record : reviseRecord(form, record)).answers }
        kept.set(answers, record)
        return [answers]
      })
      bySection.set(section, read)
      return read
    }
    return {
      values: { today, ...(user && { user }), ...(profile && { profile }), ...(settings && { settings }) },
      records,
      isCurrent: (section, record) => {
        const [form, stored] = [forms.get(section), kept.get(record)]
        if (form === undefined || stored === undefined) return false
        if (stored.formHash === form.hash) return true
        const { answers } = fitAnswers(form, stored.answers)
        return hasNoIssues(form, answers, { ...context, record, records: records(section) })
      },
    }
  }
}

/**
 * The checklist that is complete for an applicant now and would not be, by the document that would declare it;
 * undefined where it is not complete now, or would be still.
 */
export function reopenedChecklist<Judged extends Applicant>(
  applicant: Judged,
  was: ApplicantChecklists<Judged>,
  is: ApplicantChecklists<Judged>,
): DocumentId | undefined {
  if (was.idFor(applicant) === undefined || !was.isComplete(applicant)) return undefined
  return is.isComplete(applicant) ? undefined : is.idFor(applicant)
}
