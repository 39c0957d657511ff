import type { Environment } from '../platform/environment.ts'
import { isLoopback } from '../platform/origins.ts'

/**
 * What to warn of at the start in production mode, a sentence each. Messages of a kind that has no way out are written and
 * then kept, and whoever waits for them waits for ever. A server that only this machine reaches stands behind a proxy; as
 * long as it does not know of the proxy, all visitors share the proxy's address and its limits. Nothing in sample mode.
 */
export function startWarnings({
  mode,
  carriers,
  host,
  trustedProxies,
}: Pick<Environment, 'mode' | 'carriers' | 'host' | 'trustedProxies'>): readonly string[] {
  if (mode !== 'production') return []
  const sentences: string[] = []
  if (!carriers.smtp) sentences.push('E-mails are not sent: set SMTP_URL and MAIL_FROM.')
  if (!carriers.sms) sentences.push('Text messages are not sent: set SMS_URL and SMS_TOKEN.')
  if (trustedProxies === 0 && isLoopback(host)) {
    sentences.push(
      'All visitors count as one, the proxy before the server: set TRUSTED_PROXIES to the number of proxies.',
    )
  }
  return sentences
}
