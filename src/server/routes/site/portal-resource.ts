import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { isPortalPath } from '../../../contract/portal-paths.ts'
import { asksForPage } from '../../http/asks-for-page.ts'
import { protectPage } from '../../http/security-headers.ts'
import { tenantOf } from '../../http/tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { editionShown } from './edition-shown.ts'
import { fillPage } from './fill-page.ts'
import { openingOf } from './opening-of.ts'
import { builtPortal, sourcePortal } from './portal-source.ts'
import type { PortalSource } from './portal-source.ts'
import { keepPictureRatios } from './picture-ratio.ts'
import type { PictureRatio } from './picture-ratio.ts'
import { firstFiles, fontLinks, preloadLinks } from './preload-links.ts'
import { startDataOf } from './start-data-of.ts'
import { keepAssetVersions, lookOf, serveTenantAssets } from './tenant-assets.ts'
import type { AssetVersion } from './tenant-assets.ts'

/**
 * The portal: its page, its files, and the organisation's files. At a path without a page, browsers get the portal,
 * which says so, with 404; a program, such as a probe or a crawler of other software's paths, gets a refusal.
 */
export const portalResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const { root, development } = services.environment
    const built = join(root, 'dist', 'portal')
    const source = development ? await sourcePortal(app, root) : builtPortal(built)
    await app.register(fastifyStatic, {
      root: join(built, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    })
    const { assets } = services
    const versionOf = keepAssetVersions(assets)
    serveTenantAssets(app, { root, assets, versionOf })
    const site: Site = { services, source, ratioOf: keepPictureRatios(assets), versionOf }
    app.get('/', (request, reply) => sendPage(site, request, reply))
    app.get('/*', (request, reply) => sendPage(site, request, reply))
  },
  { name: 'portal', dependencies: ['tenant', 'errors', 'security-headers'] },
)

interface Site {
  readonly services: Services
  readonly source: PortalSource
  readonly ratioOf: PictureRatio
  readonly versionOf: AssetVersion
}

async function sendPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, source } = site
  const path = request.url.split('?', 1)[0] ?? '/'
  const exists = isPortalPath(path)
  if (!mayBePage(path) || !(exists || asksForPage(request))) throw new Refusal('not-found')
  const tenant = tenantOf(request)
  const { settings } = await services.settings.inForce(tenant)
  const nonce = protectPage(reply, {
    development: source.development,
    connect: originOfCalls(tenant.declaration.apiBase),
  })
  const html = await source.page(path, nonce)
  const outbox = services.environment.mode === 'sample'
  const logoRatios = await logoRatiosOf(site, tenant)
  const runtime = services.tenants.runtime.path
  const look = await lookOf(tenant, site.versionOf)
  const shown = editionShown(tenant, request.headers.cookie)
  const files = firstFiles(path, shown, { runtime, parts: await source.parts() })
  const opening = openingOf(path, shown.edition, settings)
  const start = startDataOf(tenant, {
    logoRatios,
    loginPicture: look.picture,
    settings,
    opening: opening && { ...opening, modules: files.modules },
    nonce,
    outbox,
    runtime,
  })
  const links =
    opening === undefined ? preloadLinks(files) : [...fontLinks(look.fonts), ...preloadLinks({ ...files, modules: [] })]
  return reply
    .code(exists ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(isIndexed(path, tenant) ? {} : { 'x-robots-tag': 'noindex' })
    .send(fillPage(html, start, { links, fontFaces: look.fontFaces }))
}

async function logoRatiosOf({ ratioOf }: Site, { id, theme }: PublishedTenant) {
  const ratio = (file: string) => ratioOf(id, file)
  const [logoRatio, logoReversedRatio] = await Promise.all([ratio(theme.logo), ratio(theme.logoReversed ?? theme.logo)])
  return { logoRatio, logoReversedRatio }
}

/** Search engines shall not list who holds which document, nor who is a member unless the organisation wants that. */
function isIndexed(path: string, { documents }: PublishedTenant): boolean {
  if (!/^\/search\//i.test(path)) return !/^\/verify\//i.test(path)
  const register = documents.get('pages/register')?.page
  return register?.kind === 'register' && register.indexed === true
}

/** Paths with a file extension and those of other resources are no pages. */
const mayBePage = (path: string): boolean => !/^\/(api|published|dev|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path)

/** The origin of an organisation's own API server, if it has one. Throws for an invalid URL. */
function originOfCalls(apiBase: string): readonly string[] {
  if (apiBase.startsWith('/')) return []
  if (!URL.canParse(apiBase)) throw new Refusal('internal')
  return [new URL(apiBase).origin]
}
