import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/refusal.ts'
import { requireMarks } from './fill-page.ts'

/** Where the portal's page comes from. */
export interface PortalSource {
  /** The page at a path, for one answer: its inline scripts, if any, carry the nonce. */
  page(path: string, nonce: string): Promise<string>
  /** Paths of the parts of its code that have names (vite.config.ts), by name. */
  parts(): Promise<ReadonlyMap<string, string>>
  /** vite's client needs more than the strict policy allows. */
  readonly development: boolean
}

/** The portal as it was built. */
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

/** A part's file is named for it and for its content: `members-<hash>.js`. */
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

/** The portal from its source, by vite inside this server: what is edited shows at once. */
export async function sourcePortal(app: FastifyInstance, root: string): Promise<PortalSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    appType: 'custom',
    // Bundled, as by default, it would be written into a file whose removal may make tsx start the server again.
    configLoader: 'native',
    cacheDir: join(root, '.cache', 'vite'),
    html: { cspNonce: noncePlaceholder },
    // Every package that the portal imports, in lazy pages too, is prepared before the first page: one that is found
    // later reloads whatever page is open.
    optimizeDeps: { entries: ['src/portal/main.tsx'] },
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

/** Whether a path has nothing to do with the portal: vite reloads the page when any HTML file below its root changes. */
function isBesidePortal(root: string): (path: string) => boolean {
  return (path) => {
    const [first = ''] = relative(root, path).split(sep)
    return !['', 'src', 'index.html'].includes(first)
  }
}
