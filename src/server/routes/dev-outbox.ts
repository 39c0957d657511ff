import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { brandColors } from '../../engine/color/brand-colors.ts'
import { readableOn } from '../../engine/color/contrast.ts'
import type { Environment } from '../platform/environment.ts'
import { listMessages } from '../messages/outbox.ts'
import type { OutboxMessage } from '../messages/outbox.ts'
import { protectPage } from '../http/security-headers.ts'
import { tenantOf } from '../http/tenant.ts'
import { escapeHtml } from '../platform/texts/escape-html.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'

const shown = 100

/**
 * /dev/outbox: e-mails and text messages with their status, newest first; as `{ data: messages }` for `Accept:
 * application/json`. Does not exist in production mode.
 */
export const devOutboxResource = fastifyPlugin(
  async (app: FastifyInstance, { database, environment, now }: Pick<Services, 'database' | 'environment' | 'now'>) => {
    app.get('/dev/outbox', async (request, reply) => {
      const tenant = tenantOf(request)
      const messages = await database.inTenant(tenant.id, (tx) => listMessages(tx, shown, { until: now() }))
      reply.header('cache-control', 'no-store')
      if (request.headers.accept?.includes('application/json')) return { data: messages }
      const nonce = protectPage(reply)
      return reply.type('text/html; charset=utf-8').send(page(tenant, messages, { nonce, intro: introOf(environment) }))
    })
  },
  { name: 'dev-outbox', dependencies: ['tenant', 'errors', 'security-headers'] },
)

/** A sentence on which kinds of messages are really sent. */
function introOf({ carriers: { smtp, sms } }: Pick<Environment, 'carriers'>): string {
  if (smtp && sms) return 'E-mails and text messages are sent.'
  if (smtp) return 'E-mails are sent; text messages stay here.'
  if (sms) return 'Text messages are sent; e-mails stay here.'
  return 'Messages stay here: no way to send them is set.'
}

interface PageParts {
  readonly nonce: string
  readonly intro: string
}

function page(tenant: PublishedTenant, messages: readonly OutboxMessage[], { nonce, intro }: PageParts): string {
  const { name, language, settings } = tenant.declaration
  const { primary } = brandColors(tenant.theme.colors, settings.site_colors)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Outbox · ${escapeHtml(name)}</title>
    <style nonce="${nonce}">${styles(primary)}</style>
  </head>
  <body>
    <header><h1>Outbox</h1><p>${escapeHtml(name)}. ${intro} The newest is first.</p></header>
    <main>
${messages.length === 0 ? '<p class="empty">No message has been written yet.</p>' : messages.map(article).join('\n')}
    </main>
  </body>
</html>
`
}

function article(message: OutboxMessage): string {
  const { channel, recipient, subject, body_text, created_at, status } = message
  const kind = channel === 'email' ? 'E-mail' : 'SMS'
  return `<article data-channel="${channel}" data-recipient="${escapeHtml(recipient)}">
  <h2>${escapeHtml(subject ?? `Text message to ${recipient}`)}</h2>
  <p class="about"><span>${kind}</span> to ${escapeHtml(recipient)} · ${timeOf(created_at)}</p>
  <p class="status" data-status="${status}">${fates[status](message)}</p>
  <div class="text">${body_text === '' ? 'Its text is not kept any longer.' : linked(body_text)}</div>
</article>`
}

/** The status of a message, as a sentence. */
const fates: Readonly<Record<OutboxMessage['status'], (message: OutboxMessage) => string>> = {
  queued: (message) =>
    message.attempts === 0
      ? 'Waiting to be sent'
      : `Tried ${message.attempts} times, waiting to be tried again: ${failureOf(message)}`,
  sending: () => 'Being sent',
  sent: ({ sent_at }) => `Sent ${sent_at ? timeOf(sent_at) : ''}`,
  failed: (message) => `Could not be sent: ${failureOf(message)}`,
  kept: () => 'Not sent: there is no way to send it',
}

const failureOf = ({ failure, last_error }: OutboxMessage): string =>
  escapeHtml([failure, last_error].filter((word) => word !== null && word !== '').join('. '))

function timeOf(time: Date): string {
  const text = time.toISOString()
  return `<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')} UTC</time>`
}

/** The text as HTML, with links for its URLs. */
const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const styles = (primary: string): string => `
:root { color-scheme: light; font: 16px/1.5 system-ui, "Segoe UI", Arial, sans-serif; color: #1f2933; background: #f2f4f7 }
body { margin: 0 }
header { background: ${primary}; color: ${readableOn(primary)}; padding: 24px max(16px, calc(50vw - 360px)) }
h1 { margin: 0; font-size: 28px } header p { margin: 4px 0 0 }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px; display: grid; gap: 16px }
article { background: #fff; border: 1px solid #d9dee5; border-radius: 8px; padding: 16px 20px; overflow-wrap: break-word }
h2 { margin: 0; font-size: 18px } .about { margin: 4px 0 12px; color: #52606d; font-size: 14px }
.about { margin-bottom: 0 } .about span, .status { font-weight: 600 } .status { margin: 0 0 12px; font-size: 14px } .status[data-status="failed"] { color: #b71c1c } .text { white-space: pre-wrap } a { color: #0b5cad }
.empty { text-align: center; color: #52606d }
`
