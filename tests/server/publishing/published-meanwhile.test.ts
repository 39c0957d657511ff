import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import type { Services } from '../../../src/server/platform/services.ts'
import { buildApp } from '../../../src/server/start/app.ts'
import { dataOf, listIn, objectIn } from '../answers.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import { TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'
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
let admin: TestClient
let member: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  await startChecking(server)
  member = await signedUp(server, 'demo')
  dataOf(await member.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await signedInAs(server, 'superadmin')
})
/** Nothing is left for the next test: no schedule, no draft, and the forms are as shipped. */
afterEach(async () => {
  admin = await signedInAs(server, 'superadmin')
  for (const { id, state } of await schedulesOf(admin)) {
    if (state === 'waiting') dataOf(await admin.post(`admin/forms/schedules/cancel/${String(id)}`))
  }
  for (const draft of await draftsOf()) dataOf(await admin.post('admin/forms/discard', draft))
  if ((await publicationAt(admin)) > 0) dataOf(await rollBack(admin, 0))
})

/** The section of the test: each gets an id of its own, because the records of an earlier one may be kept. */
let awards = ''

async function draftsOf(): Promise<readonly JsonObject[]> {
  const forms = getAt(objectIn(await admin.get('admin/forms')), '/forms')
  return (Array.isArray(forms) ? forms : []).flatMap((form) => {
    const revision = getAt(form, '/draft/revision')
    return revision === undefined ? [] : [{ document: getAt(form, '/document') ?? '', revision }]
  })
}

/** A section of the organisation's own, which is in force. */
async function publishAwards(): Promise<void> {
  const section = { title: 'Awards', label: 'Award', members: 'individuals', entries: 'many' }
  awards = String(objectIn(await admin.post('admin/forms/sections', section))['document'])
  dataOf(await publish(admin, [], awards))
}

/** The draft by which the section goes. */
async function removeAwards(): Promise<JsonObject> {
  const publication = await publicationAt(admin)
  dataOf(await admin.post('admin/forms/sections/remove', { document: awards, revision: 0, publication }))
  return { document: awards, revision: 1, publication }
}

const schedule = async (actions: readonly JsonObject[]) => dataOf(await saveAndSchedule(server, admin, { actions }))

const scheduleRemoval = async () =>
  dataOf(
    await admin.post('admin/forms/schedules', {
      ...inMinutes(server, 60),
      reason: 'Nobody uses it.',
      ...(await removeAwards()),
    }),
  )

const callOf = () => awards.replace('sections/', 'profile/own/')
const addAward = async () => dataOf(await member.post(callOf(), { Award: 'Gold' }))
const awardsOf = () => member.get(callOf())

/** A server on which something happens once while it checks what is to be published. */
function during(happens: () => Promise<unknown>): Services {
  const { checking } = server.services
  let isOver = false
  const meanwhile = {
    do: async (job: Parameters<typeof checking.do>[0]) => {
      if (!isOver) {
        isOver = true
        await happens()
      }
      return checking.do(job)
    },
  }
  return { ...server.services, checking: Object.assign(Object.create(checking), meanwhile) }
}

/** Lets an hour pass, and gives a session that begins then. */
async function anHourPasses(): Promise<void> {
  server.clock.advance({ minutes: 61 })
  const { token } = await signedInAs(server, 'superadmin')
  admin.token = token
  const back = await signedUp(server, 'demo')
  dataOf(await back.postForm('profile', uploadOf(exampleOf(server, 'demo', 'sections/bio'))))
  member = back
}

/** Publishes what is due while something happens; what lost against that is judged again a little later. */
async function publishDueDuring(happens: () => Promise<unknown>): Promise<void> {
  await publishDue(during(happens))
  server.clock.advance({ seconds: 5 })
  await publishDue(server.services)
}

const lastSchedule = async (): Promise<JsonObject> => (await schedulesOf(admin))[0] ?? {}
const labelOf = async (): Promise<unknown> => {
  const { inherited, published } = await formAt(admin)
  return getAt(published, '/0/action/update') ?? getAt(inherited, '/schema/properties/Email/title')
}
const draftOf = async (document = contacts): Promise<unknown> => getAt(await formAt(admin, document), '/draft/actions')

