import { basename } from 'node:path'
import { pictureTypeOf } from '../../engine/document/uploaded-picture.ts'
import type { AssetReader } from '../platform/brand/asset-reader.ts'
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

/** Reads the logos of organisations: `logoMail`, or `logo` without one; many mail programs cannot show SVG. */
export const readLogos =
  (assets: AssetReader): LogoOf =>
  (tenant) =>
    readLogo(assets, tenant)

async function readLogo(assets: AssetReader, { id, theme }: PublishedTenant): Promise<LogoPart> {
  const path = theme.logoMail ?? theme.logo
  return {
    filename: basename(path),
    content: await assets(id, path),
    contentType: pictureTypeOf(path) ?? 'application/octet-stream',
    cid: contentId,
    contentDisposition: 'inline',
  }
}
