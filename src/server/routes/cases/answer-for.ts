import type { FoundWireCall } from '../../../engine/cases/wire-calls.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import { requireRight } from '../../accounts/roles.ts'
import { findUser } from '../../accounts/users.ts'
import type { CaseCaller } from '../../cases/take-act.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { findProfile } from '../../profiles/profiles.ts'
import { startNamed } from './case-start.ts'
import { listed, sentFields, startOf } from './wire-request.ts'
import type { WireAsking } from './wire-request.ts'

/**
 * Lists the cases of somebody else, or starts one for them; the answer is as they see it.
 *
 * @throws Refusal `forbidden` for a caller whose roles do not allow it; `not-found` where nobody has the profile
 */
export async function answerFor(
  services: Services,
  asked: WireAsking,
  found: FoundWireCall,
  body: unknown,
): Promise<unknown> {
  const { right, for: whom, does } = found.call
  if (right === undefined) throw new Refusal('forbidden')
  requireRight(asked.session, right)
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  const name = (whom ?? '').replace('=body.', '')
  const owner = await services.database.inTenant(asked.tenant.id, (tx) => ownerOfProfile(tx, textAnswer(body, name)))
  if (does === 'list') return listed(services, asked, found, owner)
  const sent = sentFields(body, found)
  const { id: type } = found.type
  const { fields } = await startNamed(
    { ...asked, owner: owner.user, body: startOf(asked.tenant, found, sent), type },
    services,
  )
  return fields
}

/** The account of a profile, acting for that profile whichever it acts for now. */
async function ownerOfProfile(tx: TenantTransaction, profileId: string): Promise<CaseCaller> {
  const profile = isUuid(profileId) ? await findProfile(tx, profileId) : undefined
  const user = profile && (await findUser(tx, profile.user_id))
  if (!profile || !user || user.deleted_at !== null) throw new Refusal('not-found')
  return { user: { ...user, profile_id: profile.id } }
}
