import { fileURLToPath } from 'node:url'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { developmentCodeFolder, keepCodeIn } from '../../../src/server/platform/published/compiled-code.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { publishTenants } from '../../../src/server/platform/published/published-tenants.ts'
import { manyMembersTenant } from './many-members.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The organisation of the many members as the server publishes it, with the shipped case types. */
export async function neutralTenant(): Promise<PublishedTenant> {
  const tenants = publishTenants({
    files: await readDeclarations(root),
    code: keepCodeIn(await developmentCodeFolder(root)),
    runtime: { path: '/published/runtime-0.js', code: '' },
  })
  const tenant = tenants.all.find(({ id }) => id === manyMembersTenant)
  if (tenant === undefined) throw new Error('The neutral organisation is not declared')
  return tenant
}
