import { refereeCalls } from '../../contract/referee.ts'
import {
  countAttempt,
  lookUpsOfUser,
  refereeCodesFromAddress,
  requestsOfReferee,
  requestsOfUser,
} from '../accounts/limits.ts'
import { implement } from '../http/implement.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { findProfile } from '../profiles/profiles.ts'
import { askReferee } from '../referees/ask-referee.ts'
import { describeRequest } from '../referees/describe-request.ts'
import { openRequest } from '../referees/open-request.ts'
import { refereeSection } from '../referees/referee-section.ts'
import { searchReferee } from '../referees/search-referee.ts'
import { storeRefereeAnswer } from '../referees/store-referee-answer.ts'
import { requireOwnProfile } from '../sections/require-own-profile.ts'

/**
 * Referees (SEC-04, REF-01 to REF-04). The applicant finds one in the register and sends a request. The referee, who
 * has no account, opens the request by a link and answers it. Reading a request changes nothing, because mail scanners
 * follow links.
 */
export const refereeRoutes = [
  implement(refereeCalls.searchReferee, async ({ tenant, session: { user }, body }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) => countAttempt(tx, lookUpsOfUser, user.id, now()))
    return database.inTenant(tenant.id, (tx) => searchReferee(tx, user, body.MemberNo, now()))
  }),
  implement(refereeCalls.askReferee, async ({ tenant, session: { user }, body }, { database, origins, now }) => {
    const { EntryNo } = body
    if (!tenant.documents.has(refereeSection)) throw new Refusal('not-found')
    await database.inTenant(tenant.id, async (tx) => {
      await countAttempt(tx, requestsOfUser, user.id, now())
      await countAttempt(tx, requestsOfReferee, `${user.profile_id ?? user.id}:${EntryNo}`, now())
    })
    return database.inTenant(tenant.id, async (tx) => {
      const profile = await findProfile(tx, user.profile_id)
      if (!profile) throw new Refusal('no-profile')
      requireOwnProfile({ answers: body }, profile)
      const place = { entryNo: EntryNo, origin: origins.of(tenant) }
      return askReferee(tx, { tenant, user, now: now() }, profile, place)
    })
  }),
  implement(refereeCalls.refereeForm, async ({ tenant, query, raw }, services) => {
    const { database, now } = services
    await countLink(services, tenant.id, raw.ip)
    return database.inTenant(tenant.id, async (tx) => describeRequest(tx, tenant, await openRequest(tx, query, now())))
  }),
  implement(refereeCalls.answerReferee, async ({ tenant, body, raw }, services) => {
    const { database, now } = services
    await countLink(services, tenant.id, raw.ip)
    return [await database.inTenant(tenant.id, (tx) => storeRefereeAnswer(tx, tenant, body, now()))]
  }),
]

/** Counts every use of a link in its own transaction, so that nobody can guess codes from one address. */
const countLink = ({ database, now }: Services, tenant: string, address: string): Promise<void> =>
  database.inTenant(tenant, (tx) => countAttempt(tx, refereeCodesFromAddress, address, now()))