const records =
  '“Awards” has 1 record, so it cannot be removed. Hide its tab instead, or have the record deleted first.'
const failedForRecords = () => ({
  state: 'failed',
  failure: { kind: 'records', issues: [{ document: awards, pointer: '', text: records }] },
})

describe('a section that is to go at a time [ADM-13]', () => {
  test('stays when somebody has a record in it by then, with the sentence that publishing at once gives', async () => {
    await publishAwards()
    const before = await publicationAt(admin)
    await scheduleRemoval()
    await anHourPasses()
    await addAward()
    await publishDue(server.services)
    expect(await lastSchedule()).toMatchObject(failedForRecords())
    expect(await publicationAt(admin)).toBe(before)
    expect(listIn(await awardsOf())).toMatchObject([{ Award: 'Gold' }])
    expect(await formAt(admin, awards)).toMatchObject({ removed: true, draft: { actions: [] } })
    const news = getAt(objectIn(await admin.get('notifications')), '/items/0')
    expect(news).toMatchObject({ kind: 'publication-failed', params: { form: 'Awards', reason: records } })
    const now = { publication: before, drafts: await draftsOf(), reason: 'Once more.' }
    expect(getAt((await admin.post('admin/forms/publish', now)).json, '/message')).toBe(records)
  })

  test('stays when a record came while that was checked', async () => {
    await publishAwards()
    await scheduleRemoval()
    await anHourPasses()
    await publishDueDuring(addAward)
    expect(await lastSchedule()).toMatchObject(failedForRecords())
    expect(listIn(await awardsOf())).toHaveLength(1)
  })

  test('goes when nobody has a record in it', async () => {
    await publishAwards()
    await scheduleRemoval()
    await anHourPasses()
    await publishDue(server.services)
    expect(await lastSchedule()).toMatchObject({ state: 'published' })
    expect((await awardsOf()).status).toBe(404)
  })

  test('is not published at once when a record came while that was checked; its draft stays', async () => {
    // What goes back to the forms as shipped needs no check.
    dataOf(await publish(admin, [renameBankers], bankers))
    await publishAwards()
    const { publication } = await removeAwards()
    const body = { publication, drafts: await draftsOf(), reason: 'Nobody uses it.' }
    const refused = await postDuring('admin/forms/publish', body, addAward)
    expect(refused).toMatchObject({ status: 409, json: { code: 'conflict', message: records } })
    expect(listIn(await awardsOf())).toHaveLength(1)
    expect(await draftOf(awards)).toEqual([])
  })

  test('goes by a roll-back with its records, and has them again by the next one', async () => {
    await publishAwards()
    const before = await publicationAt(admin)
    await addAward()
    dataOf(await rollBack(admin, 0))
    expect((await awardsOf()).status).toBe(404)
    dataOf(await rollBack(admin, before))
    expect(listIn(await awardsOf())).toHaveLength(1)
  })
})

/** What the administrator sends, while something happens during its check. */
async function postDuring(path: string, body: JsonObject, happens: () => Promise<unknown>) {
  const app = await buildApp(during(happens))
  const client = new TestClient(app, 'demo')
  client.token = admin.token
  const answer = await client.post(path, body)
  await app.close()
  return answer
}

const bankers = 'sections/bankers'
const renameBankers: JsonObject = {
  target: '$.page.title',
  description: 'Shorter.',
  update: 'Banks',
  'x-was': 'Banker Details',
}

interface Meanwhile {
  readonly title: string
  readonly happens: () => Promise<unknown>
  /** What becomes of what was scheduled. */
  readonly schedule: JsonObject
  readonly label: string
  /** The draft that is there then. */
  readonly draft: unknown
}

