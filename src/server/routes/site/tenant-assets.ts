import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fontFaces } from '../../../engine/document/theme-font.ts'
import { isUploadedPicture, pictureTypeOf } from '../../../engine/document/uploaded-picture.ts'
import { tenantOf } from '../../http/tenant.ts'
import type { AssetReader } from '../../platform/brand/asset-reader.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { versionedPath } from '../../../contract/asset-path.ts'

/** The version of a tenant's file: a hash of its content; undefined where there is none. */
export type AssetVersion = (tenant: string, file: string) => Promise<string | undefined>

/** Reads each file once, because files only change with a release, and what was uploaded never does. */
export function keepAssetVersions(assets: AssetReader): AssetVersion {
  const kept = new Map<string, Promise<string | undefined>>()
  return (tenant, file) => {
    const key = `${tenant}/${file}`
    const version = kept.get(key) ?? assets(tenant, file).then(hashOf, () => undefined)
    kept.set(key, version)
    return version
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12)

interface AssetPlaces {
  /** The folder that contains tenants/. */
  readonly root: string
  readonly assets: AssetReader
  readonly versionOf: AssetVersion
}

/**
 * Serves the files of a tenant. Browsers keep one for an hour, or for ever when they ask for a version of it, or for a
 * picture that was uploaded, whose address names its content.
 */
export function serveTenantAssets(app: FastifyInstance, { root, assets, versionOf }: AssetPlaces): void {
  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>('/assets/tenant/*', async (request, reply) => {
    const { id } = tenantOf(request)
    const file = request.params['*']
    if (isUploadedPicture(`assets/${file}`)) return sendUploaded(reply, assets, id, `assets/${file}`)
    const { v } = request.query
    const isVersion =
      v !== undefined &&
      named(tenantOf(request)).includes(`assets/${file}`) &&
      v === (await versionOf(id, `assets/${file}`))
    return reply.sendFile(file, join(root, 'tenants', id, 'assets'), {
      maxAge: isVersion ? '365d' : '1h',
      immutable: isVersion,
    })
  })
}

/** Opened by itself, a picture may have its own styles and nothing else: no script, no other file, no form. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

async function sendUploaded(reply: FastifyReply, assets: AssetReader, tenant: string, path: string) {
  const content = await assets(tenant, path).catch(() => undefined)
  if (content === undefined) throw new Refusal('not-found')
  return reply
    .type(pictureTypeOf(path) ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', picturePolicy)
    .send(content)
}

/** The files of the log-in page's look that are asked for by version. */
const named = ({ theme: { fonts = [], login } }: PublishedTenant): readonly string[] => [
  ...fonts.map(({ file }) => file),
  ...(login?.picture === undefined ? [] : [login.picture]),
]

/** A tenant's fonts and log-in picture, at addresses that browsers may keep for ever. */
export interface TenantLook {
  /** Style rules that load the fonts. */
  readonly fontFaces: string
  /** The addresses of the fonts. */
  readonly fonts: readonly string[]
  readonly picture: string | undefined
}

export async function lookOf(tenant: PublishedTenant, versionOf: AssetVersion): Promise<TenantLook> {
  const { fonts = [], login } = tenant.theme
  const versions = named(tenant).map(
    async (file) => [file, versionedPath(file, (await versionOf(tenant.id, file)) ?? '')] as const,
  )
  const addresses = new Map(await Promise.all(versions))
  const addressOf = (file: string) => addresses.get(file) ?? ''
  return {
    fontFaces: fontFaces(fonts, addressOf),
    fonts: fonts.map(({ file }) => addressOf(file)),
    picture: login?.picture === undefined ? undefined : addressOf(login.picture),
  }
}
