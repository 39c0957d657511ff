import { randomBytes } from 'node:crypto'
import { staffCalls } from '../../contract/staff.ts'
import { requireRight } from '../accounts/roles.ts'
import { implement } from '../http/implement.ts'
import { changeStaffRoles, removeStaff } from '../staff/change-staff.ts'
import { inviteStaff } from '../staff/invite-staff.ts'
import { listStaff } from '../staff/list-staff.ts'

/** Who works for the organisation, for those whose role allows it (ADM-15). */
export const adminStaffRoutes = [
  implement(staffCalls.staff, ({ tenant, session }, { database, now }) => {
    requireRight(session, 'staff')
    return database.inTenant(tenant.id, (tx) => listStaff(tx, tenant, now()))
  }),
  implement(staffCalls.inviteStaff, async ({ tenant, session, body }, { database, origins, passwords, now }) => {
    requireRight(session, 'staff')
    const password_hash = await passwords.hash(randomBytes(32).toString('base64'))
    const place = { origin: origins.of(tenant), password_hash, now: now() }
    await database.inTenant(tenant.id, (tx) => inviteStaff(tx, { tenant, session }, body, place))
    return { message: { key: 'server.staff-invited' } } as const
  }),
  implement(staffCalls.changeStaffRoles, async ({ tenant, session, param, body: { roles } }, { database, now }) => {
    requireRight(session, 'staff')
    const change = { id: param('id'), roles }
    await database.inTenant(tenant.id, (tx) => changeStaffRoles(tx, { tenant, session }, change, now()))
    return { message: { key: 'server.staff-changed' } } as const
  }),
  implement(staffCalls.removeStaff, async ({ tenant, session, param }, { database, now }) => {
    requireRight(session, 'staff')
    await database.inTenant(tenant.id, (tx) => removeStaff(tx, { tenant, session }, param('id'), now()))
    return { message: { key: 'server.staff-removed' } } as const
  }),
]
