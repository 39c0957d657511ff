import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { requireMarks } from './fill-page.ts'

/** Provides the portal's page. */
export interface PortalSource {
  /** The page at a path, for one response. Its inline scripts, if any, have the nonce. */
  page(path: string, nonce: string): Promise<string>
  /** The paths of the named chunks of its code (vite.config.ts), by name. */
  parts(): Promise<ReadonlyMap<string, string>>
  /** Whether the page needs vite's client, which a strict content security policy blocks. */
  readonly development: boolean
}

/** The built portal. */
export function builtPortal(folder: string): PortalSource {
  let html: string | undefined
  let parts: Promise<ReadonlyMap<string, string>> | undefined
  return {
    development: false,
    parts: () => (parts ??= partsIn(join(folder, 'assets'))),
    async page() {
      html ??= requireMarks(await readBuilt(join(folder, 'index.html')))
      return html
    },
  }
}

async function readBuilt(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new Refusal('unavailable', { message: { key: 'server.portal-not-built' } })
  }
}

/** A chunk's file name consists of its name and its content's hash: `members-<hash>.js`. */
async function partsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder).catch(() => [])
  return new Map(
    files.flatMap((file) => {
      const name = /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1]
      return name === undefined ? [] : [[name, `/assets/${file}`] as const]
    }),
  )
}

const noncePlaceholder = 'regalia-nonce'

/** The portal from its source, by vite inside this server: an edit shows at once. */
export async function sourcePortal(app: FastifyInstance, root: string): Promise<PortalSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // The default loader bundles the config into a file; when vite removes it, tsx may restart the server.
    configLoader: 'native',
    cacheDir: join(root, '.cache', 'vite'),
    html: { cspNonce: noncePlaceholder },
    // Prepares every package that the portal imports, also in lazy pages, before the first page: vite reloads the open
    // page for one that it finds later.
    optimizeDeps: { entries: ['src/portal/start.tsx'] },
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: isBesidePortal(root) } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/(api|published|dev|assets\/tenant)\//.test(request.url)) return next()
    vite.middlewares(request.raw, reply.raw, next)
  })
  return {
    development: true,
    parts: async () => new Map(),
    async page(path, nonce) {
      const html = requireMarks(await readFile(join(root, 'index.html'), 'utf8'))
      return (await vite.transformIndexHtml(path, html)).replaceAll(noncePlaceholder, nonce)
    },
  }
}

/**
 * Whether a path is unrelated to the portal. Without this, vite reloads the page when any HTML file below its root
 * changes.
 */
function isBesidePortal(root: string): (path: string) => boolean {
  return (path) => {
    const [first = ''] = relative(root, path).split(sep)
    return !['', 'src', 'index.html'].includes(first)
  }
}
