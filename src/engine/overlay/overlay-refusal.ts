import type { JsonValue } from './json.ts'
import { pointerOf } from './location.ts'
import type { Location } from './location.ts'
import type { OverlayIssueKind, ThreeWays } from './overlay-document.ts'

/** Thrown when an action cannot be applied; `applyOverlay` turns it into an issue. Never leaves the library. */
export class OverlayRefusal extends Error {
  readonly kind: OverlayIssueKind
  /** The place in the action, e.g. `['update', 'type']`. */
  readonly where: Location
  readonly conflict: ThreeWays | undefined

  constructor(kind: OverlayIssueKind, where: Location, message: string, conflict?: ThreeWays) {
    super(message)
    this.kind = kind
    this.where = where
    this.conflict = conflict
  }
}

const longest = 80

/** A value worded for a sentence: short JSON, or `nothing`. */
export function show(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** A location worded for a sentence. */
export function name(location: Location): string {
  return location.length === 0 ? 'the document' : `"${pointerOf(location)}"`
}
