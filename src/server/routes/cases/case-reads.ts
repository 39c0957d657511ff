import { caseCalls } from '../../../contract/case-calls.ts'
import { ownCaseCalls } from '../../../contract/own-cases.ts'
import { deskTitle } from '../../../engine/cases/desk-title.ts'
import { typeNamed } from '../../cases/case-place.ts'
import { describeCase, describeHistory } from '../../cases/describe-case.ts'
import { deskTable } from '../../cases/desk/desk-table.ts'
import { casesOnDesk, exportedCases } from '../../cases/desk/list-desk.ts'
import { listQueues } from '../../cases/desk/queues.ts'
import { typeOnDesk } from '../../cases/desk/types-on-desk.ts'
import { ownCases } from '../../cases/list-cases.ts'
import { ownPage } from '../../cases/own-page.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readCaptions } from '../../platform/settings/read-captions.ts'
import { sendTable } from '../send-table.ts'
import { openNamedCase, readerOf, worldOf } from './case-request.ts'

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
      const world = worldOf(request, services)
      const reader = await readerOf(tx, world, request)
      const { query } = request
      if (query.of !== 'desk') return ownCases(tx, request.tenant, type, { reader, query })
      const { timeZone } = request.tenant.declaration
      const asking = { type: await typeOnDesk(tx, type), reader, query, timeZone, now: world.now }
      return casesOnDesk(tx, request.tenant, asking)
    }),
  ),
  implement(caseCalls.casesFile, async (request, services) => {
    const { tenant, session, query } = request
    if (session.roles.length === 0) throw new Refusal('forbidden')
    const type = typeNamed(tenant, `cases/${request.param('type')}`)
    return sendTable(request, services, 'desk', async (tx) => {
      const world = worldOf(request, services)
      const reader = await readerOf(tx, world, request)
      const { timeZone } = tenant.declaration
      const asking = { type: await typeOnDesk(tx, type), reader, query, timeZone, now: world.now }
      const cases = await exportedCases(tx, tenant, asking)
      const captioned = await readCaptions(tx, tenant)
      return deskTable(tenant, captioned(deskTitle(tenant.documents.get(type.id)?.page) ?? type.id), cases)
    })
  }),
  implement(ownCaseCalls.ownCases, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const type = typeNamed(request.tenant, `cases/${request.param('type')}`)
      const world = worldOf(request, services)
      const reader = await readerOf(tx, world, request)
      return ownPage(tx, world, type, { caller: request.session, reader, after: request.query.after })
    }),
  ),
  implement(caseCalls.showCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) =>
      describeCase(tx, await openNamedCase(tx, worldOf(request, services), request)),
    ),
  ),
  implement(caseCalls.caseHistory, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) =>
      describeHistory(tx, await openNamedCase(tx, worldOf(request, services), request)),
    ),
  ),
]
