import type { JsonObject } from '../../engine/json/json.ts'
import type { OverlayAction } from '../../engine/overlay/overlay-document.ts'

/** An action as the contract names it; it was checked when it was saved. */
export const declaredAction = (action: JsonObject): OverlayAction => ({ ...action, target: String(action['target']) })
