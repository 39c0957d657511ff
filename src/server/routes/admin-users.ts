import { adminUserCalls } from '../../contract/admin-user.ts'
import { implement } from '../http/implement.ts'
import { changeUser } from '../users/change-user.ts'
import { deleteUser } from '../users/delete-user.ts'
import { allUsers, exportedUsers, findUsers } from '../users/list-users.ts'
import { sendPasswordLink } from '../users/send-password-link.ts'
import { usersTable } from '../users/users-table.ts'
import { sendTable } from './send-table.ts'

/** Accounts, for those whose role allows it (ADM-03). */
export const adminUserRoutes = [
  implement(adminUserCalls.users, ({ tenant }, { database }) =>
    database.inTenant(tenant.id, (tx) => allUsers(tx, tenant)),
  ),
  implement(adminUserCalls.findUsers, ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findUsers(tx, tenant, query)),
  ),
  implement(adminUserCalls.usersFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'users', async (tx) =>
      usersTable(tenant, await exportedUsers(tx, tenant, query)),
    )
  }),
  implement(adminUserCalls.updateUser, async ({ tenant, session, param, body }, { database, origins, now }) => {
    const asking = { tenant, session, id: param('id') }
    const at = { origin: origins.of(tenant), now: now() }
    await database.inTenant(tenant.id, (tx) => changeUser(tx, asking, body, at))
    return { message: { key: 'server.user-updated' } } as const
  }),
  implement(adminUserCalls.deleteUser, async ({ tenant, session, param }, { database, now }) => {
    const asking = { tenant, session, id: param('id') }
    await database.inTenant(tenant.id, (tx) => deleteUser(tx, asking, now()))
    return { message: { key: 'server.user-deleted' } } as const
  }),
  implement(adminUserCalls.sendActivationLink, async ({ tenant, session, body }, { database, origins, now }) => {
    const asking = { tenant, session, id: body.id }
    const at = { origin: origins.of(tenant), now: now() }
    await database.inTenant(tenant.id, (tx) => sendPasswordLink(tx, asking, at))
    return { message: { key: 'server.password-link-sent' } } as const
  }),
]
