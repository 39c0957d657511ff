import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { ChecklistEntry } from '../../renderer/pages/checklist/checklist-props.ts'

/** Which form opens at once, in the address: what is chosen in it already, as JSON. */
const opened = 'new'

/** The link to the form that completes an item, with what the item asks for chosen already. */
export function linkToItem({ type, description, preset = {} }: ChecklistEntry, checklist: string) {
  const query = new URLSearchParams({ [opened]: JSON.stringify(preset) })
  return {
    to: `/checklist/component/${encodeURIComponent(type)}?${query}`,
    state: { checklist, item: description },
  }
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
