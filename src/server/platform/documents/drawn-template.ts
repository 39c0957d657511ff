import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { printTemplate } from '../../../engine/printing/print-template.ts'
import type { PrintedTemplate } from '../../../engine/printing/print-template.ts'
import type { PrintingData } from '../../../engine/printing/printing.ts'
import { readingWords } from '../../../engine/reading/reading.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { textOf } from '../texts/text-of.ts'
import { frameTexts } from './frame-texts.ts'

/** A document as its template has it, with the texts around its content. */
export type DrawnTemplate = PrintedTemplate & ReturnType<typeof frameTexts>

/**
 * The document of a declared template with this data, in the organisation's wording and the language of its edition.
 * @throws Error when the organisation has no such template, because what needs it cannot work then
 */
export function drawnTemplate(tenant: PublishedTenant, id: DocumentId, data: PrintingData, now: Date): DrawnTemplate {
  return drawDeclared(tenant, tenant.documents.get(id) ?? {}, data, now)
}

/**
 * The same for a template as it was published once.
 * @throws Error when it is none
 */
export function drawDeclared(
  tenant: PublishedTenant,
  declared: CompositeDocument,
  data: PrintingData,
  now: Date,
): DrawnTemplate {
  if (declared.document === undefined) throw new Error(`A template is not declared for ${tenant.id}.`)
  const { timeZone, currency, locale } = tenant.declaration
  const words = {
    language: tenant.language,
    locale,
    currency,
    timeZone,
    lists: tenant.references,
    words: readingWords((key, ...params) => textOf(tenant, key, ...params)),
  }
  const values = { ...data.values, organisation: organisationData(tenant), today: todayIn(timeZone, now) }
  const template = { template: declared.document, data: declared.data ?? {} }
  return { ...frameTexts(tenant, now), ...printTemplate(template, { ...data, values }, words) }
}

/** What every template may name of the organisation. */
function organisationData({ declaration: { name, caption, company } }: PublishedTenant) {
  const { address = '', phone = '', email = '', website = '' } = company
  return { name, caption, address, phone, email, website }
}
