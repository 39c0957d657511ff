import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { RecordRow } from '../profiles/records.ts'
import type { Caller } from './section-context.ts'

/** Further effects of a record's change, in the same transaction. */
export interface RecordListener {
  /** Called after a record was changed, with its new state. */
  readonly changed: (tx: TenantTransaction, caller: Caller, row: RecordRow) => Promise<RecordRow>
  /** Called before a record is removed. */
  readonly removed: (tx: TenantTransaction, caller: Caller, row: RecordRow) => Promise<void>
}

/** Listeners by section; most sections have none. */
export type RecordListeners = ReadonlyMap<DocumentId, RecordListener>