/** While a schedule that is due is checked: its form then has the label “Mail”. */
const meanwhile: readonly Meanwhile[] = [
  {
    title: 'publishes another draft of its form: that is in force, and what was scheduled is the draft',
    happens: async () => dataOf(await publish(admin, [relabelEmail('Post')])),
    schedule: { state: 'failed', failure: { kind: 'outdated', issues: [] } },
    label: 'Post',
    draft: [relabelEmail('Mail')],
  },
  {
    title: 'publishes the same draft: it is in force once, and the other fails',
    happens: async () => dataOf(await publish(admin, [relabelEmail('Mail')])),
    schedule: { state: 'failed', failure: { kind: 'outdated', issues: [] } },
    label: 'Mail',
    draft: [relabelEmail('Mail')],
  },
  {
    title: 'publishes another form: both are in force',
    happens: async () => dataOf(await publish(admin, [renameBankers], bankers)),
    schedule: { state: 'published', failure: null },
    label: 'Mail',
    draft: undefined,
  },
  {
    title: 'saves another draft of its form: it takes place, and their draft stays',
    happens: async () => dataOf(await saveDraft(admin, [requirePostCode])),
    schedule: { state: 'published', failure: null },
    label: 'Mail',
    draft: [requirePostCode],
  },
  {
    title: 'rolls back to the forms as shipped: it takes place on top of them',
    happens: async () => dataOf(await rollBack(admin, 0)),
    schedule: { state: 'published', failure: null },
    label: 'Mail',
    draft: undefined,
  },
  {
    title: 'cancels it: nothing is published, and its draft stays',
    happens: async () =>
      dataOf(await admin.post(`admin/forms/schedules/cancel/${String((await lastSchedule())['id'])}`)),
    schedule: { state: 'cancelled', failure: null },
    label: 'E-mail',
    draft: [relabelEmail('Mail')],
  },
  {
    title: 'wants to move it: they are refused, and it takes place',
    happens: async () => {
      const path = `admin/forms/schedules/move/${String((await lastSchedule())['id'])}`
      expect(await admin.post(path, inMinutes(server, 60))).toMatchObject({ status: 409, json: { code: 'conflict' } })
    },
    schedule: { state: 'published', failure: null },
    label: 'Mail',
    draft: undefined,
  },
]

describe('a scheduled publication that is due while somebody [ADM-13]', () => {
  test.each(meanwhile)('$title', async ({ happens, schedule: became, label, draft }) => {
    await schedule([relabelEmail('Mail')])
    await anHourPasses()
    await publishDueDuring(happens)
    expect(await lastSchedule()).toMatchObject(became)
    expect(await labelOf()).toBe(label)
    expect(await draftOf()).toEqual(draft)
  })
})

describe('somebody who publishes while a scheduled publication takes place [ADM-13]', () => {
  const takesPlace = () => publishDue(server.services)

  test.each([
    ['another draft of its form', contacts, [requirePostCode]],
    ['another form', bankers, [renameBankers]],
  ])('is refused with %s, and keeps the draft', async (_, document, actions) => {
    await schedule([relabelEmail('Mail')])
    await anHourPasses()
    dataOf(await saveDraft(admin, actions, document))
    const drafts = (await draftsOf()).filter((draft) => draft['document'] === document)
    const body = { publication: await publicationAt(admin), drafts, reason: 'At once.' }
    const refused = await postDuring('admin/forms/publish', body, takesPlace)
    expect(refused).toMatchObject({ status: 409, json: { code: 'stale', message: expect.stringMatching(/published/) } })
    expect(await lastSchedule()).toMatchObject({ state: 'published' })
    expect(await labelOf()).toBe('Mail')
    expect(await draftOf(document)).toEqual(actions)
  })

  test('is refused with a roll-back, and may repeat it', async () => {
    dataOf(await publish(admin, [renameBankers], bankers))
    await schedule([relabelEmail('Mail')])
    await anHourPasses()
    const to = await publicationAt(admin)
    dataOf(await publish(admin, [], bankers))
    const body = { publication: to + 1, to, reason: 'Too short.' }
    const refused = await postDuring('admin/forms/roll-back', body, takesPlace)
    expect(refused).toMatchObject({ status: 409, json: { code: 'stale', message: expect.stringMatching(/published/) } })
    expect(await labelOf()).toBe('Mail')
    dataOf(await rollBack(admin, to))
    expect(await labelOf()).toBe('E-mail')
  })
})
