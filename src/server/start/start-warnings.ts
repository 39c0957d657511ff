import type { Environment } from '../platform/environment.ts'
import { isLoopback } from '../platform/origins.ts'

/**
 * Warnings at the start in production mode. Without a carrier, messages are stored but never sent. A server that
 * listens on this machine only must be behind a proxy; without TRUSTED_PROXIES all visitors share the proxy's address
 * and its limits.
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
