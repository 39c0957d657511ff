import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'

/** The members by which people know an item, the first that it has. */
const titles = ['title', 'Description', 'description', 'name', 'label', 'Name', 'subject', 'text', 'Charge_Type']

/** What people call an item of a list. */
export function itemTitle(item: JsonValue, otherwise: string): string {
  if (!isJsonObject(item)) return otherwise
  const found = titles
    .map((name) => ownValue(item, name))
    .find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof found === 'string' ? shortened(found) : otherwise
}

/** As much of a text as tells it from others. */
const longest = 70

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line
}
