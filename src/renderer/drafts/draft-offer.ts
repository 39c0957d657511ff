import type { Draft } from './draft-port.ts'
import type { LostAnswer } from './restore-draft.ts'

/** A draft that was left behind in a form, and what became of it. */
export interface DraftOffer {
  /** The newest draft that was left behind here, until it is taken up or discarded. */
  readonly offer: Draft | undefined
  /** What did not come back of the draft that was taken up; undefined while none was. */
  readonly lost: readonly LostAnswer[] | undefined
  readonly takeUp: () => void
  readonly discardOffer: () => void
}
