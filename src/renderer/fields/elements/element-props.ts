import type { UiElement } from '../../../engine/document/ui-schema.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'

/** An element among the fields of the object at `pointer`. */
export interface ElementProps {
  readonly element: UiElement
  readonly pointer: JsonPointer
}
