/** What the audit log records; each action has a title, `portal.audit.action.<action>`. */
export const auditActions = [
  'administrator-added',
  'role-granted',
  'role-taken',
  'acting-began',
  'acting-ended',
  'user-changed',
  'user-deleted',
  'password-link-sent',
  'settings-changed',
  'forms-published',
  'forms-rolled-back',
  'import-begun',
  'import-done',
  'import-cancelled',
  'award-added',
  'award-corrected',
  'award-withdrawn',
  'award-import-begun',
  'award-import-done',
  'award-import-cancelled',
  'billing-begun',
  'billing-cancelled',
  'billing-undone',
  'table-exported',
  'document-revoked',
  'register-searched',
  'referee-asked',
  'referee-reminded',
  'referee-revoked',
  'referee-accepted',
  'referee-rejected',
] as const
export type AuditAction = (typeof auditActions)[number]

/** The most entries that a file of the log has. */
export const mostInAuditFile = 10_000
