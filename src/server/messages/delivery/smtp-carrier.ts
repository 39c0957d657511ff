import { createTransport } from 'nodemailer'
import { inlineLogo } from '../inline-logo.ts'
import type { LogoOf } from '../inline-logo.ts'
import type { Carrier } from './carrier.ts'
import { DeliveryError } from './carrier.ts'

/** The longest time for each step of an SMTP conversation; milliseconds. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 }

export interface SmtpSettings {
  readonly url: string
  /** The sender's address of all organisations' e-mails; the name is the organisation's. */
  readonly from: string
}

/**
 * Sends e-mails by SMTP, as UTF-8 text and HTML with the organisation's logo. Message-ID and date come from the outbox,
 * so that mail programs recognise an e-mail that was sent twice.
 */
export function smtpCarrier({ url, from }: SmtpSettings, logoOf: LogoOf): Carrier {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ id, recipient, subject, body_text, body_html, created_at }, tenant) {
      const logo = body_html?.includes(inlineLogo) ? [await logoOf(tenant)] : []
      const sending = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        date: created_at,
        from: { name: tenant.declaration.name, address: from },
        // As an object it is always a single address, whatever characters it contains.
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: body_text,
        ...(body_html !== null && { html: body_html }),
        attachments: logo,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await sending.catch(refused)
    },
    close: () => transport.close(),
  }
}

/** nodemailer's codes for a message that the server refused; permanently if its response begins with 5. */
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE'])

function refused(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  if (status === 0 && !aboutTheMessage.has(code)) throw new DeliveryError('unreachable', message, false)
  throw new DeliveryError(status === 0 ? 'other' : 'refused', message, status >= 500 && aboutTheMessage.has(code))
}
