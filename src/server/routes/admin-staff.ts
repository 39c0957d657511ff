import { randomBytes } from 'node:crypto'
import { staffCalls } from '../../contract/staff.ts'
import { implement } from '../http/implement.ts'
import { changeStaffRoles, removeStaff } from '../staff/change-staff.ts'
import { inviteStaff } from '../staff/invite-staff.ts'
import { listStaff } from '../staff/list-staff.ts'
import { staffFile } from '../staff/staff-file.ts'
import { sendTable } from './send-table.ts'

/** Who works for the organisation, for those whose role allows it (ADM-15). */
export const adminStaffRoutes = [
  implement(staffCalls.staff, ({ tenant }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => listStaff(tx, tenant, now())),
  ),
  implement(staffCalls.staffFile, async (request, services) =>
    sendTable(request, services, 'staff', async (tx) => {
      const { people } = await listStaff(tx, request.tenant, services.now())
      return staffFile(request.tenant, people)
    }),
  ),
  implement(staffCalls.inviteStaff, async ({ tenant, session, body }, { database, origins, passwords, now }) => {
    const password_hash = await passwords.hash(randomBytes(32).toString('base64'))
    const place = { origin: origins.of(tenant), password_hash, now: now() }
    await database.inTenant(tenant.id, (tx) => inviteStaff(tx, { tenant, session }, body, place))
    return { message: { key: 'server.staff-invited' } } as const
  }),
  implement(staffCalls.changeStaffRoles, async ({ tenant, session, param, body: { roles } }, { database, now }) => {
    const change = { id: param('id'), roles }
    await database.inTenant(tenant.id, (tx) => changeStaffRoles(tx, { tenant, session }, change, now()))
    return { message: { key: 'server.staff-changed' } } as const
  }),
  implement(staffCalls.removeStaff, async ({ tenant, session, param }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) => removeStaff(tx, { tenant, session }, param('id'), now()))
    return { message: { key: 'server.staff-removed' } } as const
  }),
]
