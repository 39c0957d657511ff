import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

const contentId = 'logo'

/** The URL of the attached logo in an e-mail's HTML. */
export const inlineLogo = `cid:${contentId}`

/** The logo as a part of an e-mail. */
export interface LogoPart {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
  readonly cid: string
  readonly contentDisposition: 'inline'
}

export type LogoOf = (tenant: PublishedTenant) => Promise<LogoPart>

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.svg', 'image/svg+xml'],
])

/**
 * Reads the logos of organisations below a project's root: `logoMail`, or `logo` without one; many mail programs cannot
 * show SVG.
 */
export const readLogos =
  (root: string): LogoOf =>
  (tenant) =>
    readLogo(root, tenant)

async function readLogo(root: string, { id, theme }: PublishedTenant): Promise<LogoPart> {
  const path = theme.logoMail ?? theme.logo
  return {
    filename: basename(path),
    content: await readFile(join(root, 'tenants', id, path)),
    contentType: mediaTypes.get(extname(path).toLowerCase()) ?? 'application/octet-stream',
    cid: contentId,
    contentDisposition: 'inline',
  }
}
