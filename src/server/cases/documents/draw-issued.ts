import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { CaseDocumentsTable } from '../../platform/database/tables/issued-documents.ts'
import { drawDeclared } from '../../platform/documents/drawn-template.ts'
import { readSnapshot } from '../../platform/published/find-snapshot.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sealKey } from '../../platform/secrets/seal-keys.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { drawWithPictures } from '../../views/printed-profile/draw-with-pictures.ts'
import { withPictureTexts } from '../../views/printed-profile/read-pictures.ts'
import type { CaseWorld } from '../case-place.ts'
import { issuedContent } from './issued-files.ts'
import { signedStatement } from './signed-statement.ts'
import { verifyDocument } from './verify-document.ts'

/** What drawing needs. */
export type DrawingServices = Pick<
  Services,
  'assets' | 'database' | 'documents' | 'environment' | 'files' | 'now' | 'origins' | 'staff'
>

/**
 * The file of an issued document, sealed, always with the same bytes. It is drawn once, outside of transactions: of
 * two who draw it at the same time, the first to store it is right, and both get its bytes.
 *
 * @throws Refusal `not-found`; `documents-busy` and `document-failed` when it cannot be drawn now
 */
export async function issuedFile(services: DrawingServices, tenant: PublishedTenant, id: string): Promise<Uint8Array> {
  const { database, now, origins, staff } = services
  const known = await database.inTenant(tenant.id, (tx) => issuedContent(tx, id))
  if (known !== undefined) return known
  const content = await draw(services, inLanguage(tenant), id)
  const world = { tenant: inLanguage(tenant), origin: origins.of(tenant), staff, now: now() }
  const stored = await database.inTenant(tenant.id, async (tx) => {
    const isFirst = await storeFile(tx, world, id, content)
    return isFirst ? content : issuedContent(tx, id)
  })
  if (stored === undefined) throw new Refusal('not-found')
  return stored
}

/** Stores a drawn file with the organisation's signed statement about it. False where another was stored before. */
async function storeFile(tx: TenantTransaction, world: CaseWorld, id: string, content: Uint8Array): Promise<boolean> {
  const row = await findIssued(tx, id)
  const facts = row && (await verifyDocument(tx, world, row.code))
  if (row === undefined || facts === undefined) throw new Refusal('not-found')
  const sha256 = createHash('sha256').update(content).digest('hex')
  const statement = await signedStatement(tx, world, { ...facts, sha256 }, row.issued_at)
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('case_document_files')
    .values({ tenant: tx.tenant, document_id: id, content, sha256, statement, drawn_at: world.now })
    .onConflict((conflict) => conflict.columns(['tenant', 'document_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Draws it as it was issued: its data and template, in the organisation's language and today's brand, and seals it. */
async function draw(services: DrawingServices, tenant: PublishedTenant, id: string): Promise<Uint8Array> {
  const { database } = services
  const { name } = tenant.declaration
  const now = services.now()
  const { row, settings, key } = await database.inTenant(tenant.id, async (tx) => ({
    row: await findIssued(tx, id),
    settings: (await readSettings(tx, tenant)).settings,
    key: await sealKey(tx, name, now),
  }))
  if (row === undefined) throw new Refusal('not-found')
  const template = (await readSnapshot(database, tenant.id, row.template_hash)) ?? {}
  const drawn = drawDeclared(tenant, template, { values: row.data }, row.issued_at)
  return drawWithPictures(services, tenant, {
    document: withPictureTexts(tenant, drawn),
    settings,
    seal: { ...key, by: name, at: now },
  })
}

async function findIssued(
  { tenant, db }: TenantTransaction,
  id: string,
): Promise<Selectable<CaseDocumentsTable> | undefined> {
  const query = db.selectFrom('case_documents').selectAll().where('tenant', '=', tenant)
  return query.where('id', '=', id).executeTakeFirst()
}
