import type { StartData } from '../../contract/start-data.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { parsedSettings } from './parsed-settings.ts'

/** How long the portal waits for the settings before it opens without them; milliseconds. */
const patience = 3000

/**
 * The start data with the settings from the organisation's own server (GET admin/settings). Settings that are missing
 * or have another shape keep the page's values; all of them do when the server does not respond.
 */
export async function withOwnSettings(start: StartData): Promise<StartData> {
  const record = await ownRecord(start.tenant.apiBase).catch(() => undefined)
  if (!record) return start
  return { ...start, settings: parsedSettings(record, start.settings) }
}

async function ownRecord(base: string): Promise<JsonObject | undefined> {
  const response = await fetch(`${base}/admin/settings`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
  const answer: unknown = await response.json()
  return response.ok && isJsonObject(answer) && isJsonObject(answer['data']) ? answer['data'] : undefined
}
