import type { MinorSettings, Settings, SiteColor } from '../../contract/settings.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'

/** The settings in a response of GET admin/settings. What is missing or has another shape keeps its present value. */
export function parsedSettings(record: JsonObject, present: Settings): Settings {
  return {
    minor_settings: { ...present.minor_settings, ...minorSettings(parsed(record['minor_settings'])) },
    site_installed_packages: texts(parsed(record['site_installed_packages'])) ?? present.site_installed_packages,
    site_colors: colors(parsed(record['site_colors'])) ?? present.site_colors,
  }
}

/** Each of the three is a text that contains JSON. */
function parsed(value: unknown): JsonValue | undefined {
  if (typeof value !== 'string') return undefined
  try {
    const content: JsonValue = JSON.parse(value)
    return content
  } catch {
    return undefined
  }
}

function minorSettings(value: JsonValue | undefined): MinorSettings {
  const given = isJsonObject(value) ? value : {}
  const entries = Object.entries(given).filter(([, setting]) => ['string', 'boolean'].includes(typeof setting))
  return Object.fromEntries(entries)
}

const texts = (value: JsonValue | undefined): string[] | undefined =>
  isJsonArray(value) ? value.filter((item) => typeof item === 'string') : undefined

const colors = (value: JsonValue | undefined): SiteColor[] | undefined =>
  isJsonArray(value) ? value.filter((item) => isColor(item)) : undefined

const isColor = (value: unknown): value is SiteColor =>
  isJsonObject(value) && typeof value['colorName'] === 'string' && typeof value['color'] === 'string'
