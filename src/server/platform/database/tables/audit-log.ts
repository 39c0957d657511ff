import type { Generated } from 'kysely'

/** Actions of people that others may ask about later. Entries are only added. */
export interface AuditLogTable {
  readonly tenant: string
  readonly id: string
  /**
   * The user who did it; for a referee, who has no account, the id of the request that the referee answered; for the
   * operator, the id of zeros.
   */
  readonly actor_id: string
  readonly action:
    | 'administrator-added'
    | 'role-granted'
    | 'acting-began'
    | 'acting-ended'
    | 'register-searched'
    | 'referee-asked'
    | 'referee-reminded'
    | 'referee-revoked'
    | 'referee-accepted'
    | 'referee-rejected'
    | 'document-revoked'
    | 'settings-changed'
    | 'forms-published'
    | 'forms-rolled-back'
    | 'user-changed'
    | 'user-deleted'
    | 'password-link-sent'
    | 'role-taken'
  /** The user whom the action concerns. */
  readonly subject_id: string | null
  /** What about it, where the action alone does not say: the id of the role, the number of the document, the
   * names of the changed settings or fields of an account, the number of the publication. */
  readonly detail: Generated<string | null>
  readonly at: Date
}
