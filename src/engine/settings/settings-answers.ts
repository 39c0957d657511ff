import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The three parts of an organisation's settings, as they are stored and sent. */
export interface SettingsParts {
  readonly minor_settings: JsonObject
  /** Names of packages. */
  readonly site_installed_packages: readonly JsonValue[]
  /** `{ colorName, color }` each. */
  readonly site_colors: readonly JsonValue[]
}

/** The answers of the form `forms/site-settings` for some settings. An empty text is none. */
export function settingsAnswers(parts: SettingsParts): JsonObject {
  const colors = parts.site_colors.filter(isJsonObject).map((named): [string, JsonValue] => {
    const { colorName, color = null } = named
    return [String(colorName).toLowerCase(), color]
  })
  const given = Object.entries(parts.minor_settings).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(given),
    colors: Object.fromEntries(colors),
    packages: [...parts.site_installed_packages],
  }
}

/** The settings for the answers of that form. */
export function settingsParts(answers: JsonObject): SettingsParts {
  const { colors, packages, ...minor } = answers
  const named = isJsonObject(colors) ? Object.entries(colors) : []
  return {
    minor_settings: minor,
    site_installed_packages: isJsonArray(packages) ? packages : [],
    site_colors: named.map(([colorName, color]) => ({ colorName, color })),
  }
}

/** The names of the form's fields in which two sets of its answers differ. */
export function changedSettings(before: JsonObject, after: JsonObject): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => {
    const [was, is] = [ownValue(before, name), ownValue(after, name)]
    return was === undefined || is === undefined ? was !== is : !equalJson(was, is)
  })
}
