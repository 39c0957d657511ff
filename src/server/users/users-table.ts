import type { AdminUser } from '../../contract/admin-user.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { findCategory } from '../profiles/category.ts'

const columns = ['name', 'email', 'phone', 'id-number', 'category', 'roles', 'created'] as const

/** Accounts as the lines of a file, in the language of an edition; days by the organisation's calendar. */
export function usersTable(tenant: PublishedTenant, users: readonly AdminUser[]) {
  const { timeZone } = tenant.declaration
  return {
    titles: columns.map((column) => textOf(tenant, `portal.users.column.${column}`)),
    kinds: columns.map((column) => (column === 'created' ? ('date' as const) : undefined)),
    rows: users.map(({ name, email, phone_no, id_number, category, roles, created_at }) => [
      name,
      email,
      phone_no,
      id_number,
      findCategory(tenant, category)?.Description ?? category,
      roles.map(({ title }) => title).join(', '),
      todayIn(timeZone, new Date(created_at)),
    ]),
  }
}
