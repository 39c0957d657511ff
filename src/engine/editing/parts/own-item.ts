import type { JsonObject } from '../../json/json.ts'
import { isOpenList } from '../editable-parts.ts'
import type { EditedKind } from '../editable-parts.ts'
import { inheritedPointer } from '../inherited-value.ts'
import { pointerAlongPart } from './part-path.ts'
import type { PartPath } from './part-path.ts'

interface EditedPlace {
  readonly kind: EditedKind
  readonly document: JsonObject
  readonly inherited: JsonObject
  /** The properties that may name items of lists. */
  readonly keys: readonly string[]
}

/** Whether a path leads into an item that was added to a list of which the other items stay. */
export function isInOwnItem({ kind, document, inherited, keys }: EditedPlace, path: PartPath): boolean {
  return path.some((_, depth) => {
    const pointer = pointerAlongPart(document, path.slice(0, depth + 1), keys)
    const isItem = isOpenList(kind, path.slice(0, depth)) && pointer !== undefined
    return isItem && inheritedPointer(document, inherited, pointer) === undefined
  })
}
