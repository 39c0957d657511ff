import type { StaffPerson } from '../../contract/staff.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** The staff as a table to save: one line for each person. */
export const staffFile = (tenant: PublishedTenant, people: readonly StaffPerson[]) => ({
  titles: [
    textOf(tenant, 'portal.staff.column.name'),
    textOf(tenant, 'portal.staff.column.email'),
    textOf(tenant, 'portal.staff.column.roles'),
    textOf(tenant, 'portal.staff.column.state'),
  ],
  rows: people.map(({ name, email, roles, invited }) => [
    name,
    email,
    roles.map(({ title }) => title).join(', '),
    textOf(tenant, invited ? 'portal.staff.invited' : 'portal.staff.active'),
  ]),
})
