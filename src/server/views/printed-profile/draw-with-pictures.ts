import type { Settings } from '../../../contract/settings.ts'
import type { PdfSeal } from '../../platform/documents/pdf/seal-pdf.ts'
import { readBrand } from '../../platform/documents/read-brand.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { Services } from '../../platform/services.ts'
import { readPictures } from './read-pictures.ts'
import type { DocumentWithPlaces } from './read-pictures.ts'

/** What is drawn. */
interface ToDraw {
  readonly document: DocumentWithPlaces
  readonly settings: Pick<Settings, 'site_colors'>
  /** Of what is issued. */
  readonly seal?: PdfSeal
}

/** The PDF of a document with its stored pictures, in the organisation's brand of today. */
export async function drawWithPictures(
  { documents, environment, files, assets }: Pick<Services, 'documents' | 'environment' | 'files' | 'assets'>,
  tenant: PublishedTenant,
  { document, settings, seal }: ToDraw,
): Promise<Uint8Array> {
  const brand = await readBrand({ root: environment.root, assets }, tenant, settings)
  return documents.draw(tenant.id, await readPictures(files, tenant.id, document), brand, seal)
}
