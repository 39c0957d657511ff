import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandColors } from '../../../engine/color/brand-colors.ts'
import type { Settings } from '../../../contract/settings.ts'
import { textOf } from '../texts/text-of.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { DocumentBrand } from '../../../engine/printing/printed-document.ts'

/**
 * How an organisation's documents look, from its theme and its current settings.
 *
 * @param root the folder that contains tenants/
 */
export async function readBrand(
  root: string,
  tenant: PublishedTenant,
  { site_colors }: Pick<Settings, 'site_colors'>,
): Promise<DocumentBrand> {
  const { name } = tenant.declaration
  const { logo, mark } = tenant.theme
  const { primary, secondary } = brandColors(tenant.theme.colors, site_colors)
  const drawing = (path: string) => readFile(join(root, 'tenants', tenant.id, path), 'utf8')
  return {
    name,
    primary,
    secondary,
    logo: await drawing(logo),
    ...(mark !== undefined && { mark: await drawing(mark) }),
    serifFonts: join(root, 'schemas', 'fonts', 'source-serif-4'),
    logoAlt: textOf(tenant, 'document.logo', { organisation: name }),
  }
}
