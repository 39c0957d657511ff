import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { measuredForms, sizes } from './measured-forms-plugin.ts'

const pages = fileURLToPath(new URL('pages', import.meta.url))

/** Pages built for production and served on this machine. */
export interface ServedPages {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Builds the measured pages for production and serves them on a free port of this machine. */
export async function servePages(): Promise<ServedPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'regalia-bench-'))
  const names = [...sizes.map((count) => `ours-${count}`), 'stock', 'hand-written', 'table']
  const input = names.map((name) => join(pages, `${name}.html`))
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), measuredForms()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input },
      chunkSizeWarningLimit: 5000,
    },
  })
  const server = await preview({
    root: pages,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 20_000 + Math.floor(process.pid % 20_000) },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  return {
    address: address.replace(/\/$/, ''),
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
