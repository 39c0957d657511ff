import { equalJson } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { originOf } from '../overlay/origin-log.ts'
import { inheritedPointer } from './inherited-value.ts'
import { currentState } from './session.ts'
import type { EditingSession } from './session.ts'

/** The name of the layer below all others, which gives no reasons. */
const baseLayer = 'base'

/** Where a value comes from, and what it would be without the edited layer. */
export interface EditedOrigin {
  readonly layer: string
  readonly reason?: string
  /** Absent when the layers below have none. */
  readonly inherited?: JsonValue
  /**
   * Which of the layers below set what is inherited; absent where that is the base, or nothing is. Without a reason
   * where the whole document is that layer's.
   */
  readonly below?: { readonly layer: string; readonly reason?: string }
  /** Whether the edited layer has another value, which may go back. */
  readonly isChanged: boolean
}

/** Which layer set the value at a pointer into the document of a session, why, and what it inherits. */
export function editedOrigin(session: EditingSession, pointer: JsonPointer): EditedOrigin {
  const { document, origins } = currentState(session)
  const { edited } = session
  const place = inheritedPointer(document, edited.inherited, pointer)
  const inherited = place === undefined ? undefined : getAt(edited.inherited, place)
  const origin = originOf(origins, pointer)
  const below = place === undefined ? undefined : originOf(edited.origins, place)
  const whole = originOf(edited.origins, '')
  return {
    layer: origin?.layer ?? baseLayer,
    ...(origin !== undefined && { reason: origin.reason }),
    ...(inherited !== undefined && { inherited }),
    ...(below !== undefined && { below: { layer: below.layer, ...(below !== whole && { reason: below.reason }) } }),
    isChanged: !equalJson(getAt(document, pointer), inherited),
  }
}
