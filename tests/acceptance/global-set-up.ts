import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startServerProcess } from '../../scripts/server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server under test listens. */
    readonly port: number
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what has changed and serves it, on a fresh database with the sample data, for all acceptance tests. While tests
 * are written, ACCEPTANCE_PORT names a server that runs already.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['ACCEPTANCE_PORT']
  if (running !== undefined) {
    project.provide('port', Number(running))
    return async () => {}
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The portal could not be built')
  // Visitors come from addresses of their own (browser.ts), as if through a proxy: limits count by address.
  const server = await startServerProcess({ TRUSTED_PROXIES: '1' })
  project.provide('port', server.port)
  return () => server.stop()
}
