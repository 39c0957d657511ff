import { sql } from 'kysely'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { executableHash } from '../../../engine/validation/executable-schema.ts'
import { wrapModule } from '../../../engine/validation/wrap-module.ts'
import type { Database, TenantTransaction } from '../database/database.ts'
import { editionHash } from '../published/edition-hash.ts'
import type { PublishedFile } from '../published/find-published-file.ts'
import { readSnapshot } from '../published/find-snapshot.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { PublishedTenants } from '../published/published-tenants.ts'
import type { CodeByHash } from './publication-job.ts'

/** A file of a publication; `compiler` is empty for JSON. */
interface FileRow {
  readonly name: string
  readonly compiler: string
  readonly content: string
}

/**
 * The files of a publication that differ from those of the declarations, in every language: browsers whose page is from
 * before the next publication still ask for them, whichever server they reach.
 */
export function publicationFiles(
  next: PublishedTenant,
  declared: PublishedTenant,
  { code, compiler }: { readonly code: CodeByHash; readonly compiler: string },
): readonly FileRow[] {
  const files = new Map<string, string>()
  for (const [language, edition] of next.editions) {
    const known = new Set(Object.values(declared.editions.get(language)?.shown ?? {}))
    for (const [id, hash] of Object.entries(edition.shown)) {
      if (!known.has(hash)) files.set(`${hash}.json`, JSON.stringify(edition.documents.get(id)))
    }
    files.set(`${editionHash(edition)}.json`, JSON.stringify(edition.shown))
  }
  return [
    ...[...files].map(([name, content]) => ({ name, compiler: '', content })),
    ...Object.entries(code).map(([hash, content]) => ({ name: `${hash}.js`, compiler, content })),
  ]
}

/** Stores files; those that are there stay as they are. */
export async function storeFiles({ tenant, db }: TenantTransaction, files: readonly FileRow[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('published_files')
    .values(files.map((file) => ({ tenant, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The stored code of forms by what they execute, of a version of the engine. */
export async function readCode(
  { tenant, db }: TenantTransaction,
  hashes: readonly string[],
  compiler: string,
): Promise<CodeByHash> {
  const names = hashes.map((hash) => `${hash}.js`)
  const rows = await db
    .selectFrom('published_files')
    .select(['name', 'content'])
    .where('tenant', '=', tenant)
    .where('compiler', '=', compiler)
    .where(sql<boolean>`name = any(${names})`)
    .execute()
  return Object.fromEntries(rows.map(({ name, content }) => [name.slice(0, -'.js'.length), content]))
}

type Finding = { readonly database: Database; readonly tenants: PublishedTenants }

/**
 * A file of an earlier publication, or the earlier form of a stored record, by its name; undefined when there is none,
 * or when the code is of another version of the engine.
 */
export async function findEarlierFile(
  { database, tenants }: Finding,
  tenant: string,
  name: string,
): Promise<PublishedFile | undefined> {
  const [, hash = '', kind] = /^([0-9a-f]{8,128})\.(json|js)$/.exec(name) ?? []
  if (kind === 'json') {
    const text = await readText(database, tenant, `${hash}.json`, '')
    if (text !== undefined) return { mediaType: 'application/json', text }
    const document = await readSnapshot(database, tenant, hash)
    return document && { mediaType: 'application/json', text: JSON.stringify(document) }
  }
  if (kind === undefined) return undefined
  const document = await readDocument(database, tenant, hash)
  if (document === undefined) return undefined
  const code = await readText(database, tenant, `${executableHash(document)}.js`, tenants.code.compiler ?? '')
  return code === undefined ? undefined : { mediaType: 'text/javascript', text: wrapModule(code, tenants.runtime.path) }
}

const readText = (database: Database, tenant: string, name: string, compiler: string) =>
  database.inTenant(tenant, async ({ db }) => {
    const row = await db
      .selectFrom('published_files')
      .select('content')
      .where('tenant', '=', tenant)
      .where('name', '=', name)
      .where('compiler', '=', compiler)
      .executeTakeFirst()
    return row?.content
  })

async function readDocument(database: Database, tenant: string, hash: string): Promise<CompositeDocument | undefined> {
  const text = await readText(database, tenant, `${hash}.json`, '')
  if (text === undefined) return undefined
  const value: JsonValue = JSON.parse(text)
  return isJsonObject(value) ? value : undefined
}
