import type { TenantTransaction } from '../database/database.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { captionIn } from '../texts/caption-in.ts'
import { readSettings } from './read-settings.ts'

/** How declared titles read where the captions are those of the settings that an administrator saved last. */
export async function readCaptions(
  tx: TenantTransaction,
  published: PublishedTenant,
): Promise<(title: string) => string> {
  const { settings } = await readSettings(tx, published)
  return captionIn(published, { settings: settings.minor_settings })
}
