/** What people did that others may ask about later. It is only ever added to. */
export interface AuditLogTable {
  readonly tenant: string
  readonly id: string
  /** The user who did it; for a referee, who has no account, the request that was answered. */
  readonly actor_id: string
  readonly action:
    | 'acting-began'
    | 'acting-ended'
    | 'referee-searched'
    | 'referee-asked'
    | 'referee-revoked'
    | 'referee-accepted'
    | 'referee-rejected'
  /** The user whom it concerns. */
  readonly subject_id: string | null
  readonly at: Date
}
