import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { CategoryDisclaimerQuery, ChecklistQuery } from '../../contract/checklist.ts'
import type { CategoryDisclaimer, ChecklistItem } from '../../contract/checklist.ts'
import type { ItemResult } from '../../engine/document/checklist.ts'
import { checklistChoice } from '../checklists/checklist-choice.ts'
import { readChecklist, readDisclaimers } from '../checklists/read-checklist.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { Caller } from '../sections/section-context.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** checklist, application/checklist/{type} and checklist/disclaimer, all from one evaluator (CHK-03, CHK-04). */
export const checklistsResource = fastifyPlugin(
  async (app: FastifyInstance, services: Pick<Services, 'database' | 'now'>) => {
    const config = { session: 'required' } as const
    const { checklist, applicationChecklist, categoryDisclaimers } = calls
    app.get<{ Querystring: ChecklistQuery }>(
      apiPath(checklist.path),
      { config, schema: { querystring: ChecklistQuery } },
      (request) => answerChecklist(services, request, request.query.category ?? request.query.type),
    )
    app.get<{ Params: { type: string } }>(apiPath(applicationChecklist.path), { config }, (request) =>
      answerChecklist(services, request, request.params.type),
    )
    app.get<{ Querystring: CategoryDisclaimerQuery }>(
      apiPath(categoryDisclaimers.path),
      { config, schema: { querystring: CategoryDisclaimerQuery } },
      (request) => answerDisclaimers(services, request, request.query),
    )
  },
  { name: 'checklists', dependencies: ['tenant', 'errors', 'session'] },
)

async function answerChecklist(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: FastifyRequest,
  wanted: string | undefined,
): Promise<{ data: readonly ChecklistItem[] }> {
  const caller: Caller = { tenant: tenantOf(request), user: sessionOf(request).user, now: now() }
  const choice = checklistChoice(caller.tenant, caller.user, wanted)
  return database.inTenant(caller.tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    return { data: (await readChecklist(tx, caller, profile, choice)).map(wireItem) }
  })
}

const wireItem = ({ type, description, passes, mandatory }: ItemResult): ChecklistItem => ({
  checkListType: type,
  description,
  pass: passes,
  mandatory,
})

async function answerDisclaimers(
  { database, now }: Pick<Services, 'database' | 'now'>,
  request: FastifyRequest,
  { documentNo, disclaimerType }: CategoryDisclaimerQuery,
): Promise<{ data: readonly CategoryDisclaimer[] }> {
  const caller: Caller = { tenant: tenantOf(request), user: sessionOf(request).user, now: now() }
  const choice = checklistChoice(caller.tenant, caller.user, documentNo)
  return database.inTenant(caller.tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    const disclaimers = await readDisclaimers(tx, caller, profile, choice, disclaimerType)
    return { data: disclaimers.map(({ description }) => ({ description })) }
  })
}
