// Made from the schemas by scripts/generate-types.ts. Do not edit.

import type { JsonValue } from './json-value.ts'

export interface NotificationPreferencesAnswers {
  /**
   * Reminders by e-mail
   */
  readonly email_reminders?: boolean
  /**
   * News and updates by e-mail
   */
  readonly email_updates?: boolean
  /**
   * Reminders by SMS
   */
  readonly sms_reminders?: boolean
  /**
   * News and updates by SMS
   */
  readonly sms_updates?: boolean
  readonly [field: string]: JsonValue | undefined
}
