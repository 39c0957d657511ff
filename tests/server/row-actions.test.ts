import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { updateProfile } from '../../src/server/profiles/profiles.ts'
import { addSampleApplications } from '../../src/server/start/sample-data/applications/add-sample-applications.ts'
import { objectIn, refusalOf, textAt } from './answers.ts'
import { asOneLine, readPdf } from './documents/read-pdf.ts'
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

const organisations = ['demo', 'engineering-board', 'iek', 'ics'] as const

/** What a row offers in each state; the receipt where the fee is paid. Pay Now waits for the checkout. */
const offered: Readonly<Record<string, readonly string[]>> = {
  new: [],
  open: ['File', 'Invoice', 'Receipt'],
  verified: ['File', 'Invoice', 'Receipt', 'Reviewer feedback'],
  'committee-review': ['File', 'Invoice', 'Receipt', 'Reviewer feedback'],
  'board-review': ['File', 'Invoice', 'Receipt', 'Reviewer feedback'],
  rejected: ['File', 'Invoice', 'Receipt', 'Rejection Letter', 'Reviewer feedback'],
  released: ['Certificate', 'Invoice', 'Receipt', 'Acceptance Letter'],
}

/** What each organisation’s settings call the letter of acceptance. */
const letters = {
  demo: 'Acceptance Letter',
  'engineering-board': 'Registration Letter',
  iek: 'Admission Letter',
  ics: 'Letter of Offer',
} as const

/** The documents of applications, by the titles of their actions; and how the specification's calls have them. */
const documents: Readonly<Record<string, readonly [id: string, call: string]>> = {
  File: ['report', 'document'],
  Certificate: ['certificate', 'certificate'],
  'Rejection Letter': ['rejection', 'rejectionLetter'],
  'Acceptance Letter': ['acceptance', 'acceptanceLetter'],
}

const tenantOf = (organisation: string) => {
  const tenant = server.services.tenants.all.find(({ id }) => id === organisation)
  if (tenant === undefined) throw new Error(`There is no ${organisation}`)
  return tenant
}

const statesOf = (organisation: string) => [
  ...(tenantOf(organisation).cases.get('cases/application')?.states.keys() ?? []),
]

/** A sample applicant whose application is in a state: their session, and their profile. */
async function applicantIn(organisation: string, state: string) {
  const { email, profile_id } = await server.services.database.inTenant(organisation, ({ db }) =>
    db
      .selectFrom('cases')
      .innerJoin('users', (join) =>
        join.onRef('users.tenant', '=', 'cases.tenant').onRef('users.id', '=', 'cases.owner_id'),
      )
      .select(['users.email', 'cases.profile_id'])
      .where('cases.tenant', '=', organisation)
      .where('cases.state', '=', state)
      .where('users.email', 'like', 'applicant__@%')
      .orderBy('users.email')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return { client: await signedInAs(server, email.replace('@sample.example', ''), organisation), profileId: profile_id }
}

/** The only row of an applicant's list. */
async function rowOf(client: TestClient): Promise<JsonObject> {
  const { items } = objectIn(await client.get('cases/application/own'))
  const [row, ...others] = isJsonArray(items) ? items.filter(isJsonObject) : []
  if (row === undefined || others.length > 0) throw new Error('There is not one application.')
  return row
}

const titlesIn = ({ actions }: JsonObject): readonly (JsonValue | undefined)[] =>
  isJsonArray(actions) ? actions.map((action) => getAt(action, '/title')) : []

/** The statuses of each document's calls: by the case type, and by the specification, with the number in base64. */
async function statusesOf(client: TestClient, row: JsonObject): Promise<Readonly<Record<string, readonly number[]>>> {
  const statuses: Record<string, readonly number[]> = {}
  const number = String(row['number'])
  for (const [title, [id, call]] of Object.entries(documents)) {
    const { status } = await client.get(`cases/application/${number}/documents/${id}`)
    const specified = await client.get(`application/${call}/${Buffer.from(number).toString('base64url')}`)
    statuses[title] = [status, specified.status]
  }
  return statuses
}

describe.each(organisations)('the rows of applications at %s', (organisation) => {
  test('offer documents by state, a receipt where the fee is paid, and else to pay it [APP-05 BIL-02 PLAT-17]', async () => {
    const found: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const state of statesOf(organisation)) {
      const row = await rowOf((await applicantIn(organisation, state)).client)
      const isPaid = typeof getAt(row, '/fields/postedReceiptNo') === 'string'
      found[state] = titlesIn(row)
      expected[state] = offered[state]?.map((title) => {
        if (title === 'Acceptance Letter') return letters[organisation]
        return title === 'Receipt' && !isPaid ? 'Pay Now' : title
      })
    }
    expect(found).toEqual(expected)
  })

  test('declare Pay Now for when an application can be paid for', () => {
    const page = tenantOf(organisation).documents.get('cases/application')?.page
    const declared = page?.kind === 'case' ? page.list.actions : []
    expect(declared?.map(({ title, document, charge }) => [title, document ?? charge])).toEqual(
      expect.arrayContaining([['Pay Now', 'fee']]),
    )
  })
})

