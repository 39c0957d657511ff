import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import type { OverlayAction } from '../../overlay/overlay-document.ts'
import { formatSimplePath, readSimplePath } from '../../overlay/simple-path.ts'
import type { PathStep } from '../../overlay/simple-path.ts'

/** The way to a value that an action changes; an item of a list is one step of it. */
export type ChangedPlace = readonly string[]

/**
 * The values that an action changes, each item of a list by itself. `changedPaths` takes a list as one value, because
 * it is written anew as a whole; but people decide on its items one at a time.
 */
export function actionPlaces({ target, update }: OverlayAction): readonly ChangedPlace[] {
  const at = (readSimplePath(target) ?? []).map(stepName)
  return update === undefined ? [at] : membersOf(update, at)
}

const stepName = (step: PathStep): string => ('name' in step ? step.name : formatSimplePath([step]))

function membersOf(update: JsonValue, at: ChangedPlace): readonly ChangedPlace[] {
  if (isJsonArray(update)) return update.map((item) => [...at, itemName(item)])
  if (!isJsonObject(update)) return [at]
  return Object.keys(update).map((name) => [...at, name])
}

/** An item as a target would name it. */
function itemName(item: JsonValue): string {
  const id = isJsonObject(item) ? ownValue(item, 'id') : undefined
  if (typeof id === 'string') return stepName({ key: 'id', equals: id })
  return typeof item === 'string' ? stepName({ equals: item }) : JSON.stringify(item)
}

/** Whether one of some values is, or is part of, one of the others. */
export const placesMeet = (some: readonly ChangedPlace[], others: readonly ChangedPlace[]): boolean =>
  some.some((one) => others.some((other) => isWithin(one, other) || isWithin(other, one)))

const isWithin = (inner: ChangedPlace, outer: ChangedPlace): boolean =>
  outer.length <= inner.length && outer.every((name, i) => inner[i] === name)
