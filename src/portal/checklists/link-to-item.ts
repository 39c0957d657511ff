import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ChecklistEntry } from '../../renderer/pages/checklist/checklist-props.ts'

/** Which form opens at once, in the address: what is chosen in it already, as JSON. */
const opened = 'new'

/** The page that leads to an item, and its state in the browser's history. */
export interface WayBack {
  readonly to: string
  readonly state: JsonObject
}

/**
 * The link to the form that completes an item, with what the item asks for chosen already; or to the page that the item
 * names.
 *
 * @param from the checklist to return to, or another page that shows the item
 */
export function linkToItem({ type, description, preset = {}, path }: ChecklistEntry, from: string | WayBack) {
  if (path !== undefined) return { to: path, state: {} }
  const query = new URLSearchParams({ [opened]: JSON.stringify(preset) })
  return {
    to: `/checklist/component/${encodeURIComponent(type)}?${query}`,
    state: { item: description, ...(typeof from === 'string' ? { checklist: from } : { back: { ...from } }) },
  }
}

/** Where the history says that the user came from, other than a checklist. */
export function wayBackIn(state: unknown): WayBack | undefined {
  const { back } = isJsonObject(state) ? state : {}
  if (!isJsonObject(back) || typeof back['to'] !== 'string' || !isJsonObject(back['state'])) return undefined
  return { to: back['to'], state: back['state'] }
}

/** What is chosen in the form that an address opens; undefined if it opens none. */
export function presetIn(search: string): JsonObject | undefined {
  try {
    const preset: unknown = JSON.parse(new URLSearchParams(search).get(opened) ?? '')
    return isJsonObject(preset) ? preset : undefined
  } catch {
    return undefined
  }
}
