import { fileURLToPath } from 'node:url'
import type { FormValidator } from '../../../src/engine/validation/compiled-form.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { declaredTenants } from '../../../src/server/platform/published/published-tenants.ts'

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** Nothing is submitted in stories. */
const unused: FormValidator = { validate: () => [], part: () => undefined }

/** The shipped organisations as the server has them, except for validators, which would take seconds to compile. */
export async function servedTenants(): Promise<readonly PublishedTenant[]> {
  return [...declaredTenants(await readDeclarations(projectRoot), () => unused).tenants]
}
