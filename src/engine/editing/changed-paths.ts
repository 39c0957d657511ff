import { isJsonObject, ownValue } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { OverlayAction } from '../overlay/overlay-document.ts'
import { readSimplePath } from '../overlay/simple-path.ts'

/** The names on the way to a value. A list is one value: its items depend on each other, by order and by `x-saw`. */
export type ValuePath = readonly string[]

/** The values that an action changes. */
export function changedPaths({ target, update }: OverlayAction): readonly ValuePath[] {
  const steps = readSimplePath(target) ?? []
  const names: string[] = []
  for (const step of steps) {
    if (!('name' in step)) return [names]
    names.push(step.name)
  }
  return update === undefined ? [names] : membersOf(update, names)
}

/** An empty object is a value of its own. */
function membersOf(update: JsonValue, at: ValuePath): readonly ValuePath[] {
  const names = isJsonObject(update) ? Object.keys(update) : []
  if (!isJsonObject(update) || names.length === 0) return [at]
  return names.flatMap((name) => membersOf(ownValue(update, name) ?? null, [...at, name]))
}

/** Whether two values are one, or one is part of the other. */
export const overlaps = (one: ValuePath, other: ValuePath): boolean =>
  one.slice(0, other.length).every((name, i) => name === other[i])
