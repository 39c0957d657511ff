import type { EvaluationContext } from '../../../engine/document/context.ts'
import { recordEffects } from '../../../engine/publication/record-effects.ts'
import type { GroupEffects, JudgingForm } from '../../../engine/publication/record-effects.ts'
import { contextOf } from '../forms/context-of.ts'
import { formOf } from '../published/published-tenant.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { PublicationJob, PersonsRecords } from './publication-job.ts'

type CountJob = Extract<PublicationJob, { kind: 'count' }>

/**
 * Compares how a section judges the records of some people as the organisation was and as it is, each in the context in
 * which their owner's checklist judges them.
 */
export function countEffects(job: CountJob, was: PublishedTenant, is: PublishedTenant): GroupEffects {
  const people: readonly PersonsRecords[] = JSON.parse(job.people)
  const owned = people.map(({ owner, user, profile, main, records }): OwnedInContext => {
    return { owner, user, profile: { ...(main ?? records[0]), ...profile }, records }
  })
  // Records of a section that is published again are judged by what it is now.
  const before = was.forms.has(job.document) ? was : is
  return recordEffects(owned, judging(before, job), judging(is, job))
}

/** Somebody's records, with the profile as rules read it. */
type OwnedInContext = Omit<PersonsRecords, 'main'>

function judging(tenant: PublishedTenant, { document, now, settings }: CountJob): JudgingForm<OwnedInContext> {
  const common = { ...contextOf(tenant, new Date(now)), settings }
  return {
    form: formOf(tenant, document),
    contextOf: ({ user, profile }): EvaluationContext => ({
      ...common,
      ...(user && { user: { ...user, entitled: tenant.categories.get(user.category)?.entitled ?? false } }),
      profile,
    }),
  }
}
