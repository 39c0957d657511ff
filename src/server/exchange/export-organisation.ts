import { zipSync } from 'fflate'
import { isUploadedPicture } from '../../engine/document/uploaded-picture.ts'
import { textsIn } from '../../engine/json/texts-in.ts'
import { pictureContent } from '../platform/brand/uploaded-pictures.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OverlayTable } from '../platform/publications/publication-job.ts'
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

type ExportServices = Pick<Services, 'environment' | 'tenants'>

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
  { environment, tenants }: ExportServices,
  tenant: PublishedTenant,
): Promise<ProjectFiles> {
  const own = await readOwnFiles(environment, tenant.id)
  const path = `tenants/${tenant.id}/tenant.json`
  const overlays = overlayTable(await readLatest(tx))
  const { unfit } = tenants.compose(tenant.id, new Map(Object.entries(overlays)))
  if (unfit.length > 0) throw new Refusal('conflict', { message: { key: 'server.exchange.undecided' } })
  const settled = new Map([...own, [path, Buffer.from(await settledText(tx, tenant, own.get(path)))] as const])
  const withPictures = new Map([...settled, ...(await uploadedFiles(tx, tenant, overlays))])
  return withPublishedFiles(withPictures, { tenant: tenant.id, overlays, titleOf: (id) => formTitle(tenant, id) })
}

/**
 * The pictures that administrators uploaded and that are in force, or named by what is: a release with these files, and
 * a server into which they are imported, need no upload. Those that came with the release are among its files.
 */
async function uploadedFiles(
  tx: TenantTransaction,
  { id, themeJson }: PublishedTenant,
  overlays: OverlayTable,
): Promise<ProjectFiles> {
  const named = [themeJson, ...Object.values(overlays)].flatMap((value) => textsIn(value))
  const found = new Map<string, Uint8Array>()
  for (const path of new Set(named.filter(isUploadedPicture))) {
    // In this transaction: another one might wait for it.
    const content = await pictureContent(tx, path)
    if (content !== undefined) found.set(`tenants/${id}/${path}`, content)
  }
  return found
}

/** The same files always give the same bytes. */
export const zipOf = (files: ProjectFiles): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(1980, 0, 1) })
