import type { Draft } from './draft-port.ts'
import type { LostAnswer } from './restore-draft.ts'

/** A draft that was left in a form, and the result of restoring it. */
export interface DraftOffer {
  /** The newest draft left here, until it is restored or discarded. */
  readonly offer: Draft | undefined
  /** What was not restored from the draft; undefined while none was restored. */
  readonly lost: readonly LostAnswer[] | undefined
  readonly takeUp: () => void
  readonly discardOffer: () => void
}
