import { sectionsOf } from '../../../engine/checklist/rule-sections.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { ApplicantChecklists, reopenedChecklist } from '../../../engine/publication/reopened-checklist.ts'
import type { Applicant } from '../../../engine/publication/reopened-checklist.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { personContext, wholeProfile } from './person-context.ts'
import { personSeparator } from './publication-job.ts'
import type { ApplicantsRecords, PublicationJob, ReopenedChecklists } from './publication-job.ts'

type ReopenJob = Extract<PublicationJob, { kind: 'reopen' }>

/** An applicant, with the profile as rules read it. */
type JudgedApplicant = Applicant & Pick<ApplicantsRecords, 'user' | 'profile'>

/** The sections that the checklists of applicants read, of both versions of an organisation. */
export const sectionsRequired = (...versions: readonly PublishedTenant[]): readonly DocumentId[] => {
  const checklists = versions.flatMap(({ documents }) => [...documents.values()].flatMap((one) => one.checklist ?? []))
  return [...new Set(checklists.flatMap((one) => (one.named ? [] : [...sectionsOf(one)])))]
}

/**
 * How many of some people have a checklist that is complete as the organisation was and not as it is, as they and the
 * desk see it.
 */
export function countReopened(job: ReopenJob, was: PublishedTenant, is: PublishedTenant): ReopenedChecklists {
  const [before, after] = [checklistsOf(was, job), checklistsOf(is, job)]
  const reopened = new Map<DocumentId, number>()
  for (const applicant of applicantsIn(job)) {
    const id = reopenedChecklist(applicant, before, after)
    if (id !== undefined) reopened.set(id, (reopened.get(id) ?? 0) + 1)
  }
  return Object.fromEntries(reopened)
}

function* applicantsIn({ people }: ReopenJob): Generator<JudgedApplicant> {
  for (const text of people.split(personSeparator)) {
    const { user, profile, type, main, records }: ApplicantsRecords = JSON.parse(text)
    yield { user, profile: wholeProfile(main ?? undefined, profile), type, category: user.category, records }
  }
}

const checklistsOf = (tenant: PublishedTenant, job: ReopenJob) =>
  new ApplicantChecklists<JudgedApplicant>({
    documents: tenant.documents,
    forms: tenant.forms,
    contextOf: personContext(tenant, job),
  })
