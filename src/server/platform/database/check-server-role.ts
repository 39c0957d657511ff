import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { serverRole } from './migrations/create-tenant-table.ts'
import type { ServingRole } from './prepare-server-role.ts'
import { ServerRoleError } from './server-role-error.ts'

/**
 * Makes sure that row-level security applies to the role that the server works as.
 *
 * @param worksAs the database's owner is subject to row-level security by its tables (`force row level security`)
 * @throws ServerRoleError when the role bypasses row-level security; or, unless it is the owner, when it owns a table
 *   (or may become its owner), or does not have the rights of the server's role
 */
export async function checkServerRole(server: QueryExecutorProvider, worksAs: ServingRole): Promise<void> {
  const { rows } = await sql<{ name: string; above: boolean; owns: boolean; serves: boolean }>`
    select rolname as name, rolsuper or rolbypassrls as above,
      exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and pg_has_role(session_user, c.relowner, 'member')) as owns,
      pg_has_role(session_user, ${serverRole}, 'usage') as serves
    from pg_roles where rolname = session_user`.execute(server)
  for (const { name, above, owns, serves } of rows) {
    if (above) throw new ServerRoleError(`Row-level security does not hold for the role ${name}.`)
    if (worksAs === 'owner') continue
    if (owns) throw new ServerRoleError(`The role ${name} owns tables of the database, or may become who does.`)
    if (!serves) throw new ServerRoleError(`The role ${name} does not have the rights of ${serverRole}.`)
  }
}
