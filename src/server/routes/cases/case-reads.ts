import { caseCalls } from '../../../contract/case-calls.ts'
import { typeNamed } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { findCase } from '../../cases/case-row.ts'
import { describeCase, describeHistory } from '../../cases/describe-case.ts'
import { casesInList, listQueues } from '../../cases/list-cases.ts'
import { caseActor } from '../../cases/take-act.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { openNamedCase, worldOf } from './case-request.ts'
import type { CaseAsking } from './case-request.ts'

async function readerOf(tx: TenantTransaction, world: CaseWorld, { session }: CaseAsking) {
  const actor = await caseActor(tx, world, session)
  return { tenant: tx.tenant, actor, profileId: session.user.profile_id }
}

/** Lists and cases of all types that the organisation declares. */
export const caseReadRoutes = [
  implement(caseCalls.caseQueues, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const reader = await readerOf(tx, worldOf(request, services), request)
      return listQueues(tx, request.tenant, reader)
    }),
  ),
  implement(caseCalls.cases, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const type = typeNamed(request.tenant, `cases/${request.param('type')}`)
      const reader = await readerOf(tx, worldOf(request, services), request)
      return casesInList(tx, request.tenant, type, { reader, query: request.query })
    }),
  ),
  implement(caseCalls.showCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const found = await openNamedCase(tx, worldOf(request, services), request)
      const row = await findCase(tx, found.place.id)
      if (row === undefined) throw new Refusal('not-found')
      return describeCase(tx, found, row)
    }),
  ),
  implement(caseCalls.caseHistory, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) =>
      describeHistory(tx, await openNamedCase(tx, worldOf(request, services), request)),
    ),
  ),
]
