import type { Incoming } from '../http/intake/incoming.ts'
import type { SectionCall } from '../../engine/page/section-calls.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { ChangeConditions } from './change-conditions.ts'
import type { RecordListeners } from './record-listener.ts'
import type { Caller } from './section-context.ts'

/** A change that a call asks for: who makes it, and of whose profile which section. */
export interface SectionChange {
  readonly caller: Caller
  readonly call: SectionCall
  readonly profile: ProfileRow
  readonly incoming: Incoming
  /** The record's revision and the key that the call sends. */
  readonly conditions?: ChangeConditions
  /** What else happens when a record changes. */
  readonly listeners?: RecordListeners
}

/** A change that was made in a transaction, and the files that are to be forgotten once it is committed. */
export interface Changed {
  readonly row: RecordRow
  readonly kept: ReadonlySet<string>
  readonly dropped: readonly string[]
}

/** The same of a removal; without a row when there was nothing left to remove. */
export type Removed = Omit<Changed, 'row'> & { readonly row: RecordRow | undefined }
