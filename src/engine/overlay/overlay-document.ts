import type { JsonScalar, JsonValue } from './json.ts'

/** An overlay file: the OpenAPI Overlay Specification 1.1 shape, with the guards of the strict profile. */
export interface Overlay {
  readonly overlay: string
  readonly info: { readonly title: string; readonly version: string }
  /** The document that it changes. The caller finds the document; the library only passes the name on. */
  readonly extends?: string
  readonly actions: readonly OverlayAction[]
}

/** One change. Exactly one of `update`, `remove: true` and `copy`. */
export interface OverlayAction {
  /** RFC 9535 JSONPath. */
  readonly target: string
  /** The reason; required by the strict profile. */
  readonly description?: string
  readonly update?: JsonValue
  readonly remove?: boolean
  /** JSONPath of the one node that is merged into the target. */
  readonly copy?: string
  /** What the author saw: the removed value, or for an update the values that it replaces, in the update's shape. */
  readonly 'x-was'?: JsonValue
  /** The values that the update adds must not exist yet. */
  readonly 'x-absent'?: true
  /** For a removal of list items: the names of all items that the author saw, by the property that the target uses. */
  readonly 'x-saw'?: readonly JsonScalar[]
}

export type OverlayIssueKind =
  | 'format'
  | 'forbidden'
  | 'target'
  | 'drift'
  | 'ambiguity'
  | 'conflict'
  | 'incompatible'
  | 'unguarded'
  | 'refused'

/** A reason why an action cannot be applied. The action then changes nothing; the others are still tried. */
export interface OverlayIssue {
  /** The overlay's file, as the caller named it. */
  readonly file: string
  /** JSON pointer into the overlay. */
  readonly pointer: string
  /** One sentence that names the offending id. */
  readonly message: string
  readonly kind: OverlayIssueKind
  /**
   * For a conflict: what the author saw, the current value, and the overlay's value; absent where there is no value.
   */
  readonly conflict?: ThreeWays
}

export interface ThreeWays {
  readonly was?: JsonValue
  readonly now?: JsonValue
  readonly overlay?: JsonValue
}

/** Which layer set a node, how and why. */
export interface NodeOrigin {
  readonly layer: string
  readonly file: string
  readonly action: 'update' | 'remove' | 'copy'
  readonly reason: string
  /** The value that it replaced; absent when there was none. */
  readonly was?: JsonValue
}

/** The changes by overlays, by JSON pointer into the current document; each node's list is chronological. */
export type Origins = ReadonlyMap<string, readonly NodeOrigin[]>
