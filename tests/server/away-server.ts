import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { startDataElement } from '../../src/contract/start-data.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { addSampleData } from '../../src/server/start/sample-data/add-sample-data.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { makeBuiltRoot } from './site/built-root.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeTestPlace } from './test-database.ts'
import type { TestPlace } from './test-database.ts'
import { setSettings } from './test-settings.ts'
import { layWire } from './wire.ts'
import type { Wire } from './wire.ts'

/** A server for the tests of a file, whose connection to a PostgreSQL server runs through a wire that can be cut. */
export class AwayServer {
  private parts: { place: TestPlace; wire: Wire | undefined; server: TestServer; root: string } | undefined

  constructor() {
    beforeAll(async () => {
      const place = await makeTestPlace()
      const wire = place.databaseUrl === undefined ? undefined : await layWire(place.databaseUrl)
      const root = await makeBuiltRoot()
      const server = await startTestServer({ place: { ...place, databaseUrl: wire?.url }, root })
      this.parts = { place, wire, server, root }
      await addSampleData(server.services)
      await setSettings(server, 'demo', { registration: false })
    })
    afterAll(async () => {
      const { place, wire, server, root } = this.started
      wire?.mend()
      await server.close()
      await wire?.close()
      await place.drop()
      await rm(root, { recursive: true })
    })
  }

  get server(): TestServer {
    return this.started.server
  }

  get place(): TestPlace {
    return this.started.place
  }

  /** @throws Error on the embedded database, which is reached by none */
  get wire(): Wire {
    const { wire } = this.started
    if (!wire) throw new Error('There is no wire.')
    return wire
  }

  logIn() {
    return this.server.client().post('auth/login', { email: 'graduate@sample.example', password: samplePassword })
  }

  async expectAway(): Promise<void> {
    const [call, ready] = await Promise.all([this.logIn(), this.server.client().get('/readyz', { absolute: true })])
    expect(call).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      json: { code: 'unavailable' },
    })
    expect(ready).toMatchObject({ status: 503, json: { message: 'The database does not respond' } })
  }

  /** Requests everything that the log-in page needs, and compares it with what was published. */
  async expectVisitorsPages(): Promise<void> {
    const { server } = this
    const visitor = server.client()
    const page = await visitor.get('/', { absolute: true })
    expect(page.status).toBe(200)
    const start = new RegExp(`id="${startDataElement}">([^<]*)<`).exec(page.text)?.[1] ?? '{}'
    expect(getAt(JSON.parse(start), '/settings/minor_settings/registration')).toBe(false)
    const [hash] = Object.values(server.services.tenants.all[0]?.shown ?? {})
    expect((await visitor.get(`/published/${hash}.json`, { absolute: true })).status).toBe(200)
    expect((await visitor.get('company')).status).toBe(200)
    expect(getAt((await visitor.get('admin/settings')).json, '/data/minor_settings')).toContain('"registration":false')
    expect((await visitor.get('/livez', { absolute: true })).status).toBe(200)
  }

  private get started() {
    if (!this.parts) throw new Error('The server has not started.')
    return this.parts
  }
}
