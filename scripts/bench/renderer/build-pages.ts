import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { measuredForms, sizes } from './measured-forms-plugin.ts'
import { compiledVariants, pageName, sizelessVariants } from './variants.ts'

const pages = fileURLToPath(new URL('pages', import.meta.url))

/** Pages served on this machine. */
export interface ServedPages {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Serves the measured pages, built for production, on a free port of this machine. */
export async function servePages(): Promise<ServedPages> {
  const server = await preview({
    root: pages,
    configFile: false,
    logLevel: 'error',
    build: { outDir: await builtPages() },
    preview: { host: '127.0.0.1', port: 20_000 + Math.floor(process.pid % 20_000) },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  return { address: address.replace(/\/$/, ''), close: () => server.close() }
}

let built: Promise<string> | undefined

/** The folder of the pages: built once for all measurements of a run, and removed at its end. */
const builtPages = (): Promise<string> => (built ??= buildPages())

async function buildPages(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'regalia-bench-'))
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  const compiled = compiledVariants.flatMap((variant) => sizes.map((count) => pageName(variant, count)))
  const names = [...compiled, ...sizelessVariants, 'table']
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), measuredForms()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
      chunkSizeWarningLimit: 5000,
    },
  })
  return outDir
}
