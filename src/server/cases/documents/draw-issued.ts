import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseDocumentsTable } from '../../platform/database/tables/issued-documents.ts'
import { drawDeclared } from '../../platform/documents/drawn-template.ts'
import { readSnapshot } from '../../platform/published/find-snapshot.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { drawWithPictures } from '../../views/printed-profile/draw-with-pictures.ts'
import { withPictureTexts } from '../../views/printed-profile/read-pictures.ts'

/** What drawing needs. */
export type DrawingServices = Pick<Services, 'database' | 'documents' | 'environment' | 'files' | 'now'>

/**
 * The file of an issued document, always with the same bytes. It is drawn once, outside of transactions: of two who
 * draw it at the same time, the first to store it is right, and both get its bytes.
 *
 * @throws Refusal `not-found`; `documents-busy` and `document-failed` when it cannot be drawn now
 */
export async function issuedFile(services: DrawingServices, tenant: PublishedTenant, id: string): Promise<Uint8Array> {
  const { database, now } = services
  const known = await database.inTenant(tenant.id, (tx) => readFile(tx, id))
  if (known !== undefined) return known
  const content = await draw(services, inLanguage(tenant), id)
  const drawn = { document_id: id, content, sha256: createHash('sha256').update(content).digest('hex') }
  const stored = await database.inTenant(tenant.id, async (tx) => {
    await tx.db
      .insertInto('case_document_files')
      .values({ tenant: tx.tenant, ...drawn, drawn_at: now() })
      .onConflict((conflict) => conflict.columns(['tenant', 'document_id']).doNothing())
      .execute()
    return readFile(tx, id)
  })
  if (stored === undefined) throw new Refusal('not-found')
  return stored
}

async function readFile({ tenant, db }: TenantTransaction, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('case_document_files')
    .select('content')
    .where('tenant', '=', tenant)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row?.content
}

/** Draws it as it was issued: its data and template, in the organisation's language and today's brand. */
async function draw(services: DrawingServices, tenant: PublishedTenant, id: string): Promise<Uint8Array> {
  const { database } = services
  const { row, settings } = await database.inTenant(tenant.id, async (tx) => ({
    row: await findIssued(tx, id),
    settings: (await readSettings(tx, tenant)).settings,
  }))
  if (row === undefined) throw new Refusal('not-found')
  const template = (await readSnapshot(database, tenant.id, row.template_hash)) ?? {}
  const drawn = drawDeclared(tenant, template, { values: row.data }, row.issued_at)
  return drawWithPictures(services, tenant, { document: withPictureTexts(tenant, drawn), settings })
}

async function findIssued(
  { tenant, db }: TenantTransaction,
  id: string,
): Promise<Selectable<CaseDocumentsTable> | undefined> {
  const query = db.selectFrom('case_documents').selectAll().where('tenant', '=', tenant)
  return query.where('id', '=', id).executeTakeFirst()
}

/** The SHA-256 of an issued document's file, in hexadecimal digits; undefined until it is drawn. */
export async function issuedHash({ tenant, db }: TenantTransaction, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('case_document_files')
    .select('sha256')
    .where('tenant', '=', tenant)
    .where('document_id', '=', id)
    .executeTakeFirst()
  return row?.sha256
}
