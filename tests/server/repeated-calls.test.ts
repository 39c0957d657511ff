import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatDate } from '../../src/engine/format/format-date.ts'
import { todayIn } from '../../src/engine/format/today-in.ts'
import { dataOf, objectIn, refusalOf } from './answers.ts'
import { letDaysPass } from './let-days-pass.ts'
import { publishWith } from './publish-with.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'

/** The office has members confirm a conviction, at most every three days, while its sentence is not "SERVED". */
const confirming = {
  overlay: '1.1.0',
  info: { title: 'Confirmed convictions', version: '1.0.0' },
  extends: 'sections/convictions',
  actions: [
    {
      target: '$.page',
      description: 'A call by which members confirm a conviction.',
      update: {
        otherCalls: [
          { id: 'confirm', path: 'profile/convictions/confirm', action: 'change', fields: ['SentenceImposed'] },
        ],
      },
      'x-absent': true,
    },
    {
      target: '$.page.actions',
      description: 'The button for it.',
      update: [
        {
          id: 'confirm',
          kind: 'call',
          icon: 'bell',
          title: 'Confirm',
          call: 'profile/convictions/confirm',
          done: 'Confirmed',
          again: { days: 3, since: ['ConvictionDate'] },
          when: { value: 'record.SentenceImposed', notEquals: 'SERVED' },
        },
      ],
      'x-absent': true,
    },
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    tenants: await publishWith({ 'tenants/demo/overlays/sections/convictions.json': confirming }),
  })
})
afterAll(() => server.close())

const today = () => todayIn('Africa/Nairobi', server.clock.now())
const conviction = (sentence: string) => ({ ConvictionDate: today(), Offence: 'Theft', SentenceImposed: sentence })

async function convicted(sentence: string) {
  const { client } = await makeMember(server, 'demo')
  const { EntryNo = null } = objectIn(await client.post('profile/convictions', conviction(sentence)))
  const confirm = () => client.post('profile/convictions/confirm', { EntryNo })
  return { client, EntryNo, confirm }
}

describe('a call that a section declares', () => {
  test('is refused until the days that the page declares have passed, with the date from which it is possible [ENG-11 ENG-03]', async () => {
    const { confirm } = await convicted('A fine')
    const from = formatDate(todayIn('Africa/Nairobi', new Date(server.clock.now().getTime() + 3 * 24 * 3_600_000)))
    const refused = await confirm()
    expect(refusalOf(refused)).toEqual({ status: 429, code: 'too-many' })
    expect(refused.json).toMatchObject({ message: `This is possible again from ${from}` })
    expect(refused.headers['retry-after']).toBe(String(3 * 24 * 3600))
    await letDaysPass(server, 2)
    expect(refusalOf(await confirm())).toEqual({ status: 429, code: 'too-many' })
    await letDaysPass(server, 1)
    dataOf(await confirm())
  })

  test('is open while the page does not offer the action that limits it, and so are the section’s other calls', async () => {
    const { confirm } = await convicted('Served')
    const { client, EntryNo } = await convicted('A fine')
    const answers = [
      await confirm(),
      await client.post('profile/convictions/update', { ...conviction('Served'), EntryNo }),
      await client.post('profile/convictions/remove', { EntryNo }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('is repeated with its own key without being refused, since that changes nothing [ENG-11]', async () => {
    const { client, EntryNo } = await convicted('Served')
    const body = { EntryNo, SentenceImposed: 'A fine' }
    const headers = { 'idempotency-key': randomUUID() }
    dataOf(await client.post('profile/convictions/confirm', body, { headers }))
    dataOf(await client.post('profile/convictions/confirm', body, { headers }))
    expect(refusalOf(await client.post('profile/convictions/confirm', body))).toEqual({ status: 429, code: 'too-many' })
  })
})
