import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { placesOfCases } from '../../src/server/cases/case-place.ts'
import { caseOf } from '../../src/server/cases/case-row.ts'
import { loadFactsOf } from '../../src/server/cases/facts/load-facts.ts'
import {
  addSampleApplications,
  applicantCount,
} from '../../src/server/start/sample-data/applications/add-sample-applications.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
  await addSampleApplications(server.services)
})
afterAll(() => server.close())

const path = 'cases/application'
const organisations = ['demo', 'engineering-board', 'iek', 'ics'] as const

const objectsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  isJsonArray(value) ? value.filter(isJsonObject) : []

const onDesk = async (client: TestClient, query: string) =>
  objectsIn(objectIn(await client.get(`${path}?of=desk&${query}`))['items'])

/** The first case on the desk in a state. */
async function firstOnDesk(client: TestClient, state: string): Promise<JsonObject> {
  const [first] = await onDesk(client, `state=${state}`)
  if (first === undefined) throw new Error(`Nothing is ${state}`)
  return objectIn(await client.get(`${path}/${String(first['id'])}`))
}

/** A submitted application about which nobody has given an opinion, and that waits for no answer. */
async function unreviewed(client: TestClient): Promise<JsonObject> {
  for (const { id } of await onDesk(client, 'state=open&asked=no')) {
    const kase = objectIn(await client.get(`${path}/${String(id)}`))
    if (objectsIn(kase['reviews']).length === 0) return kase
  }
  throw new Error('Every submitted application has an opinion')
}

const take = (client: TestClient, kase: JsonObject, transition: string, input: JsonObject = {}) =>
  client.post(`${path}/${String(kase['id'])}/transitions/${transition}`, { revision: kase['revision'], input })

describe('the sample applications', () => {
  test.each(organisations)('of %s are in all states, of people and firms, for its approvers [APP-07]', async (id) => {
    const rows = await server.services.database.inTenant(id, ({ db }) =>
      db
        .selectFrom('cases')
        .innerJoin('profiles', (join) =>
          join.onRef('profiles.tenant', '=', 'cases.tenant').onRef('profiles.id', '=', 'cases.profile_id'),
        )
        .innerJoin('users', (join) =>
          join.onRef('users.tenant', '=', 'cases.tenant').onRef('users.id', '=', 'cases.owner_id'),
        )
        .select(['cases.state', 'cases.number', 'cases.started_at', 'profiles.type', 'users.email'])
        .where('cases.tenant', '=', id)
        .where('users.email', 'like', 'applicant__@%')
        .execute(),
    )
    const tenant = server.services.tenants.all.find((one) => one.id === id)
    const declared = [...(tenant?.cases.get('cases/application')?.states.keys() ?? [])]
    expect(rows).toHaveLength(applicantCount)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(declared))
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['Individual', 'Corporate']))
    expect(new Set(rows.map(({ number }) => number)).size).toBe(applicantCount)
    expect(rows.every(({ started_at }) => started_at <= server.clock.now())).toBe(true)
    const verifier = await signedInAs(server, 'approver', id)
    const queues = listIn(await verifier.get('cases'))
    expect(queues.find(({ state }) => state === 'open')?.['count']).toBeGreaterThan(3)
  })

  test.each(['demo', 'engineering-board', 'ics'])(
    'of firms are the sample member’s in %s in every state of their list, more than a page of it [FIRM-01]',
    async (id) => {
      const member = await signedInAs(server, 'member', id)
      const firms = listIn(await member.get('firms'))
      expect(firms.length).toBeGreaterThan(5)
      expect(new Set(firms.map(({ status }) => status))).toEqual(new Set(['Active', 'Draft', 'In Review', 'Rejected']))
      const [draft] = firms.filter(({ status }) => status === 'Draft')
      const opened = server.client(id)
      opened.token = textAt(await member.post('firms/open', { id: draft?.['id'] }), '/data/token')
      expect(objectIn(await opened.get('profile/firmBio'))).toMatchObject({ FirstName: draft?.['name'] })
    },
  )

  test('have what was submitted, with files that open, comments and the answers of referees', async () => {
    const verifier = await signedInAs(server, 'approver')
    const cases = await onDesk(verifier, 'state=verified')
    const views = await Promise.all(
      cases.map(async ({ id }) => objectIn(await verifier.get(`${path}/${String(id)}/desk`))),
    )
    const whole = JSON.stringify(views)
    expect(whole).toContain('degree.pdf')
    expect(whole).toContain('"Accept"')
    const comments = objectsIn(objectIn(await verifier.get(`${path}/${String(cases[0]?.['id'])}`))['comments'])
    expect(comments.map(({ hidden }) => hidden)).toEqual(expect.arrayContaining([true, false]))
  })

  test.each(organisations)('of %s that were submitted pass every mandatory item of their checklists', async (id) => {
    const tenant = server.services.tenants.all.find((one) => one.id === id)
    if (tenant === undefined) throw new Error(`There is no ${id}`)
    const world = { tenant, origin: '', staff: server.services.staff, now: server.clock.now() }
    const missing = await server.services.database.inTenant(id, async (tx) => {
      const rows = await tx.db.selectFrom('cases').selectAll().where('tenant', '=', id).execute()
      const placed = await placesOfCases(
        tx,
        world,
        rows.filter(({ frozen }) => frozen !== null),
      )
      const loaded = await loadFactsOf(
        tx,
        placed.map((one) => ({ ...one, kase: caseOf(one.row) })),
      )
      return loaded.flatMap(({ place, facts }) =>
        Object.values(facts.items)
          .flatMap((items = []) => items.filter(({ mandatory, passes }) => mandatory && !passes))
          .map((item) => `${place.owner.email} ${place.profile.type}: ${item.type}`),
      )
    })
    expect(missing).toEqual([])
  })

  test('are added once', async () => {
    const count = async () => (await onDesk(await signedInAs(server, 'approver', 'ics'), 'state=open')).length
    const before = await count()
    await addSampleApplications(server.services)
    expect(await count()).toBe(before)
  })

  test('leave the active member with a released application', async () => {
    const member = await signedInAs(server, 'member')
    expect(listIn(await member.get('application'))).toMatchObject([{ status: 'Released', Amount: 0, Submitted: true }])
    expect(objectIn(await member.get('auth/user'))).toMatchObject({
      profile: { Status: 'Active', ApplicationReleased: true, ApplicationToSubmit: false },
    })
  })
})

