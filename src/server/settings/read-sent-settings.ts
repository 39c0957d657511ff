import type { SettingsBody } from '../../contract/settings.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { SettingsParts } from '../../engine/settings/settings-answers.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * The settings that a request contains as JSON strings; their answers are not checked yet.
 *
 * @throws Refusal `invalid`, with the name of the string that is none
 */
export function readSentSettings(sent: SettingsBody): SettingsParts {
  const minor = read(sent, 'minor_settings')
  const packages = read(sent, 'site_installed_packages')
  const colors = read(sent, 'site_colors')
  if (!isJsonObject(minor)) throw unreadable('minor_settings')
  if (!isJsonArray(packages)) throw unreadable('site_installed_packages')
  if (!isJsonArray(colors) || !colors.every(isNamedColor)) throw unreadable('site_colors')
  return { minor_settings: minor, site_installed_packages: packages, site_colors: colors }
}

const isNamedColor = (value: JsonValue): boolean => isJsonObject(value) && typeof value['colorName'] === 'string'

function read(sent: SettingsBody, part: keyof SettingsBody): JsonValue {
  try {
    const content: JsonValue = JSON.parse(sent[part])
    return content
  } catch {
    throw unreadable(part)
  }
}

const unreadable = (part: keyof SettingsBody) =>
  new Refusal('invalid', { errors: [{ pointer: `/${part}`, message: { key: 'server.settings-unreadable' } }] })
