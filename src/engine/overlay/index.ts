/** Overlays for JSON documents: apply, compare, trace, place. See README.md beside this file. */
export { applyOverlay } from './apply-overlay.ts'
export type { ApplyOptions, ApplyResult } from './apply-overlay.ts'
export { diff } from './diff.ts'
export type { DiffOptions } from './diff.ts'
export { originOf } from './origin-log.ts'
export type {
  NodeOrigin,
  Origins,
  Overlay,
  OverlayAction,
  OverlayIssue,
  OverlayIssueKind,
  ThreeWays,
} from './overlay-document.ts'
export { behindHeading, fieldPlaces, headedGroup, orderFields } from './order-fields.ts'
export { misplacedItems, placeAfter } from './place-after.ts'
export type { Placeable } from './place-after.ts'
export type { JsonObject, JsonValue } from './json.ts'
