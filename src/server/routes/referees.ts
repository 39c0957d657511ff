import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { RefereeEmailBody, RefereeFormQuery, RefereeResponseBody, RefereeSearchBody } from '../../contract/referee.ts'
import type { FoundReferee, RefereeAsked, RefereeForm, RefereeResponse } from '../../contract/referee.ts'
import {
  countAttempt,
  refereeCodesFromAddress,
  lookUpsOfUser,
  requestsOfReferee,
  requestsOfUser,
} from '../accounts/limits.ts'
import { formDataBody } from '../http/intake/form-data-body.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import { askReferee } from '../referees/ask-referee.ts'
import { describeRequest } from '../referees/describe-request.ts'
import { openRequest } from '../referees/open-request.ts'
import { refereeSection } from '../referees/referee-section.ts'
import { searchReferee } from '../referees/search-referee.ts'
import { takeAnswer } from '../referees/take-answer.ts'
import { Refusal } from '../platform/refusal.ts'
import { requireOwnProfile } from '../sections/require-own-profile.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

type RefereeServices = Pick<Services, 'database' | 'origins' | 'now'>

/**
 * Referees: finding one in the register and asking them for the applicant; and for the referees, who have no account, the
 * request that a link opens and its answer (SEC-04, REF-01 to REF-04). Reading a request changes nothing, so that mail
 * scanners that follow links do no harm.
 */
export const refereesResource = fastifyPlugin(
  async (app: FastifyInstance, services: RefereeServices) => {
    const config = { session: 'required' } as const
    app.post<{ Body: RefereeSearchBody }>(
      apiPath(calls.searchReferee.path),
      { config, schema: { body: RefereeSearchBody }, preValidation: formDataBody(RefereeSearchBody) },
      (request) => search(services, request, request.body),
    )
    app.post<{ Body: RefereeEmailBody }>(
      apiPath(calls.askReferee.path),
      { config, schema: { body: RefereeEmailBody }, preValidation: formDataBody(RefereeEmailBody) },
      (request) => ask(services, request, request.body),
    )
    app.get<{ Querystring: RefereeFormQuery }>(
      apiPath(calls.refereeForm.path),
      { schema: { querystring: RefereeFormQuery } },
      (request) => show(services, request, request.query),
    )
    app.post<{ Body: RefereeResponseBody }>(
      apiPath(calls.answerReferee.path),
      { schema: { body: RefereeResponseBody }, preValidation: formDataBody(RefereeResponseBody) },
      (request) => take(services, request, request.body),
    )
  },
  { name: 'referees', dependencies: ['tenant', 'errors', 'session'] },
)

async function search(
  { database, now }: RefereeServices,
  request: FastifyRequest,
  { MemberNo }: RefereeSearchBody,
): Promise<{ data: FoundReferee }> {
  const tenant = tenantOf(request)
  const { user } = sessionOf(request)
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, lookUpsOfUser, user.id, now()))
  return { data: await database.inTenant(tenant.id, (tx) => searchReferee(tx, user, MemberNo, now())) }
}

async function ask(
  { database, origins, now }: RefereeServices,
  request: FastifyRequest,
  body: RefereeEmailBody,
): Promise<{ data: RefereeAsked }> {
  const { EntryNo } = body
  const tenant = tenantOf(request)
  const { user } = sessionOf(request)
  if (!tenant.documents.has(refereeSection)) throw new Refusal('not-found')
  await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, requestsOfUser, user.id, now())
    await countAttempt(tx, requestsOfReferee, `${user.profile_id ?? user.id}:${EntryNo}`, now())
  })
  const data = await database.inTenant(tenant.id, async (tx) => {
    const profile = await findProfile(tx, user.profile_id)
    if (!profile) throw new Refusal('no-profile')
    requireOwnProfile({ answers: body }, profile)
    const place = { entryNo: EntryNo, origin: origins.of(tenant) }
    return askReferee(tx, { tenant, user, now: now() }, profile, place)
  })
  return { data }
}

async function show(
  services: RefereeServices,
  request: FastifyRequest,
  link: RefereeFormQuery,
): Promise<{ data: RefereeForm }> {
  const { database, now } = services
  const tenant = tenantOf(request)
  await countLink(services, request)
  return {
    data: await database.inTenant(tenant.id, async (tx) =>
      describeRequest(tx, tenant, await openRequest(tx, link, now())),
    ),
  }
}

async function take(
  services: RefereeServices,
  request: FastifyRequest,
  body: RefereeResponseBody,
): Promise<{ data: readonly RefereeResponse[] }> {
  const { database, now } = services
  const tenant = tenantOf(request)
  await countLink(services, request)
  return { data: [await database.inTenant(tenant.id, (tx) => takeAnswer(tx, tenant, body, now()))] }
}

/** Counts a look at a link for good, so that codes cannot be guessed from one address. */
const countLink = ({ database, now }: RefereeServices, request: FastifyRequest): Promise<void> =>
  database.inTenant(tenantOf(request).id, (tx) => countAttempt(tx, refereeCodesFromAddress, request.ip, now()))