describe('on the desk of an organisation', () => {
  test('an application is verified, sent on and released with a member number [APP-07]', async () => {
    const verifier = await signedInAs(server, 'approver')
    const open = await firstOnDesk(verifier, 'open')
    const verified = objectIn(await take(verifier, open, 'verify', { opinion: 'In order.' }))
    const inCommittee = objectIn(await take(verifier, verified, 'committee'))
    const atBoard = await take(await signedInAs(server, 'committee'), inCommittee, 'board', { opinion: 'In order.' })
    const board = await signedInAs(server, 'board')
    const released = objectIn(await take(board, objectIn(atBoard), 'release', { opinion: 'In order.' }))
    expect(released).toMatchObject({ state: 'released', fields: { assignedMemberNo: expect.stringMatching(/\d{5}$/) } })
    expect(objectsIn(released['documents']).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['certificate', 'acceptance', 'welcome']),
    )
  })

  test('the second of two who act at once learns who was first, and overwrites nothing [APP-09]', async () => {
    const verifier = await signedInAs(server, 'approver', 'engineering-board')
    const seen = await firstOnDesk(verifier, 'open')
    dataOf(await take(verifier, seen, 'verify', { opinion: 'In order.' }))
    const late = await take(verifier, seen, 'reject', { reason: 'A certificate is missing.' })
    expect(refusalOf(late)).toMatchObject({ status: 409 })
    expect(objectIn(await verifier.get(`${path}/${String(seen['id'])}`))).toMatchObject({ state: 'verified' })
  })

  test('one who verifies for the institution is not enough, two are [CASE-02]', async () => {
    const verifier = await signedInAs(server, 'approver', 'iek')
    const kase = await unreviewed(verifier)
    expect(objectsIn(kase['transitions']).map(({ id }) => id)).not.toContain('verify')
    const alone = await take(verifier, kase, 'verify', { opinion: 'In order.' })
    expect(refusalOf(alone).status).toBe(404)
    const opinion = { says: 'for', input: { opinion: 'In order.' } }
    const give = (client: TestClient) => client.post(`${path}/${String(kase['id'])}/opinions/check`, opinion)
    expect(objectIn(await give(verifier))).toMatchObject({ state: 'open' })
    expect(refusalOf(await give(verifier))).toMatchObject({ status: 422, code: 'case-closed' })
    const colleague = await signedInAs(server, 'verifier.b', 'iek')
    expect(objectIn(await give(colleague))).toMatchObject({ state: 'verified' })
  })

  test('a rejected application tells the applicant why, and can be submitted again [APP-08]', async () => {
    const verifier = await signedInAs(server, 'approver', 'ics')
    const open = await firstOnDesk(verifier, 'open')
    dataOf(await take(verifier, open, 'reject', { reason: 'The report on a project is missing.' }))
    const owner = await server.services.database.inTenant('ics', ({ db }) =>
      db
        .selectFrom('users')
        .select('email')
        .where('tenant', '=', 'ics')
        .where('id', '=', String(getAt(open, '/owner/id')))
        .executeTakeFirstOrThrow(),
    )
    const applicant = await signedInAs(server, owner.email.replace('@sample.example', ''), 'ics')
    expect(listIn(await applicant.get('application'))).toMatchObject([{ status: 'Rejected', Submitted: true }])
    const own = objectIn(await applicant.get(`${path}/${String(open['id'])}`))
    expect(objectsIn(own['transitions'])).toContainEqual(expect.objectContaining({ id: 'submit', title: 're-Submit' }))
  })
})
