import type { JsonObject } from '../../engine/json/json.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** Where and when something is posted. */
export interface PostingWorld {
  readonly tenant: PublishedTenant
  readonly now: Date
}

/** Whose accounts a posting is about. Their profile was locked before, so that two postings follow one another. */
export interface Holder {
  /** The profile's id. */
  readonly profile: string
  /** As templates of documents name an owner: name, memberNo, category, address. */
  readonly data: JsonObject
}
