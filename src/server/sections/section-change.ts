import type { Incoming } from '../http/intake/incoming.ts'
import type { SectionCall } from '../../engine/page/section-calls.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { ChangeConditions } from './change-conditions.ts'
import type { ChangeKey } from './change-keys.ts'
import type { RecordListeners } from './record-listener.ts'
import type { Caller, SectionState } from './section-context.ts'

/** A requested change of a section: its caller, profile and content. */
export interface SectionChange {
  readonly caller: Caller
  readonly call: SectionCall
  readonly profile: ProfileRow
  readonly incoming: Incoming
  /** The record's revision and the key that the call sends. */
  readonly conditions?: ChangeConditions
  /** Further effects of a changed record. */
  readonly listeners?: RecordListeners
}

/** A change whose section is locked until the transaction ends, and read. */
export interface OpenedChange extends SectionChange {
  readonly state: SectionState
  /** The section's last entry number. */
  readonly lastEntryNo: number
  /** Whether that number is for the record of this change. */
  readonly isTaken: boolean
  /** What a call with the same key has done before. */
  readonly known: ChangeKey | undefined
}

/** A change made in a transaction, with the files that it added and those to delete after the commit. */
export interface Changed {
  readonly row: RecordRow
  readonly kept: ReadonlySet<string>
  readonly dropped: readonly string[]
}

/** A removal; without a row when the record was already removed. */
export type Removed = Omit<Changed, 'row'> & { readonly row: RecordRow | undefined }
