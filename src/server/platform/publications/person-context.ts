import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { contextOf } from '../forms/context-of.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { PersonsRecords } from './publication-job.ts'

/** The account of somebody, and the profile as rules read it. */
type JudgedPerson = Pick<PersonsRecords, 'user' | 'profile'>

/** When and under which settings somebody is judged. */
interface Judging {
  /** ISO 8601. */
  readonly now: string
  readonly settings: JsonObject
}

/** Makes the context in which an organisation judges what somebody answered. */
export function personContext(tenant: PublishedTenant, { now, settings }: Judging) {
  const common: EvaluationContext = { ...contextOf(tenant, new Date(now)), settings }
  // Spreading what is not written out here takes several times as long, and this is done for every person.
  return ({ user, profile }: JudgedPerson): EvaluationContext => {
    if (user === null) return Object.assign({}, common, { profile })
    const entitled = tenant.categories.get(user.category)?.entitled ?? false
    return Object.assign({}, common, { profile, user: Object.assign({}, user, { entitled }) })
  }
}

/** The profile as rules read it: the answers of its main record, and what the server adds. */
export const wholeProfile = (main: JsonObject | undefined, added: JsonObject): JsonObject =>
  Object.assign<JsonObject, JsonObject | undefined, JsonObject>({}, main, added)
