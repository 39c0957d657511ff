import type { Selectable } from 'kysely'
import { Check } from 'typebox/value'
import { Settings } from '../../../contract/settings.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { SettingsTable } from '../database/tables/settings.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'

/** A tenant's current settings with their id, which is `declared` until an administrator saves some. */
export interface SettingsInForce {
  readonly id: string
  readonly settings: Settings
}

/** The saved settings as they are stored, without the columns that nobody reads. */
export type SavedSettings = Pick<
  Selectable<SettingsTable>,
  'id' | 'minor_settings' | 'site_installed_packages' | 'site_colors'
>

/** The settings that an administrator saved last. */
export async function readSettings(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
): Promise<SettingsInForce> {
  const row = await db
    .selectFrom('settings')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return settingsInForce(published, row)
}

/** Those of tenant.json, if there are none or they no longer match the schema. */
export function settingsInForce(
  { declaration: { settings: declared } }: PublishedTenant,
  row: SavedSettings | undefined,
): SettingsInForce {
  if (!row) return { id: 'declared', settings: declared }
  const { id, minor_settings, site_installed_packages, site_colors } = row
  const saved = { minor_settings, site_installed_packages, site_colors }
  return { id, settings: Check(Settings, saved) ? saved : declared }
}
