import { deskCalls } from '../../../contract/desk.ts'
import { typeNamed } from '../../cases/case-place.ts'
import { listDeskViews, removeDeskView, saveDeskView } from '../../cases/desk/desk-views.ts'
import type { DeskViewOwner } from '../../cases/desk/desk-views.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { readerOf, worldOf } from './case-request.ts'
import type { CaseAsking } from './case-request.ts'

/** The filters of the desk that each of the staff has saved for themselves. */
export const deskViewRoutes = [
  implement(deskCalls.deskViews, (request, services) => viewsAfter(request, services, async () => undefined)),
  implement(deskCalls.saveDeskView, (request, services) => {
    const { name, query } = request.body
    return viewsAfter(request, services, (tx, owner) => saveDeskView(tx, owner, { name: name.trim(), query }))
  }),
  implement(deskCalls.removeDeskView, (request, services) =>
    viewsAfter(request, services, (tx, owner) => removeDeskView(tx, owner, request.body.id)),
  ),
]

/** The caller's filters for a type, once something is done with them. Without a role there is no desk. */
async function viewsAfter(
  request: CaseAsking & { readonly param: (name: 'type') => string },
  services: Services,
  change: (tx: TenantTransaction, owner: DeskViewOwner) => Promise<void>,
) {
  const { id: type } = typeNamed(request.tenant, `cases/${request.param('type')}`)
  return services.database.inTenant(request.tenant.id, async (tx) => {
    const { actor } = await readerOf(tx, worldOf(request, services), request)
    if (actor.roles.length === 0) throw new Refusal('not-found')
    const owner = { userId: actor.id, type }
    await change(tx, owner)
    return listDeskViews(tx, owner)
  })
}
