import { formatDate } from '../../../engine/format/format-date.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { textOf } from '../texts/text-of.ts'
import type { PrintedDocument } from '../../../engine/printing/printed-document.ts'

/** The texts around the content of every printed document. */
export function frameTexts(
  tenant: PublishedTenant,
  now: Date,
): Pick<PrintedDocument, 'language' | 'createdAt' | 'note' | 'pageOf' | 'continued'> {
  const date = formatDate(todayIn(tenant.declaration.timeZone, now), tenant.language)
  return {
    language: tenant.language,
    createdAt: now,
    note: textOf(tenant, 'document.printed', { date }),
    // Page numbers and headings are only known when the pages are drawn.
    pageOf: textOf(tenant, 'document.page', { page: '{page}', pages: '{pages}' }),
    continued: textOf(tenant, 'document.continued', { heading: '{heading}' }),
  }
}
