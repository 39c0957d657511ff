import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { publishScheduledForms } from '../../../src/server/jobs/publish-scheduled-forms.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { openServices } from '../../../src/server/start/open-services.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { Answer, TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import {
  contacts,
  formAt,
  publicationAt,
  publish,
  relabelEmail,
  requirePostCode,
  rollBack,
  saveDraft,
  startChecking,
} from './form-changes.ts'
import { inMinutes, publishDue, saveAndSchedule, schedulesOf } from './scheduling.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
})
afterAll(() => server.close())

/** Nothing is left for the next test: what waits is cancelled, and the forms are as shipped. */
afterEach(async () => {
  const admin = await administrator()
  for (const { id, state } of await schedulesOf(admin)) {
    if (state === 'waiting') dataOf(await admin.post(`admin/forms/schedules/cancel/${String(id)}`))
  }
  await discard(admin)
  if ((await labelShown()) !== 'E-mail') dataOf(await rollBack(admin, 0))
})

const administrator = (): Promise<TestClient> => signedInAs(server, 'superadmin')

/** Saves a draft, and schedules it. */
const schedule = (client: TestClient, actions: readonly JsonObject[], changed: JsonObject = {}): Promise<Answer> =>
  saveAndSchedule(server, client, { actions, changed })

const idOf = async (client: TestClient): Promise<string> => String((await schedulesOf(client))[0]?.['id'])

const runDue = (services: Services = server.services) => publishDue(services)

/** Lets an hour pass, does what is due, and gives a session that begins then. */
async function anHourLater(): Promise<TestClient> {
  server.clock.advance({ minutes: 61 })
  await runDue()
  return administrator()
}

async function labelShown({ tenants }: Services = server.services): Promise<unknown> {
  const declared = tenants.all.find(({ id }) => id === 'demo')
  const tenant = declared && (await tenants.inForce(declared))
  return getAt(tenant?.documents.get(contacts)?.schema, '/properties/Email/title')
}

const actionsIn = async (client: TestClient): Promise<unknown> => getAt(await formAt(client), '/draft/actions')

const itemsIn = (answer: Answer): readonly JsonValue[] => {
  const items = getAt(objectIn(answer), '/items')
  return isJsonArray(items) ? items : []
}

const auditOf = async (client: TestClient, action: string) => itemsIn(await client.get(`admin/audit?action=${action}`))

describe('a scheduled publication [ADM-13]', () => {
  test('waits, takes place when it is due, as its author’s, and then its draft is gone', async () => {
    const admin = await administrator()
    const before = await publicationAt(admin)
    expect(objectIn(await schedule(admin, [relabelEmail('Mail')]))).toMatchObject({ message: expect.any(String) })
    await runDue()
    expect(await labelShown()).toBe('E-mail')
    expect((await schedulesOf(admin))[0]).toMatchObject({
      document: contacts,
      state: 'waiting',
      by: 'superadmin',
      reason: 'For the new year.',
      draft: 'same',
      outdated: false,
    })
    const later = await anHourLater()
    expect(await labelShown()).toBe('Mail')
    expect((await schedulesOf(later))[0]).toMatchObject({ state: 'published', publication: before + 1, draft: 'none' })
    const [last] = listIn(await later.get('admin/forms/history'))
    expect(last).toMatchObject({ publication: before + 1, by: 'superadmin', reason: 'For the new year.' })
    expect(await auditOf(later, 'publication-scheduled')).toHaveLength(1)
    dataOf(await rollBack(later, 0))
  })

  test('is what the draft was then: later edits are no part of it, and stay a draft', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    dataOf(await saveDraft(admin, [relabelEmail('Post')]))
    expect((await schedulesOf(admin))[0]).toMatchObject({ draft: 'changed' })
    const later = await anHourLater()
    expect(await labelShown()).toBe('Mail')
    const { draft } = await formAt(later)
    expect(draft).toMatchObject({ actions: [relabelEmail('Post')], outdated: true })
    await discard(later)
    dataOf(await rollBack(later, 0))
  })

  test('takes place once, on two servers that look at the same moment, and is in force on both', async () => {
    const admin = await administrator()
    const { environment, database, tenants } = server.services
    const other = await openServices(environment, { database, tenants, now: server.clock.now })
    const before = await publicationAt(admin)
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    server.clock.advance({ minutes: 61 })
    await Promise.all([runDue(), runDue(other)])
    expect(await publicationAt(await administrator())).toBe(before + 1)
    for (const services of [server.services, other]) {
      await expect.poll(() => labelShown(services), { timeout: 2000 }).toBe('Mail')
    }
    await other.checking.close()
    dataOf(await rollBack(await administrator(), 0))
  })

  test('takes place on a server that starts after its time, even if another died while publishing it', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    const died = { ...server.services, checking: { do: () => new Promise<never>(() => undefined) } }
    server.clock.advance({ minutes: 61 })
    const lost = new JobLane(server.services, publishScheduledForms(died))
    void lost.runDue()
    await expect.poll(async () => jobState()).toMatchObject({ outcome: null, leased_until: expect.any(Date) })
    await runDue()
    expect(await labelShown()).toBe('E-mail')
    // As long as the lease of the server that died.
    server.clock.advance({ minutes: 11 })
    await runDue()
    expect(await labelShown()).toBe('Mail')
    dataOf(await rollBack(await administrator(), 0))
  })

  test('goes on top of what was published for other forms meanwhile', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    const other = { target: '$.page.title', description: 'Shorter.', update: 'Banks' }
    const page = objectIn(await admin.get('admin/forms/form?document=sections/bankers'))
    const was = getAt(page, '/inherited/page/title') ?? ''
    dataOf(await publish(admin, [{ ...other, 'x-was': was }], 'sections/bankers'))
    const later = await anHourLater()
    expect(await labelShown()).toBe('Mail')
    expect(getAt(await formAt(later, 'sections/bankers'), '/published')).toHaveLength(1)
    dataOf(await rollBack(later, 0))
  })
})

