import type { MinorSettings, Settings, SiteColor } from '../../contract/settings.ts'
import type { StartData } from '../../contract/start-data.ts'
import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'

/** How long the portal waits for the settings before it opens without them; milliseconds. */
const patience = 3000

/**
 * The start data with the settings from the organisation's own server (GET admin/settings). Settings that are missing
 * or have another shape keep the page's values; all of them do when the server does not respond.
 */
export async function withOwnSettings(start: StartData): Promise<StartData> {
  const record = await ownRecord(start.tenant.apiBase).catch(() => undefined)
  if (!record) return start
  const { minor_settings, site_installed_packages, site_colors } = start.settings
  const settings: Settings = {
    minor_settings: { ...minor_settings, ...minorSettings(parsed(record['minor_settings'])) },
    site_installed_packages: texts(parsed(record['site_installed_packages'])) ?? site_installed_packages,
    site_colors: colors(parsed(record['site_colors'])) ?? site_colors,
  }
  return { ...start, settings }
}

async function ownRecord(base: string): Promise<JsonObject | undefined> {
  const response = await fetch(`${base}/admin/settings`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
  const answer: unknown = await response.json()
  return response.ok && isJsonObject(answer) && isJsonObject(answer['data']) ? answer['data'] : undefined
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
