import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { cardVariables, startCardSimulator } from '../../scripts/simulators/card-simulator.ts'
import { simulatorVariables, startDarajaSimulator } from '../../scripts/simulators/daraja-simulator.ts'
import { makeSeed, startSeeded } from './seeded-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The ports of the servers under test: one server for each worker. */
    readonly ports: readonly number[]
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what has changed and serves it for all acceptance tests. Each worker has its own server with a new database
 * and the sample data, so that parallel files do not affect each other. While writing tests, set ACCEPTANCE_PORT to use
 * a running server.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env['ACCEPTANCE_PORT']
  if (running !== undefined) {
    project.provide('ports', [Number(running)])
    project.provide('seed', undefined)
    return async () => {}
  }
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The portal could not be built')
  // Each visitor has another address (browser.ts), as if through a proxy, because limits count by address.
  const tenants = ['demo', 'engineering-board', 'iek', 'ics']
  const seed = await makeSeed()
  const provider = await startDarajaSimulator({ delay: 1000 })
  const cards = await startCardSimulator()
  const variables = {
    TRUSTED_PROXIES: '1',
    ...simulatorVariables(provider.address, tenants),
    ...cardVariables(cards.address, tenants),
  }
  const start = () => startSeeded(variables, undefined, seed)
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, start))
  project.provide('seed', seed)
  project.provide(
    'ports',
    servers.map(({ port }) => port),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([provider.close(), cards.close()])
    await rm(seed, { recursive: true, force: true })
  }
}
