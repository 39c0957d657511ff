import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brandColors } from '../../../engine/color/brand-colors.ts'
import type { Settings } from '../../../contract/settings.ts'
import { textOf } from '../texts/text-of.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { DocumentBrand } from './printed-document.ts'

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
  return {
    name,
    primary: brandColors(tenant.theme.colors, site_colors).primary,
    logo: await readFile(join(root, 'tenants', tenant.id, tenant.theme.logo), 'utf8'),
    logoAlt: textOf(tenant, 'document.logo', { organisation: name }),
  }
}
