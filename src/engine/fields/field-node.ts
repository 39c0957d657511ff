import type { FormSchema } from '../document/document.ts'
import type { UiElement } from '../document/ui-schema.ts'
import type { JsonObject } from '../json/json.ts'
import type { WidgetOptions } from './widget-traits.ts'

interface NodeBase {
  /** The property's name; empty for the root and for a list's items. */
  readonly name: string
  /** With its `$ref` resolved. */
  readonly schema: FormSchema
  readonly ui: JsonObject
  readonly options: WidgetOptions
  readonly title: string
}

/** A field that one widget answers. */
export interface LeafNode extends NodeBase {
  readonly kind: 'leaf'
  /** A name in the widget record. */
  readonly widget: string
}

export interface NodeGroup {
  readonly id: string
  readonly title?: string
  readonly description?: string
  readonly children: readonly FieldNode[]
}

export interface ObjectNode extends NodeBase {
  readonly kind: 'object'
  /** In the order of `ui:order`, grouped by `groups`; without `groups`, one group without a title. */
  readonly groups: readonly NodeGroup[]
  /** What is shown among the fields without an answer. */
  readonly elements: readonly UiElement[]
}

export interface ArrayNode extends NodeBase {
  readonly kind: 'array'
  readonly item: FieldNode
}

/**
 * A bounded part that rjsf's own fields draw: alternatives, recursion, keys that users add, and conditions that showing
 * and requiring fields does not express.
 */
export interface IslandNode extends NodeBase {
  readonly kind: 'island'
  /** Why our own fields do not draw it, as a sentence. */
  readonly why: string
}

/** One field of a form as it is drawn, derived once per form. */
export type FieldNode = LeafNode | ObjectNode | ArrayNode | IslandNode
