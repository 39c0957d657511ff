import type { SettingsRecord } from '../../contract/settings.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'

/** The settings as calls send them. */
export const settingsRecord = ({
  id,
  settings,
}: {
  readonly id: string
  readonly settings: SettingsParts
}): SettingsRecord => ({
  id,
  minor_settings: JSON.stringify(settings.minor_settings),
  site_installed_packages: JSON.stringify(settings.site_installed_packages),
  site_colors: JSON.stringify(settings.site_colors),
})
