import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { declared } from '../engine/check/declared-files.ts'
import { dataOf, refusalOf } from './answers.ts'
import { inFolder, publishWith } from './publish-with.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'

/** A section of the organisations with the variant `surveying`. */
const section = inFolder('tenants/variants/surveying/sections/instruments', {
  'schema.json': {
    type: 'object',
    additionalProperties: false,
    required: ['Name'],
    properties: {
      EntryNo: { type: 'integer', entryNumber: true },
      Name: { type: 'string', title: 'Instrument', maxLength: 40, normalise: ['trim'] },
    },
  },
  'ui.json': {},
  'page.json': {
    kind: 'collection',
    title: 'Instruments',
    calls: {
      list: 'profile/instruments',
      add: 'profile/instruments',
      update: 'profile/instruments/update',
      remove: 'profile/instruments/remove',
    },
    columns: [{ id: 'name', title: 'Instrument', field: 'Name' }],
    actions: [{ id: 'add', kind: 'add', title: 'Add an instrument' }],
    dialog: { width: 500, add: 'Add an instrument', edit: 'Edit an instrument' },
    empty: 'No instruments yet.',
  },
  'examples.json': { valid: [{ id: 'level', answers: { Name: 'Level' } }], invalid: [] },
})

/** Its tab in the profile of the same organisations. */
const tab: JsonObject = {
  overlay: '1.1.0',
  info: { title: 'Surveyors have instruments', version: '1.0.0' },
  extends: 'pages/profile-individual',
  actions: [
    {
      target: '$.page.tabs',
      description: 'Surveyors state their instruments.',
      update: [{ id: 'instruments', title: 'Instruments', document: 'sections/instruments' }],
    },
  ],
}

/** One of the organisations changes the section further. */
const ownWord: JsonObject = {
  overlay: '1.1.0',
  info: { title: 'Our own word', version: '1.0.0' },
  extends: 'sections/instruments',
  actions: [
    {
      target: '$.schema.properties.Name',
      description: 'We say device.',
      'x-was': { title: 'Instrument' },
      update: { title: 'Device' },
    },
  ],
}

/** The tenant.json of an organisation with the variant. */
function withVariant(id: string): Readonly<Record<string, JsonObject>> {
  const file = `tenants/${id}/tenant.json`
  const tenant = declared.get(file)
  if (!isJsonObject(tenant) || !isJsonArray(tenant['variants'])) throw new Error(`There is no ${file}.`)
  return { [file]: { ...tenant, variants: [...tenant['variants'], 'surveying'] } }
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    tenants: await publishWith({
      ...section,
      'tenants/variants/surveying/overlays/pages/profile-individual.json': tab,
      ...withVariant('demo'),
      ...withVariant('ics'),
      'tenants/ics/overlays/sections/instruments.json': ownWord,
    }),
  })
})
afterAll(() => server.close())

const tenantOf = (id: string) => server.services.tenants.byHost(`${id}.localhost`)

function tabsOf(id: string): readonly string[] {
  const page = tenantOf(id)?.documents.get('pages/profile-individual')?.page
  return page?.kind === 'tabs' ? page.tabs.map((one) => one.id) : []
}

test('a section of a variant is served to each organisation that has the variant, and to no other [PLAT-02]', async () => {
  for (const id of ['demo', 'ics']) {
    const { client } = await makeMember(server, id)
    dataOf(await client.post('profile/instruments', { Name: ' Level ' }))
    expect(dataOf(await client.get('profile/instruments'))).toMatchObject([{ Name: 'Level' }])
    expect(refusalOf(await client.post('profile/instruments', {})).status).toBe(422)
    expect(tabsOf(id)).toContain('instruments')
  }
  const { client } = await makeMember(server, 'iek')
  expect((await client.get('profile/instruments')).status).toBe(404)
  expect((await client.post('profile/instruments', { Name: 'Level' })).status).toBe(404)
  expect(tabsOf('iek')).not.toContain('instruments')
})

test('an organisation changes the section of its variant by an overlay, for itself alone [ENG-03]', () => {
  const fieldsOf = (id: string) => tenantOf(id)?.documents.get('sections/instruments')?.schema?.['properties']
  expect(fieldsOf('demo')).toMatchObject({ Name: { title: 'Instrument' } })
  expect(fieldsOf('ics')).toMatchObject({ Name: { title: 'Device' } })
})
