import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { readSimplePath } from '../../overlay/simple-path.ts'
import type { PathStep } from '../../overlay/simple-path.ts'
import { itemTitle } from './item-title.ts'
import { readableName } from './readable-name.ts'
import { stepInto } from './step-into.ts'

/** What an action changes of a document that is no form, apart from the words for it. */
export interface PartChange {
  /** What it is in, from the outside in, e.g. `Registered Firm`. */
  readonly within: readonly string[]
  /** The member that it changes, e.g. `Description`; undefined for a whole item. */
  readonly property: string | undefined
  readonly from: JsonValue | undefined
  readonly to: JsonValue | undefined
}

/** Reads an action as the change of one part, with the titles of the items that a document has. */
export function partChange(action: OverlayAction, document: JsonObject): PartChange {
  const { target, update, remove, 'x-was': was } = action
  const [part, ...steps] = readSimplePath(target) ?? []
  const inside = titlesAlong(steps, part && stepInto(document, part).value)
  const last = steps.at(-1)
  if (isJsonArray(update)) {
    const [item = null] = update
    return { within: [...inside, itemTitle(item, '')], property: undefined, from: undefined, to: item }
  }
  if (remove === true) {
    if (last !== undefined && 'name' in last) {
      return { within: inside.slice(0, -1), property: readableName(last.name), from: was, to: undefined }
    }
    return { within: named(inside, was), property: undefined, from: was ?? null, to: undefined }
  }
  if (!isJsonObject(update)) {
    const property = last !== undefined && 'name' in last ? readableName(last.name) : undefined
    return { within: inside.slice(0, -1), property, from: was, to: update }
  }
  const [name] = Object.keys(update)
  if (name === undefined) return { within: inside, property: undefined, from: was, to: update }
  const from = isJsonObject(was) ? ownValue(was, name) : undefined
  return { within: inside, property: readableName(name), from, to: ownValue(update, name) }
}

/** A removed item is not in the document any more; what it was has its title. */
const named = (inside: readonly string[], was: JsonValue | undefined): readonly string[] =>
  was === undefined ? inside : [...inside.slice(0, -1), itemTitle(was, inside.at(-1) ?? '')]

function titlesAlong(steps: readonly PathStep[], part: JsonValue | undefined): readonly string[] {
  let node = part
  return steps.flatMap((step) => {
    node = stepInto(node, step).value
    if (!('name' in step)) return [itemTitle(node ?? null, String(step.equals))]
    // A list is named by its items.
    return isJsonArray(node) ? [] : [readableName(step.name)]
  })
}
