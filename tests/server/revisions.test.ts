import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { bundleBase } from '../../src/engine/compose/bundle-base.ts'
import { composePublished } from '../../src/engine/compose/compose-published.ts'
import { satisfiesForm } from '../../src/engine/revision/record-issues.ts'
import { buildApp } from '../../src/server/start/app.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { contextOf } from '../../src/server/platform/forms/context-of.ts'
import { openServices } from '../../src/server/start/open-services.ts'
import { formOf } from '../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { dataOf, listIn, objectIn, refusalOf } from './answers.ts'
import { inFolder, publishWith } from './publish-with.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { TestClient } from './test-client.ts'
import { pdf } from './test-files.ts'
import { formOf as formDataOf } from './test-files.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

const calls = 'profile/papers'
const papers = inFolder('tenants/iek/sections/papers', {
  'schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Paper',
    type: 'object',
    additionalProperties: false,
    required: ['Title'],
    properties: {
      EntryNo: { type: 'integer', entryNumber: true },
      Title: { type: 'string', title: 'Title' },
      Journal: { type: 'string', title: 'Journal' },
      Copy: { title: 'Copy', $ref: 'common/file.json', contentTypes: ['application/pdf'], maximumContentSize: 5000 },
    },
  },
  'ui.json': {},
  'page.json': {
    kind: 'collection',
    title: 'Papers',
    calls: { list: calls, add: calls, update: `${calls}/update`, remove: `${calls}/remove` },
    withoutRevision: 'last-writer',
    columns: [{ id: 'title', title: 'Title', field: 'Title' }],
    actions: [{ id: 'add', kind: 'add', title: 'Add' }],
    dialog: { width: 600, add: 'Add', edit: 'Edit' },
    empty: 'None yet',
  },
  'examples.json': { valid: [], invalid: [] },
})

/** A later version of the form: two fields are removed, a required one is added. */
const change = {
  overlay: '1.1.0',
  info: { title: 'A year, no journal', version: '1.0.0' },
  extends: 'sections/papers',
  actions: [
    { target: '$.schema.properties.Journal', description: 'Not asked any more.', remove: true },
    { target: '$.schema.properties.Copy', description: 'Not asked any more.', remove: true },
    {
      target: '$.schema.properties',
      description: 'The year counts.',
      update: { Year: { type: 'integer', title: 'Year' } },
    },
    { target: '$.schema.required', description: 'The year counts.', update: ['Year'] },
  ],
}

let first: TestServer
let changed: PublishedTenants
let apps: { close(): Promise<void> }[]

beforeAll(async () => {
  apps = []
  first = await startTestServer({ tenants: await publishWith(papers) })
  changed = await publishWith({ ...papers, 'tenants/iek/overlays/sections/papers.json': change })
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await first.close()
})

/** The same user at a server with other forms and the same database. */
async function at(tenants: PublishedTenants, { token, tenant }: TestClient): Promise<TestClient> {
  const { environment, database } = first.services
  const services = await openServices(environment, { database, tenants, now: first.clock.now })
  const app = await buildApp(services)
  apps.push(app)
  const client = new TestClient(app, tenant)
  client.token = token
  return client
}

async function withPaper() {
  const client = await signedUp(first, 'iek')
  dataOf(await client.postForm('profile', uploadOf(exampleOf(first, 'iek', 'sections/bio'))))
  const answers = { Title: 'On dams', Journal: 'Water' }
  const paper = objectIn(await client.postForm(calls, formDataOf(answers, { Copy: pdf() })))
  return { client, paper }
}

const only = async (client: TestClient): Promise<JsonObject> => listIn(await client.get(calls))[0] ?? {}

const rows = (paper: JsonObject) =>
  first.services.database.inTenant('iek', ({ db }) =>
    db
      .selectFrom('records')
      .selectAll()
      .where('profile_id', '=', String(paper['ProfileID']))
      .where('section', '=', 'sections/papers')
      .execute(),
  )

