import { recordEffects } from '../../../engine/publication/record-effects.ts'
import type { GroupEffects, JudgingForm } from '../../../engine/publication/record-effects.ts'
import { formOf } from '../published/published-tenant.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { personContext, wholeProfile } from './person-context.ts'
import { personSeparator } from './publication-job.ts'
import type { JudgingPeople, PersonsRecords } from './publication-job.ts'

/**
 * Compares how a section judges the records of some people as the organisation was and as it is, each in the context in
 * which their owner's checklist judges them.
 */
export function countEffects(job: JudgingPeople, was: PublishedTenant, is: PublishedTenant): GroupEffects {
  // Records of a section that is published again are judged by what it is now.
  const before = was.forms.has(job.document) ? was : is
  return recordEffects(ownedIn(job), judging(before, job), judging(is, job))
}

/** Somebody's records, with the profile as rules read it. */
export type OwnedInContext = Omit<PersonsRecords, 'main'>

/** Each person is read when it is their turn, so that memory is needed for one of them. */
export function* ownedIn({ people }: Pick<JudgingPeople, 'people'>): Generator<OwnedInContext> {
  for (const text of people.split(personSeparator)) {
    const { owner, user, profile, main, records }: PersonsRecords = JSON.parse(text)
    yield { owner, user, profile: wholeProfile(main ?? records[0], profile), records }
  }
}

const judging = (tenant: PublishedTenant, job: JudgingPeople): JudgingForm<OwnedInContext> => ({
  form: formOf(tenant, job.document),
  contextOf: personContext(tenant, job),
})
