import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startServerProcess } from '../../scripts/server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the servers under test listen: one for each worker that runs test files. */
    readonly ports: readonly number[]
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what has changed and serves it for all acceptance tests. Each worker has a server of its own, on a fresh database
 * with the sample data, so that files which run at the same time do not meet. While tests are written, ACCEPTANCE_PORT
 * names a server that runs already.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['ACCEPTANCE_PORT']
  if (running !== undefined) {
    project.provide('ports', [Number(running)])
    return async () => {}
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The portal could not be built')
  // Visitors come from addresses of their own (browser.ts), as if through a proxy: limits count by address.
  const start = () => startServerProcess({ TRUSTED_PROXIES: '1' })
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide(
    'ports',
    servers.map(({ port }) => port),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