test('a record written under another form still opens, with the fields of the current form [ENG-17]', async () => {
  const { client, paper } = await withPaper()
  const later = await at(changed, client)
  const shown = await only(later)
  expect(shown).toMatchObject({ Title: 'On dams', EntryNo: paper['EntryNo'], formHash: paper['formHash'] })
  expect(shown).not.toHaveProperty('Journal')
  expect(shown).toHaveProperty('$formChanged', true)
  expect(await only(client)).not.toHaveProperty('$formChanged')
  expect(refusalOf(await later.post(`${calls}/update`, shown))).toMatchObject({
    status: 422,
    errors: { '/Year': 'Field is required' },
  })
})

test('saving under a changed form retires answers to removed fields, files included [ENG-17]', async () => {
  const { client, paper } = await withPaper()
  const later = await at(changed, client)
  const saved = objectIn(await later.post(`${calls}/update`, { ...(await only(later)), Year: 2024 }))
  expect(saved['formHash']).not.toBe(paper['formHash'])
  expect(saved).not.toHaveProperty('$formChanged')
  const [row] = await rows(paper)
  expect(row?.answers).toEqual({ Title: 'On dams', Year: 2024 })
  const { formHash } = paper
  expect(row?.retired).toEqual({
    '/Journal': [{ value: 'Water', formHash }],
    '/Copy': [{ value: paper['Copy'], formHash }],
  })
  const { id } = paper['Copy'] as { id: string }
  expect((await later.get(`files/${id}`)).status).toBe(200)
})

test('retired answers return with their field, unless it was answered again [ENG-17]', async () => {
  const { client, paper } = await withPaper()
  const later = await at(changed, client)
  dataOf(await later.post(`${calls}/update`, { ...(await only(later)), Year: 2024 }))
  const back = await at(first.services.tenants, client)
  const shown = await only(back)
  expect(shown).toMatchObject({ Title: 'On dams', Journal: 'Water', Copy: paper['Copy'] as JsonObject })
  expect(shown).not.toHaveProperty('Year')
  dataOf(await back.post(`${calls}/update`, { EntryNo: shown['EntryNo'], Title: 'On dams' }))
  const [row] = await rows(paper)
  expect(row?.answers).toEqual({ Title: 'On dams' })
  expect(Object.keys(row?.retired ?? {})).toEqual(['/Year'])
})

test('an earlier form stays available under its hash [ENG-17]', async () => {
  const { client, paper } = await withPaper()
  const later = await at(changed, client)
  const answer = await later.get(`/published/${String(paper['formHash'])}.json`, { absolute: true })
  expect(answer.status).toBe(200)
  expect(answer.json).toHaveProperty('schema.properties.Journal')
  const stranger = await at(changed, new TestClient(first.app, 'demo'))
  const elsewhere = await stranger.get(`/published/${String(paper['formHash'])}.json`, { absolute: true })
  expect(elsewhere.status).toBe(404)
})

test('a checklist can ask whether a record satisfies the current form [ENG-17]', async () => {
  const { paper } = await withPaper()
  const [row] = await rows(paper)
  const tenants = [first.services.tenants, changed].map(({ all }) => all.find(({ id }) => id === 'iek'))
  const standing = tenants.flatMap((tenant) =>
    tenant && row
      ? [satisfiesForm(formOf(tenant, 'sections/papers'), row.answers, contextOf(tenant, first.clock.now()))]
      : [],
  )
  expect(standing).toEqual([true, false])
})

test('what administrators publish makes the same form as an overlay of the organisation [ENG-17 ENG-04]', async () => {
  const files = new Map([...(await readDeclarations(projectRoot)), ...Object.entries(papers)])
  const { composed } = composePublished(bundleBase(files), 'iek', new Map([['sections/papers', change]]))
  const { schema } = changed.all.find(({ id }) => id === 'iek')?.documents.get('sections/papers') ?? {}
  expect(composed.issues).toEqual([])
  expect(composed.documents.get('sections/papers')?.schema?.properties).toEqual(schema?.properties)
})
