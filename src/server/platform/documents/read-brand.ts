import { join } from 'node:path'
import { brandColors } from '../../../engine/color/brand-colors.ts'
import { pictureTypeOf } from '../../../engine/document/uploaded-picture.ts'
import type { Settings } from '../../../contract/settings.ts'
import type { AssetReader } from '../brand/asset-reader.ts'
import { textOf } from '../texts/text-of.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { DocumentBrand } from '../../../engine/printing/printed-document.ts'
import { readSvg } from './svg/read-svg.ts'

/** Where the files of a brand are read. */
export interface BrandFiles {
  /** The folder that contains tenants/ and schemas/. */
  readonly root: string
  readonly assets: AssetReader
}

/** How an organisation's documents look, from its theme and its current settings. */
export async function readBrand(
  { root, assets }: BrandFiles,
  tenant: PublishedTenant,
  { site_colors }: Pick<Settings, 'site_colors'>,
): Promise<DocumentBrand> {
  const { name } = tenant.declaration
  const { logo, mark } = tenant.theme
  const { primary, secondary } = brandColors(tenant.theme.colors, site_colors)
  const drawing = async (path: string) => (await assets(tenant.id, path)).toString('utf8')
  return {
    name,
    primary,
    secondary,
    ...(isDrawing(logo) ? { logo: await drawing(logo) } : { logo: '', logoPicture: await assets(tenant.id, logo) }),
    ...(mark !== undefined && isDrawing(mark) && { mark: await drawing(mark) }),
    serifFonts: join(root, 'schemas', 'fonts', 'source-serif-4'),
    logoAlt: textOf(tenant, 'document.logo', { organisation: name }),
  }
}

const isDrawing = (path: string): boolean => pictureTypeOf(path) === 'image/svg+xml'

/** Whether documents can show a logo: a PNG or JPEG, or a drawing of plain shapes. */
export function isPrintedLogo(path: string, content: Uint8Array): boolean {
  const type = pictureTypeOf(path)
  if (type !== 'image/svg+xml') return type === 'image/png' || type === 'image/jpeg'
  return readSvg(Buffer.from(content).toString('utf8')) !== undefined
}
