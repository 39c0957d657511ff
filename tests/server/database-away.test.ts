import { expect, test } from 'vitest'
import { AwayServer } from './away-server.ts'
import { onPostgres } from './test-database.ts'

const away = new AwayServer()

test('people get a page in the organisation’s brand and language, which reloads itself [OPS-07]', async () => {
  await whileBusy(async () => {
    const page = await away.server
      .client('iek')
      .get('/dev/outbox', { absolute: true, headers: { accept: 'text/html', 'accept-language': 'sw' } })
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
    const tenant = away.server.services.tenants.all.find(({ id }) => id === 'iek')
    expect(page.text).toContain(tenant?.declaration.name)
    expect(page.text).toMatch(/<html lang="sw">[^]*http-equiv="refresh"[^]*Ukurasa huu unajaribu tena wenyewe/)
    expect(page.text).not.toMatch(/<script/)
  })
})

test('a database whose connections are all in use for too long is away for others, and back afterwards [OPS-07]', async () => {
  await whileBusy(async () => {
    await away.expectAway()
    await away.expectVisitorsPages()
  })
  expect((await away.logIn()).status).toBe(200)
})

/** Does something while all of the server's connections are in use. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  const count = onPostgres ? 10 : 1
  let begun = 0
  await new Promise<void>((allBegun, reject) => {
    for (let i = 0; i < count; i += 1) {
      away.server.services.database
        .inTenant('demo', async () => {
          begun += 1
          if (begun === count) allBegun()
          await ended
        })
        .catch(reject)
    }
  })
  await work().finally(() => end())
}
