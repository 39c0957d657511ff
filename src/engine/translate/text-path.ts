import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { itemNames } from './item-names.ts'

/**
 * The place of a text in its document, as used by translations: a JSON pointer with the names of list items
 * (`itemNames`) instead of indexes, e.g. `/page/tabs/bio/title`.
 */
export type TranslationKey = string

/** A list item on the path to a text. */
export interface ItemStep {
  readonly index: number
  readonly name: string
}
export type TextPath = readonly (string | ItemStep)[]

/** The items of a list with their steps; `key` is passed to `itemNames`. */
export function stepsInto(list: readonly JsonValue[], key?: string): readonly (readonly [ItemStep, JsonValue])[] {
  const named = itemNames(list, key)
  return list.map((item, index) => [{ index, name: named[index] ?? '' }, item])
}

/** The path for the segments of a pointer. */
export function textPath(root: JsonObject, segments: readonly string[]): TextPath {
  let node: JsonValue | undefined = root
  return segments.map((segment) => {
    const [step, child]: StepTaken = isJsonArray(node)
      ? (stepsInto(node)[Number(segment)] ?? [segment, undefined])
      : [segment, isJsonObject(node) ? ownValue(node, segment) : undefined]
    node = child
    return step
  })
}

type StepTaken = readonly [step: string | ItemStep, child: JsonValue | undefined]

export function pointerAlong(path: TextPath): JsonPointer {
  return formatPointer(path.map((step) => (typeof step === 'string' ? step : step.index)))
}

export function keyAlong(path: TextPath): TranslationKey {
  return formatPointer(path.map((step) => (typeof step === 'string' ? step : step.name)))
}
