import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { ownerData } from './documents/document-data.ts'
import { memberFact } from '../profiles/member-fact.ts'
import { ownerName } from './person-names.ts'

/** The owner of a profile, by the names that templates of documents have for them. */
export async function payerData(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  profile: ProfileRow,
): Promise<JsonObject> {
  const owner = { id: profile.user_id }
  const name = await ownerName(tx, { id: profile.id, owner, profile })
  return ownerData(tenant, { profile }, { name, facts: { profile: memberFact(profile, undefined) } })
}
