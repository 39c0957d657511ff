import type { Settings } from '../../../../contract/settings.ts'
import { brandColorNames, brandColors } from '../../../../engine/color/brand-colors.ts'
import { isJsonObject, ownValue } from '../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { settingsAnswers, settingsParts } from '../../../../engine/settings/settings-answers.ts'
import type { SettingsParts } from '../../../../engine/settings/settings-answers.ts'
import { themeColors } from '../../../../engine/color/theme-colors.ts'

/** The form's answers for the current settings: every colour as it is, whether set here or by theme.json. */
export function answersToEdit(settings: Settings, theme: JsonObject): JsonObject {
  const answers = settingsAnswers(settings)
  return { ...answers, colors: { ...brandColors(themeColors(theme), settings.site_colors) } }
}

/** The settings for the form's answers. A colour that is the theme's own is left to it, and follows its changes. */
export function settingsToSave(answers: JsonObject, theme: JsonObject): SettingsParts {
  const declared = brandColors(themeColors(theme))
  const given = ownValue(answers, 'colors')
  const colors = isJsonObject(given) ? given : {}
  const own = brandColorNames.flatMap((name) => {
    const color = ownValue(colors, name)
    return typeof color === 'string' && color !== declared[name] ? [[name, color] as const] : []
  })
  return settingsParts({ ...answers, colors: Object.fromEntries(own) })
}
