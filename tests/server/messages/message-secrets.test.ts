import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../../../src/server/platform/environment.ts'
import type { CarrierSettings, Environment } from '../../../src/server/platform/environment.ts'
import type { OutboxMessage } from '../../../src/server/messages/outbox.ts'
import { projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { clearTables } from '../clear-tables.ts'
import { email, from, makeSender, onlyMessageOf, queue } from './send-messages.ts'
import { startSmtpServer } from './start-smtp-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => clearTables(server.services, ['outbox']))

const link = 'https://sample.example/verify/abcdef'
const secret = () =>
  email({ subject: 'Your code', body_text: `It is 918273, or ${link}`, body_html: `<b>918273</b> <a href="${link}">` })

interface Fate {
  readonly title: string
  readonly mode: Environment['mode']
  /** The mail server's response; undefined without a mail server. */
  readonly answer?: 'takes' | 'refuses for now' | 'refuses for good'
  readonly expired?: true
  readonly status: OutboxMessage['status']
  readonly keepsText: boolean
}

const fates: readonly Fate[] = [
  { title: 'was sent', mode: 'production', answer: 'takes', status: 'sent', keepsText: false },
  { title: 'was sent in sample mode', mode: 'sample', answer: 'takes', status: 'sent', keepsText: false },
  { title: 'was refused for good', mode: 'production', answer: 'refuses for good', status: 'failed', keepsText: false },
  {
    title: 'waits to be tried again',
    mode: 'production',
    answer: 'refuses for now',
    status: 'queued',
    keepsText: true,
  },
  { title: 'came too late', mode: 'production', answer: 'takes', expired: true, status: 'failed', keepsText: false },
  { title: 'has no way out', mode: 'production', status: 'kept', keepsText: false },
  { title: 'is read at /dev/outbox', mode: 'sample', status: 'kept', keepsText: true },
]

async function carriersFor(answer: Fate['answer']): Promise<Partial<CarrierSettings>> {
  if (answer === undefined) return {}
  const status = answer === 'refuses for good' ? 550 : 451
  const smtp = await startSmtpServer(answer === 'takes' ? {} : { refuse: () => ({ status, text: 'No' }) })
  return { smtp: { url: smtp.url, from } }
}

test.each(fates)('of a message that $title, codes and links stay: $keepsText [OPS-08]', async (fate) => {
  const environment = readEnvironment({ REGALIA_MODE: fate.mode }, projectRoot)
  const services = { ...server.services, environment }
  const expires_at = fate.expired ? server.clock.now() : null
  await queue(services, 'demo', { ...secret(), expires_at })
  await makeSender(services, await carriersFor(fate.answer)).runDue()
  const message = await onlyMessageOf(services, 'demo')
  expect(message).toMatchObject({ status: fate.status, subject: 'Your code', recipient: 'somebody@sample.example' })
  expect(JSON.stringify(message).includes('918273')).toBe(fate.keepsText)
  expect(JSON.stringify(message).includes(link)).toBe(fate.keepsText)
})

test('the outbox page shows the links of kept messages, and that the text of sent ones is erased', async () => {
  const page = () => server.client().get('/dev/outbox', { absolute: true })
  await queue(server.services, 'demo', secret())
  await makeSender(server.services).runDue()
  expect((await page()).text).toContain(`href="${link}"`)
  await clearTables(server.services, ['outbox'])
  await queue(server.services, 'demo', secret())
  await makeSender(server.services, await carriersFor('takes')).runDue()
  const shown = (await page()).text
  expect(shown).toContain('Its text is not kept any longer.')
  expect(shown).toContain('Your code')
})
