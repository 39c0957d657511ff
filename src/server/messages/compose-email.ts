import type { Settings } from '../../contract/settings.ts'
import type { ParamOf, PlainTextKey, ValuesOf } from '../../engine/translate/message.ts'
import type { TextKey } from '../../engine/translate/texts.ts'
import { brandColors } from '../../engine/color/brand-colors.ts'
import { readableOn } from '../../engine/color/contrast.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { escapeHtml } from '../platform/texts/escape-html.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { inlineLogo } from './inline-logo.ts'
import type { NewMessage } from './outbox.ts'
import { textOf } from '../platform/texts/text-of.ts'

/** The texts of an e-mail: `mail.<kind>.subject`, `.text` and, with a link, `.action`. */
export type EmailKind = TextKey extends infer Key ? (Key extends `mail.${infer Kind}.subject` ? Kind : never) : never

/** The values in the texts of a kind besides the organisation. */
type EmailParams<Kind extends EmailKind> = ValuesOf<
  Exclude<ParamOf<`mail.${Kind}.subject` | `mail.${Kind}.text`>, 'organisation'>
>

export type EmailContent = { [Kind in EmailKind]: ContentOf<Kind> }[EmailKind]

interface ContentOf<Kind extends EmailKind> {
  readonly recipient: string
  readonly kind: Kind
  readonly params: EmailParams<Kind>
  /** Shown large, e.g. a one-time code. */
  readonly code?: string
  /** The address of the button. */
  readonly link?: string
  /** When it expires; if left out, it never does. */
  readonly expires_at?: Date
  /** Further links, each with its text. */
  readonly choices?: readonly { readonly key: PlainTextKey; readonly link: string }[]
}

/** An e-mail in the organisation's name, language and current colours, as text and HTML. */
export async function composeEmail(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  content: EmailContent,
): Promise<NewMessage> {
  const { settings } = await readSettings(tx, tenant)
  return writeEmail(tenant, settings.site_colors, content)
}

/** The same in given colours. */
export function writeEmail(
  tenant: PublishedTenant,
  siteColors: Settings['site_colors'],
  { recipient, kind, params, code, link, choices = [], expires_at }: EmailContent,
): NewMessage {
  const all = { organisation: tenant.declaration.name, ...params }
  const subject = tenant.findText(`mail.${kind}.subject`, all)
  const text = tenant.findText(`mail.${kind}.text`, all)
  const action = link === undefined ? undefined : textOf(tenant, `mail.${kind}.action`)
  const closing = textOf(tenant, 'mail.closing', { organisation: tenant.declaration.name })
  const others = choices.map((choice) => ({ link: choice.link, title: textOf(tenant, choice.key) }))
  const lines = [
    text,
    code,
    action && `${action}: ${link ?? ''}`,
    ...others.map((other) => `${other.title}: ${other.link}`),
    closing,
  ]
  return {
    channel: 'email',
    recipient,
    subject,
    body_text: lines.filter((line) => line !== undefined).join('\n\n'),
    body_html: page(tenant, siteColors, { subject, text, code, link, action, others, closing }),
    expires_at: expires_at ?? null,
  }
}

interface PageContent {
  readonly subject: string
  readonly text: string
  readonly code: string | undefined
  readonly link: string | undefined
  readonly action: string | undefined
  readonly others: readonly { readonly title: string; readonly link: string }[]
  readonly closing: string
}

/** Tables and inline styles, because mail programs support little else. */
function page(
  tenant: PublishedTenant,
  siteColors: Settings['site_colors'],
  { subject, text, code, link, action, others, closing }: PageContent,
): string {
  const { primary } = brandColors(tenant.theme.colors, siteColors)
  const onPrimary = readableOn(primary)
  const cell = 'padding:24px 32px;font:16px/1.5 system-ui,Arial,sans-serif;color:#1f2933'
  const button = `display:inline-block;padding:12px 24px;border-radius:6px;background:${primary};color:${onPrimary};font-weight:600;text-decoration:none`
  const large = 'margin:16px 0;font-size:32px;letter-spacing:8px;font-weight:700'
  return [
    `<!doctype html><html lang="${escapeHtml(tenant.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f2f4f7"><table role="presentation" width="100%" cellspacing="0"><tr><td align="center" style="padding:24px">',
    '<table role="presentation" width="100%" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:8px;overflow:hidden">',
    `<tr><td style="padding:20px 32px"><img src="${inlineLogo}" alt="" height="48" style="display:block;height:48px;width:auto"></td></tr>`,
    `<tr><td style="padding:12px 32px;background:${primary};color:${onPrimary};font:600 20px system-ui,Arial,sans-serif">${escapeHtml(tenant.declaration.name)}</td></tr>`,
    `<tr><td style="${cell}"><p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
    code === undefined ? '' : `<p style="${large}">${escapeHtml(code)}</p>`,
    link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action ?? '')}</a></p>`,
    others.length === 0 ? '' : `<p style="margin:0 0 16px">${others.map(anchor).join(' &nbsp;·&nbsp; ')}</p>`,
    `<p style="margin:24px 0 0;font-size:14px;color:#52606d">${escapeHtml(closing)}</p></td></tr></table>`,
    '</td></tr></table></body></html>',
  ].join('\n')
}

const anchor = ({ title, link }: { readonly title: string; readonly link: string }): string =>
  `<a href="${escapeHtml(link)}" style="color:#0b5cad">${escapeHtml(title)}</a>`