describe('a scheduled publication that no longer fits [ADM-13]', () => {
  test('is not published when something else was for its form; its draft is kept, and people are notified', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [requirePostCode]))
    await discard(admin)
    dataOf(await publish(admin, [relabelEmail('Mail')]))
    const between = await publicationAt(admin)
    expect((await schedulesOf(admin))[0]).toMatchObject({ outdated: true, draft: 'none' })
    const later = await anHourLater()
    expect(await publicationAt(later)).toBe(between)
    expect((await schedulesOf(later))[0]).toMatchObject({ state: 'failed', failure: { kind: 'outdated', issues: [] } })
    expect(await formAt(later)).toMatchObject({ draft: { actions: [requirePostCode], outdated: true } })
    const [news] = itemsIn(await later.get('notifications'))
    expect(news).toMatchObject({ kind: 'publication-failed', params: { form: expect.any(String) } })
    expect(await auditOf(later, 'publication-failed')).toHaveLength(1)
    const sent = listIn(await later.get('admin/messages')).map(({ subject }) => String(subject))
    expect(sent.some((subject) => /was not published/.test(subject))).toBe(true)
    await discard(later)
    dataOf(await rollBack(later, 0))
  })

  test('is not published when the check then finds mistakes, which it names', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    const issue = {
      file: 'tenants/demo/published/sections/contacts.json',
      pointer: '/actions/0',
      message: 'It drifted.',
    }
    const checked = { kind: 'prepare', overlays: {}, issues: [issue], untranslated: 0, changed: [], code: {} }
    const newRelease = Object.assign(Object.create(server.services.checking), { do: async () => checked })
    server.clock.advance({ minutes: 61 })
    await runDue({ ...server.services, checking: newRelease })
    const later = await administrator()
    expect((await schedulesOf(later))[0]).toMatchObject({
      state: 'failed',
      failure: { kind: 'issues', issues: [{ document: contacts, pointer: '/actions/0', text: 'It drifted.' }] },
    })
    expect(await labelShown()).toBe('E-mail')
    expect(await actionsIn(later)).toEqual([relabelEmail('Mail')])
    await discard(later)
  })
})

