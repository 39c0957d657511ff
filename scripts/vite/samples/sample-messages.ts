import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDate } from '../../../src/engine/format/format-date.ts'
import { formatCents } from '../../../src/engine/format/money.ts'
import { titledRoles } from '../../../src/server/accounts/roles.ts'
import { refereeType } from '../../../src/server/referees/referee-types.ts'
import { textOf } from '../../../src/server/platform/texts/text-of.ts'
import { composeSms } from '../../../src/server/messages/compose-sms.ts'
import { writeEmail } from '../../../src/server/messages/compose-email.ts'
import type { EmailContent, EmailKind } from '../../../src/server/messages/compose-email.ts'
import { inlineLogo, readLogos } from '../../../src/server/messages/inline-logo.ts'
import { releasedAssets } from '../../../src/server/platform/brand/asset-reader.ts'
import { inLanguage } from '../../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { notFoundPage } from '../../../src/server/http/not-found-page.ts'
import { unavailablePage } from '../../../src/server/http/unavailable-page.ts'
import { assetPath } from '../../../src/contract/asset-path.ts'
import { projectRoot } from './served-tenants.ts'

/** What the server writes outside the portal, as HTML or text. */
export interface SampleMessages {
  readonly emails: Readonly<Record<EmailKind, SampleEmail>>
  readonly sms: readonly string[]
  readonly pages: Readonly<Record<'unavailable' | 'unknown', string>>
}

export interface SampleEmail {
  readonly subject: string
  readonly html: string
}

const origin = 'https://members.example'
const applicant = 'AKINYI EXAMPLE ODHIAMBO-WANJIKU'

type ContentByKind = {
  readonly [Kind in EmailKind]: Omit<Extract<EmailContent, { kind: Kind }>, 'kind' | 'recipient'>
}

const refereeParams = (edition: PublishedTenant, code: string) => ({
  applicant,
  type: refereeType(edition, code).title,
  until: formatDate('2026-02-14', edition.language),
})

/** The titles of two roles. */
const staffTitles = (edition: PublishedTenant): string =>
  titledRoles(edition, (edition.declaration.roles ?? []).slice(-2))
    .map(({ title }) => title)
    .join(', ')

/** What became of a payment for a year's subscription. */
const paymentIn = (edition: PublishedTenant, number: string) => ({
  amount: formatCents(900_000, edition.declaration.currency, edition.declaration.locale),
  about: 'Annual subscription 2026',
  number,
})

/** Everything that each kind of e-mail can contain: its code, its button, its further links. */
const contentsIn = (edition: PublishedTenant): ContentByKind => ({
  activation: { params: { code: '482913' }, code: '482913', link: `${origin}/verify/sample` },
  case: {
    params: { subject: 'Your licence is issued', text: 'You can download it on the page of LIC-2026-00042.' },
    link: origin,
  },
  taken: { params: {}, link: `${origin}/forgot-password` },
  'account-changed': { params: {}, link: origin },
  'password-link': { params: {}, link: `${origin}/password/sample` },
  'password-reset': { params: {}, link: `${origin}/password/sample` },
  'member-activation': { params: { code: '730518' }, code: '730518', link: `${origin}/activate/730518` },
  'administrator-added': { params: {}, link: `${origin}/password/sample` },
  'staff-added': {
    params: { roles: staffTitles(edition) },
    link: `${origin}/password/sample`,
  },
  'publication-failed': {
    params: { form: 'Contacts', reason: textOf(edition, 'server.schedule.failed.outdated') },
    link: `${origin}/admin/forms/sections/contacts`,
  },
  'fee-reminder': {
    params: {
      description: 'Annual subscription 2026',
      number: 'INV-2026-00042',
      amount: formatCents(900_000, edition.declaration.currency, edition.declaration.locale),
      due: formatDate('2026-02-14', edition.language),
    },
    link: `${origin}/billing`,
  },
  'payment-received': { params: paymentIn(edition, 'RCT-2026-00042'), link: `${origin}/billing/receipt/sample` },
  'payment-kept': { params: paymentIn(edition, 'RCT-2026-00043'), link: `${origin}/billing/receipt/sample` },
  'payment-failed': {
    params: { ...paymentIn(edition, 'INV-2026-00042'), outcome: textOf(edition, 'server.payment.no-answer') },
    link: `${origin}/checkout/sample`,
  },
  'payment-unconfirmed': { params: paymentIn(edition, 'INV-2026-00042'), link: `${origin}/checkout/sample` },
  'payment-examined': { params: paymentIn(edition, 'INV-2026-00042'), link: `${origin}/checkout/sample` },
  'payment-returned': { params: paymentIn(edition, 'RCT-2026-00042'), link: `${origin}/billing` },
  'receipt-reversed': { params: paymentIn(edition, 'RCT-2026-00042'), link: `${origin}/billing` },
  'refund-paid': { params: paymentIn(edition, 'RFD-2026-00003'), link: `${origin}/billing` },
  'referee-request': {
    params: refereeParams(edition, 'REFEREE'),
    link: `${origin}/profile/response?user=TS8x`,
  },
  'referee-reminder': {
    params: refereeParams(edition, 'SECONDER'),
    link: `${origin}/profile/response?user=TS8x`,
    choices: [
      { key: 'mail.referee-reminder.accept', link: `${origin}/referee-response/response?action=accept` },
      { key: 'mail.referee-reminder.reject', link: `${origin}/referee-response/response?action=reject` },
    ],
  },
})

/** An organisation's messages and server pages in one of its languages. */
export async function sampleMessages(tenant: PublishedTenant, language: string): Promise<SampleMessages> {
  const edition = inLanguage(tenant, language)
  const logo = await readLogos(releasedAssets(projectRoot))(tenant)
  const logoUrl = `data:${logo.contentType};base64,${logo.content.toString('base64')}`
  const emailOf = (content: EmailContent): SampleEmail => {
    const { subject, body_html: html } = writeEmail(edition, tenant.declaration.settings.site_colors, content)
    return { subject: subject ?? '', html: (html ?? '').replaceAll(inlineLogo, logoUrl) }
  }
  const emails = Object.entries(contentsIn(edition)).map(([kind, content]) => [
    kind,
    emailOf({ recipient: 'akinyi@members.example', kind, ...content } as EmailContent),
  ])
  const reminder = contentsIn(edition)['fee-reminder']
  const phone = { recipient: '+254700000000', expires_at: new Date(0) }
  const logoPath = assetPath(tenant.theme.logo)
  const logoText = await readFile(join(projectRoot, 'tenants', tenant.id, tenant.theme.logo), 'base64')
  const unavailable = unavailablePage(edition, textOf(edition, 'server.unavailable'), '')
  return {
    emails: Object.fromEntries(emails),
    sms: [
      composeSms(edition, { ...phone, kind: 'code', params: { code: '482913' } }).body_text,
      composeSms(edition, { ...phone, kind: 'registration', params: {} }).body_text,
      composeSms(edition, { ...phone, kind: 'fee-reminder', params: reminder.params }).body_text,
    ],
    pages: {
      // Without its reloading, which would reload the story.
      unavailable: unavailable
        .replace(/<meta http-equiv="refresh"[^>]*>/, '')
        .replaceAll(logoPath, `data:image/svg+xml;base64,${logoText}`),
      unknown: notFoundPage(edition),
    },
  }
}
