import type { ColumnType, Generated } from 'kysely'
import type { AuditAction } from '../../../../contract/audit-log.ts'
import type { ChangedValue } from '../../../../engine/json/changed-values.ts'

/** Actions of people that others may ask about later. Entries are only added. */
export interface AuditLogTable {
  readonly tenant: string
  readonly id: string
  /**
   * The user who did it; for a referee, who has no account, the id of the request that the referee answered; for the
   * operator, the id of zeros.
   */
  readonly actor_id: string
  readonly action: AuditAction
  /** The user whom the action concerns. */
  readonly subject_id: string | null
  /** What about it, where the action alone does not say: the id of the role, the number of the document, the
   * names of the changed settings or fields of an account, the number of the publication. */
  readonly detail: Generated<string | null>
  readonly at: Date
}

/** From which to which value settings or fields went, for entries that have them. Erased with the account concerned. */
export interface AuditChangesTable {
  readonly tenant: string
  readonly entry_id: string
  readonly changes: ColumnType<readonly ChangedValue[], string, string>
}