describe('scheduling [ADM-13]', () => {
  test.each([
    ['the past', { day: '2020-01-01', time: '08:00' }, { '/day': 'Choose a time that is still to come' }],
    ['more than a year ahead', { day: '2099-01-01' }, { '/day': 'Choose a time within a year' }],
    ['no time', { time: '' }, { '/time': expect.any(String) }],
    ['no reason', { reason: ' ' }, { '/reason': expect.any(String) }],
  ])('is refused at its field for %s', async (_, changed, errors) => {
    const admin = await administrator()
    const refused = refusalOf(await schedule(admin, [relabelEmail('Mail')], changed))
    expect(refused).toMatchObject({ status: 422, errors })
    expect((await schedulesOf(admin)).some(({ state }) => state === 'waiting')).toBe(false)
    await discard(admin)
  })

  test('is refused for what the check finds, for a draft that was saved again, and while one waits', async () => {
    const admin = await administrator()
    const broken = { target: '$.schema.required', description: 'No.', update: ['Nothing'], 'x-absent': true }
    expect(refusalOf(await schedule(admin, [broken]))).toMatchObject({ status: 422, code: 'invalid' })
    expect(refusalOf(await schedule(admin, [relabelEmail('Mail')], { revision: 1 }))).toMatchObject({ code: 'stale' })
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    expect(refusalOf(await schedule(admin, [relabelEmail('Post')]))).toMatchObject({ status: 409, code: 'conflict' })
    dataOf(await admin.post(`admin/forms/schedules/cancel/${await idOf(admin)}`))
    await discard(admin)
  })

  test('can be moved, and cancelled, which keeps the draft; neither once it is over', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    await discard(admin)
    const id = await idOf(admin)
    dataOf(await admin.post(`admin/forms/schedules/move/${id}`, inMinutes(server, 180)))
    const later = await anHourLater()
    expect((await schedulesOf(later))[0]).toMatchObject({ state: 'waiting' })
    expect(await auditOf(later, 'publication-moved')).toHaveLength(1)
    const past = await later.post(`admin/forms/schedules/move/${id}`, inMinutes(server, -5))
    expect(refusalOf(past)).toMatchObject({ status: 422 })
    dataOf(await later.post(`admin/forms/schedules/cancel/${id}`))
    expect(await actionsIn(later)).toEqual([relabelEmail('Mail')])
    server.clock.advance({ hours: 3 })
    await runDue()
    const last = await administrator()
    expect((await schedulesOf(last))[0]).toMatchObject({ state: 'cancelled', publication: null })
    expect(await labelShown()).toBe('E-mail')
    expect(await auditOf(last, 'publication-cancelled')).not.toHaveLength(0)
    for (const call of [`cancel/${id}`, `move/${id}`]) {
      expect(refusalOf(await last.post(`admin/forms/schedules/${call}`, inMinutes(server, 60)))).toMatchObject({
        status: 409,
      })
    }
    await discard(last)
  })

  test('cannot be undone in the list of work in the background, where its draft is not', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    const id = await idOf(admin)
    const jobs = listIn(await admin.get('admin/jobs'))
    expect(jobs).toContainEqual(expect.objectContaining({ name: 'publish-scheduled', id, outcome: null }))
    expect(refusalOf(await admin.post('admin/jobs/cancel', { name: 'publish-scheduled', id }))).toMatchObject({
      status: 404,
    })
    dataOf(await admin.post(`admin/forms/schedules/cancel/${id}`))
    await discard(admin)
  })

  test('is of one organisation alone [PLAT-02]', async () => {
    const admin = await administrator()
    dataOf(await schedule(admin, [relabelEmail('Mail')]))
    const elsewhere = await signedInAs(server, 'superadmin', 'iek')
    expect(await schedulesOf(elsewhere)).toEqual([])
    const cancelled = await elsewhere.post(`admin/forms/schedules/cancel/${await idOf(admin)}`)
    expect(refusalOf(cancelled)).toMatchObject({ status: 404 })
    dataOf(await admin.post(`admin/forms/schedules/cancel/${await idOf(admin)}`))
    await discard(admin)
  })
})

async function discard(client: TestClient): Promise<void> {
  const { draft } = await formAt(client)
  const revision = getAt(draft, '/revision')
  if (revision !== undefined) dataOf(await client.post('admin/forms/discard', { document: contacts, revision }))
}

const jobState = () =>
  server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('jobs')
      .select(['outcome', 'leased_until'])
      .where('tenant', '=', 'demo')
      .where('kind', '=', 'publish-scheduled')
      .orderBy('clock_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
