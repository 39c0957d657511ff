import type { Environment } from '../../environment.ts'

/**
 * What to warn of at the start in production mode, a sentence each: messages of a kind that has no way out are written and
 * then kept, and whoever waits for them waits for ever. Nothing in sample mode, whose outbox is read instead.
 */
export function missingCarriers({ mode, carriers }: Pick<Environment, 'mode' | 'carriers'>): readonly string[] {
  if (mode !== 'production') return []
  const sentences: string[] = []
  if (!carriers.smtp) sentences.push('E-mails are not sent: set SMTP_URL and MAIL_FROM.')
  if (!carriers.sms) sentences.push('Text messages are not sent: set SMS_URL and SMS_TOKEN.')
  return sentences
}
