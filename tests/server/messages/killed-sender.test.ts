import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Email } from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/server/platform/database/open-database.ts'
import type { Database } from '../../../src/server/platform/database/database.ts'
import { shippedTenants } from '../start-test-server.ts'
import { TestClock } from '../test-clock.ts'
import { makeTestPlace } from '../test-database.ts'
import type { TestPlace } from '../test-database.ts'
import { email, from, makeSender, onlyMessageOf, queue } from './send-messages.ts'
import { startSmtpServer } from './start-smtp-server.ts'

const clock = new TestClock()

/** Opens the database for some work, because only one process may have the embedded one open. */
async function withDatabase<Result>(place: TestPlace, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Starts a sender in a process of its own. */
function startSender({ dataFolder, databaseUrl = '' }: TestPlace, smtpUrl: string) {
  const script = fileURLToPath(new URL('sender-process.ts', import.meta.url))
  const env = {
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
    NOW: clock.now().toISOString(),
  }
  return spawn(process.execPath, ['--import', 'tsx', script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

test('a message whose sender is killed is sent by the next one, with the same id [OPS-05 OPS-08]', async () => {
  const place = await makeTestPlace()
  onTestFinished(() => place.drop())
  const tenants = await shippedTenants()
  await withDatabase(place, (database) => queue({ database, tenants, now: clock.now }, 'demo', email()))

  let arrived: (message: Email) => void = () => undefined
  const arrival = new Promise<Email>((resolve) => (arrived = resolve))
  const halfWay = await startSmtpServer({
    async hold(message) {
      arrived(message)
      await new Promise(() => undefined)
    },
  })
  const killed = startSender(place, halfWay.url)
  const exited = once(killed, 'exit')
  const first = await Promise.race([arrival, exited.then(() => undefined)])
  killed.kill('SIGKILL')
  await exited
  expect(first?.messageId).toBeDefined()

  const smtp = await startSmtpServer()
  await withDatabase(place, async (database) => {
    const services = { database, tenants, now: clock.now }
    const sender = makeSender(services, { smtp: { url: smtp.url, from } })
    expect(await onlyMessageOf(services, 'demo')).toMatchObject({ status: 'sending', attempts: 1 })
    await sender.runDue()
    expect(smtp.received).toEqual([])
    clock.advance({ minutes: 10 })
    await sender.runDue()
    await sender.runDue()
    expect(smtp.received.map(({ messageId, date }) => ({ messageId, date }))).toEqual([
      { messageId: first?.messageId, date: first?.date },
    ])
    expect(await onlyMessageOf(services, 'demo')).toMatchObject({ status: 'sent', attempts: 2 })
  })
}, 240_000)
