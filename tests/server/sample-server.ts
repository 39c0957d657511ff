import { addSampleData } from '../../src/server/start/sample-data/add-sample-data.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer, TestServerOptions } from './start-test-server.ts'
import { TestClock } from './test-clock.ts'
import { copyPlace, makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'

interface Filled {
  readonly place: TestPlace
  /** When the last of it was stored. */
  readonly at: Date
}

let filled: Promise<Filled> | undefined

/**
 * A server with the sample members and accounts of the shipped organisations. Each worker stores them once, and copies
 * them; the server's clock goes on from there.
 */
export async function startSampleServer(options: Pick<TestServerOptions, 'variables'> = {}): Promise<TestServer> {
  const { place: template, at } = await (filled ??= fillPlace())
  const place = await copyPlace(template)
  const server = await startTestServer({ ...options, place, clock: new TestClock(at.toISOString()) })
  return {
    ...server,
    async close() {
      await server.close()
      await place.drop()
    },
  }
}

async function fillPlace(): Promise<Filled> {
  const place = await makeTestPlace()
  const server = await startTestServer({ place })
  await addSampleData(server.services)
  await server.close()
  return { place, at: server.clock.now() }
}
