import { settingsCalls } from '../../contract/settings.ts'
import type { SettingsBody, SettingsRecord } from '../../contract/settings.ts'
import { requireRight } from '../accounts/roles.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { implement } from '../http/implement.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { settingsRecord } from '../views/settings-record.ts'

/** Saving the organisation's settings, for those whose role allows it (ADM-02). Two paths lead to the same. */
export const adminSettingsRoutes = [
  implement(settingsCalls.saveSettings, (request, services) => save(request, services)),
  implement(settingsCalls.updateSettings, (request, services) => save(request, services)),
]

interface SaveRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  readonly body: SettingsBody
}

async function save(
  { tenant, session, body: sent }: SaveRequest,
  { database, settings, now }: Services,
): Promise<SettingsRecord> {
  requireRight(session, 'settings')
  const change = { tenant, sent, actorId: session.user.id }
  await database.inTenant(tenant.id, (tx) => saveSettings(tx, change, now()))
  return settingsRecord(await settings.refresh(tenant))
}
