import { zipSync } from 'fflate'
import { isUploadedPicture } from '../../engine/document/uploaded-picture.ts'
import { textsIn } from '../../engine/json/texts-in.ts'
import type { AssetReader } from '../platform/brand/asset-reader.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { overlayTable, readLatest } from '../platform/publications/publication-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { formTitle } from '../publishing/editable-documents.ts'
import { withSettings } from '../settings/settings-file.ts'
import { withPublishedFiles } from './exported-files.ts'
import { readOwnFiles } from './read-own-files.ts'
import type { ProjectFiles } from './read-own-files.ts'

type ExportServices = Pick<Services, 'assets' | 'environment' | 'tenants'>

/** The text of an organisation's tenant.json with the settings in force (ADM-07). */
export async function settingsFile(
  tx: TenantTransaction,
  { environment }: Pick<Services, 'environment'>,
  tenant: PublishedTenant,
): Promise<string> {
  const path = `tenants/${tenant.id}/tenant.json`
  return settledText(tx, tenant, (await readOwnFiles(environment, tenant.id)).get(path))
}

async function settledText(tx: TenantTransaction, tenant: PublishedTenant, file: Uint8Array | undefined) {
  const { settings } = await readSettings(tx, tenant)
  return withSettings(Buffer.from(file ?? []).toString('utf8'), tenant.declaration.settings, settings)
}

/**
 * The files of `tenants/<organisation>/` with everything that its administrators have in force: settings, and what was
 * published of its documents (ADM-07). Drafts are no part of it.
 *
 * @throws Refusal `conflict` while something published waits for a decision, because a new release changed below it
 */
export async function exportOrganisation(
  tx: TenantTransaction,
  { assets, environment, tenants }: ExportServices,
  tenant: PublishedTenant,
): Promise<ProjectFiles> {
  const own = await readOwnFiles(environment, tenant.id)
  const path = `tenants/${tenant.id}/tenant.json`
  const overlays = overlayTable(await readLatest(tx))
  const { unfit } = tenants.compose(tenant.id, new Map(Object.entries(overlays)))
  if (unfit.length > 0) throw new Refusal('conflict', { message: { key: 'server.exchange.undecided' } })
  const settled = new Map([...own, [path, Buffer.from(await settledText(tx, tenant, own.get(path)))] as const])
  const withPictures = new Map([...settled, ...(await uploadedFiles(tenant, assets))])
  return withPublishedFiles(withPictures, { tenant: tenant.id, overlays, titleOf: (id) => formTitle(tenant, id) })
}

/** The pictures of the theme in force that administrators uploaded: a release with these files needs no upload. */
const uploadedFiles = ({ id, themeJson }: PublishedTenant, assets: AssetReader) =>
  Promise.all(
    [...new Set(textsIn(themeJson))]
      .filter(isUploadedPicture)
      .map(async (path) => [`tenants/${id}/${path}`, await assets(id, path)] as const),
  )

/** The same files always give the same bytes. */
export const zipOf = (files: ProjectFiles): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(1980, 0, 1) })
