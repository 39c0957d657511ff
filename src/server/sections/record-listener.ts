import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { Caller } from './section-context.ts'

/** What else happens, in the same transaction, when a record of a section changes. */
export interface RecordListener {
  /** Called after a record was changed, with its new state. */
  readonly changed: (tx: TenantTransaction, caller: Caller, row: RecordRow) => Promise<RecordRow>
  /** Before a record is removed. */
  readonly removed: (tx: TenantTransaction, caller: Caller, row: RecordRow) => Promise<void>
}

/** By section; most have none. */
export type RecordListeners = ReadonlyMap<DocumentId, RecordListener>
