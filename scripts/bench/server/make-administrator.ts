import { addAdministrator, administratorRoles } from '../../../src/server/accounts/add-administrator.ts'
import { beginSession } from '../../../src/server/accounts/sessions.ts'
import { findUserByEmail } from '../../../src/server/accounts/users.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { manyMembersTenant } from './many-members.ts'
import { neutralTenant } from './neutral-tenant.ts'

/** Adds a super administrator; returns the token of their session. */
export async function makeAdministrator(database: Pick<Database, 'inTenant'>): Promise<string> {
  const { declaration } = await neutralTenant()
  const email = 'administrator@bench.example'
  const roles = administratorRoles(declaration.roles ?? [], true).map(({ id }) => id)
  return database.inTenant(manyMembersTenant, async (tx) => {
    await addAdministrator(tx, { email, roles, password_hash: 'none' }, new Date())
    const user = await findUserByEmail(tx, email)
    if (!user) throw new Error('There is no administrator.')
    return (await beginSession(tx, user.id, 'bench', new Date())).token
  })
}
