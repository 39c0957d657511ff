import { randomUUID } from 'node:crypto'
import { endOfPeriod } from '../../engine/billing/billed-period.ts'
import { firstOfJanuary } from '../../engine/cases/values/resolve-value.ts'
import { showDocumentCode } from '../../engine/format/document-code.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { makeDocumentCode, verificationAddress } from '../platform/documents/document-code.ts'
import { keepSnapshot } from '../platform/published/keep-snapshot.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { BilledSubscription } from './read-subscriptions.ts'

/**
 * Fixes the certificate of a paid subscription when it is first opened, as documents of the ledger are: its code, what
 * it states and its template, in the organisation's language. It states the day of the payment, and holds to the end of
 * its year. Of two who open it at the same time, the first is right.
 *
 * @param template the id of the document
 * @returns the id under which it is issued
 */
export async function fixCertificate(
  tx: TenantTransaction,
  world: PostingWorld & { readonly origin: string },
  { invoice, shown }: BilledSubscription,
  template: string,
): Promise<string | undefined> {
  const known = await issuedId(tx, invoice.id, template)
  if (known !== undefined) return known
  const { tenant, db } = tx
  const published = inLanguage(world.tenant)
  const hash = published.shown[template] ?? ''
  const code = makeDocumentCode()
  const receipt = await findOwnPosted(tx, { profile: invoice.profile_id, kind: 'receipt', number: shown.recieptNo })
  const { posted_on, posted_at } = receipt ?? invoice
  const until = endOfPeriod(shown.subsPeriod, published.declaration.year?.start ?? firstOfJanuary)
  const issued = {
    number: `${invoice.source}/${shown.memberNo}`,
    code: showDocumentCode(code),
    address: verificationAddress(world.origin, code),
    on: posted_on,
    until,
  }
  await keepSnapshot(tx, template, { hash, document: published.documents.get(template) ?? {} })
  await db
    .insertInto('case_documents')
    .values({
      tenant,
      id: randomUUID(),
      case_id: null,
      posting_id: invoice.id,
      document: template,
      number: issued.number,
      code,
      template,
      template_hash: hash,
      data: JSON.stringify({ owner: invoice.holder, issued, posted: { period: shown.subsPeriod } }),
      until,
      issued_at: posted_at,
    })
    .onConflict((conflict) => conflict.columns(['tenant', 'posting_id', 'document']).doNothing())
    .execute()
  return issuedId(tx, invoice.id, template)
}

async function issuedId(
  { tenant, db }: TenantTransaction,
  posting: string,
  document: string,
): Promise<string | undefined> {
  const found = db
    .selectFrom('case_documents')
    .select('id')
    .where('tenant', '=', tenant)
    .where('posting_id', '=', posting)
    .where('document', '=', document)
  return (await found.executeTakeFirst())?.id
}