test('a letter is called by its caption in the reader’s language [PLAT-17 PLAT-15]', async () => {
  const { client } = await applicantIn('engineering-board', 'released')
  const { items } = objectIn(await client.get('cases/application/own', { headers: { 'accept-language': 'sw' } }))
  const [row] = isJsonArray(items) ? items.filter(isJsonObject) : []
  expect(row && titlesIn(row)).toContain('Barua ya Usajili')
  const documents = row?.['documents']
  expect(isJsonArray(documents) && documents.map((one) => getAt(one, '/title'))).toContain('Barua ya Usajili')
})

test('what a row offers opens, by the calls of the specification too, and nothing else does [APP-05 API-02]', async () => {
  for (const state of statesOf('demo')) {
    const { client } = await applicantIn('demo', state)
    const row = await rowOf(client)
    const titles = new Set(titlesIn(row))
    const expected = Object.keys(documents).map((title) => [title, titles.has(title) ? [200, 200] : [404, 404]])
    expect(await statusesOf(client, row), state).toEqual(Object.fromEntries(expected))
  }
})

/** What a row offers wherever the fee is paid. */
const paid = ['Invoice', 'Receipt']

test.each([
  ['a suspended member has no certificate', 'released', { Status: 'Inactive' }, [...paid, letters.iek]],
  ['a graduate has no certificate', 'released', { Category: 'GRADUATE' }, [...paid, letters.iek]],
  ['a member with a number needs no file', 'open', { member_no: 'M-7' }, paid],
] as const)('%s [APP-05]', async (_, state, { member_no, ...membership }: JsonObject, titles) => {
  const { client, profileId } = await applicantIn('iek', state)
  await server.services.database.inTenant('iek', async (tx) => {
    const row = await tx.db.selectFrom('profiles').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
    const information = JSON.stringify([{ ...row.member_information.at(-1), Status: 'Active', ...membership }])
    await updateProfile(
      tx,
      profileId,
      typeof member_no === 'string' ? { member_no } : { member_information: information },
    )
  })
  expect(titlesIn(await rowOf(client))).toEqual(titles)
})

describe('the file of an application', () => {
  const fileOf = async (client: TestClient) => {
    const row = await rowOf(client)
    const answer = await client.get(`cases/application/${String(row['number'])}/documents/report`)
    const { texts } = await readPdf(Buffer.from(textAt(answer, '/data'), 'base64'))
    return { number: String(row['number']), text: asOneLine(texts) }
  }

  test('has what was submitted and what was agreed to, also when the profile has changed since [APP-06]', async () => {
    const { client, profileId } = await applicantIn('demo', 'verified')
    const before = await fileOf(client)
    for (const shown of [before.number, 'Agreed and signed', 'certified by a commissioner of oaths', 'One-time code'])
      expect(before.text).toContain(shown)
    expect(before.text).toContain('Egerton University')
    await server.services.database.inTenant('demo', ({ tenant, db }) =>
      db
        .deleteFrom('records')
        .where('tenant', '=', tenant)
        .where('profile_id', '=', profileId)
        .where('section', '=', 'sections/certification')
        .execute(),
    )
    expect((await fileOf(client)).text).toContain('Egerton University')
  })

  test('is nobody else’s', async () => {
    const { client } = await applicantIn('demo', 'open')
    const row = await rowOf(client)
    const { client: other } = await applicantIn('demo', 'new')
    const asked = await other.get(`cases/application/${String(row['number'])}/documents/report`)
    expect(refusalOf(asked)).toMatchObject({ status: 404, code: 'not-found' })
  })
})
