import type { SiteColor } from '../../src/contract/settings.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import type { TestServer } from './start-test-server.ts'

/** Saves an organisation's declared settings with changes; without changes, as declared. */
export async function setSettings(
  server: TestServer,
  tenantId: string,
  changes: JsonObject = {},
  siteColors?: readonly SiteColor[],
  packages?: readonly string[],
): Promise<void> {
  const tenant = server.services.tenants.all.find(({ id }) => id === tenantId)
  if (!tenant) throw new Error(`There is no organisation ${tenantId}.`)
  const { minor_settings, site_installed_packages, site_colors } = tenant.declaration.settings
  await server.services.database.inTenant(tenantId, async ({ db }) => {
    await db.deleteFrom('settings').execute()
    if (Object.keys(changes).length === 0 && siteColors === undefined && packages === undefined) return
    await db
      .insertInto('settings')
      .values({
        tenant: tenantId,
        id: '00000000-0000-4000-8000-000000000001',
        minor_settings: JSON.stringify({ ...minor_settings, ...changes }),
        site_installed_packages: JSON.stringify(packages ?? site_installed_packages),
        site_colors: JSON.stringify(siteColors ?? site_colors),
        updated_at: server.clock.now(),
      })
      .execute()
  })
  await server.services.settings.refresh(tenant)
}
