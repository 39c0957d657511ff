import { deskCalls } from '../../../contract/desk.ts'
import type { BulkOutcome } from '../../../contract/desk.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { isParty } from '../../../engine/cases/steps/may-act.ts'
import { typeNamed } from '../../cases/case-place.ts'
import { findCase } from '../../cases/case-row.ts'
import { describeDesk } from '../../cases/desk/describe-desk.ts'
import { noteReader } from '../../cases/desk/case-readers.ts'
import { typeOnDesk } from '../../cases/desk/types-on-desk.ts'
import { namesOf } from '../../cases/person-names.ts'
import { storableIn } from '../../cases/sent-answers.ts'
import { takeAct } from '../../cases/take-act.ts'
import { implement } from '../../http/implement.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { translateMessage } from '../../platform/texts/translate-message.ts'
import { requestsOfProfile } from '../../referees/requests-of-profile.ts'
import { openNamedCase, readerOf, worldOf } from './case-request.ts'
import type { CaseAsking } from './case-request.ts'

/** The calls of staff: what they read beside a case, and one transition of many cases. */
export const caseDeskRoutes = [
  implement(deskCalls.deskCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const opened = await openNamedCase(tx, world, request)
      const row = await findCase(tx, opened.place.id)
      if (row === undefined) throw new Refusal('not-found')
      const reader = await readerOf(tx, world, request)
      const { timeZone } = request.tenant.declaration
      const type = await typeOnDesk(tx, typeNamed(request.tenant, opened.place.type.id))
      const asking = { type, reader, query: request.query, timeZone, now: world.now }
      return {
        ...(await describeDesk(tx, opened, row, asking)),
        referees: await requestsOfProfile(tx, row.profile_id, timeZone),
      }
    }),
  ),
  implement(deskCalls.readCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const world = worldOf(request, services)
      const { actor, kase, facts, place } = await openNamedCase(tx, world, request)
      if (isParty(kase, actor, facts)) throw new Refusal('not-found')
      const others = await noteReader(tx, { caseId: place.id, userId: request.session.user.id }, world.now)
      const names = await namesOf(tx, others)
      return others.map((id) => ({ id, name: names.get(id) ?? '' }))
    }),
  ),
  implement(deskCalls.takeForMany, async (request, services) => {
    const type = typeNamed(request.tenant, `cases/${request.param('type')}`)
    const transition = request.param('transition')
    if (type.transitions.get(transition)?.bulk !== true) throw new Refusal('not-found')
    const { cases, input = {} } = request.body
    const outcomes: BulkOutcome[] = []
    // One after the other, each in a transaction of its own: one that is refused changes nothing about the others.
    for (const named of cases) {
      const inTenant = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
        services.database.inTenant(request.tenant.id, work)
      const one = { ...named, type: type.id, do: transition, input }
      const refused = await refusalOf(request.tenant, () => inTenant((tx) => takeOne(tx, request, services, one)))
      const row = await inTenant(async (tx) => (isUuid(one.id) ? findCase(tx, one.id) : undefined))
      const isSeen = refused?.code !== 'not-found' && row?.type === type.id
      outcomes.push({ id: one.id, number: isSeen ? row.number : '', refused: refused?.text ?? null })
    }
    return outcomes
  }),
]

interface OneOfMany {
  readonly id: string
  readonly revision: number
  readonly type: string
  readonly do: string
  readonly input: JsonObject
}

async function takeOne(tx: TenantTransaction, asking: CaseAsking, services: Services, one: OneOfMany): Promise<void> {
  const { id, revision, input } = one
  const row = isUuid(id) ? await findCase(tx, id) : undefined
  if (row?.type !== one.type) throw new Refusal('not-found')
  await takeAct(tx, worldOf(asking, services), {
    caller: asking.session,
    id,
    revision,
    actFor: (found) => ({
      by: found.actor,
      do: one.do,
      input: storableIn(found, found.place.type.transitions.get(one.do)?.asks, input),
      revision,
    }),
  })
}

/** Why some work is refused; undefined when it is done. */
async function refusalOf(tenant: PublishedTenant, work: () => Promise<void>) {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { code: error.code, text: translateMessage(tenant, error.text) }
  }
}
