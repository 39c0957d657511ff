import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { inFolder, publishWith } from './publish-with.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import { falsePng, fileLike, formOf, pdf } from './test-files.ts'
import { exampleOf, uploadOf } from './valid-answers.ts'

/** A section that no code knows, declared for one organisation alone. */
const publications: Readonly<Record<string, JsonValue>> = {
  'schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Publication',
    type: 'object',
    additionalProperties: false,
    required: ['Title', 'Year'],
    properties: {
      lineNo: { type: 'integer', entryNumber: true },
      profileID: { type: 'string', readOnly: true },
      Title: { type: 'string', title: 'Title', maxLength: 100, normalise: ['trim', 'upper-case'] },
      Year: { type: 'integer', title: 'Year', minimum: 1900 },
      Reviewed: { type: 'boolean', title: 'Reviewed', default: false },
      Authors: { type: 'array', title: 'Authors', items: { type: 'string' } },
      Copy: { title: 'Copy', $ref: 'common/file.json', contentTypes: ['application/pdf'], maximumContentSize: 5000 },
    },
    uniqueInRecords: ['Title'],
  },
  'ui.json': {
    'ui:order': ['Title', 'Year', 'Reviewed', 'Authors', 'Copy'],
    Year: { 'ui:messages': { minimum: 'Too old' } },
  },
  'page.json': {
    kind: 'collection',
    title: 'Publications',
    when: { value: 'user.category', equals: 'GRADUATE' },
    calls: {
      list: 'profile/publications',
      add: 'profile/publications',
      update: 'profile/publications/update',
      remove: 'profile/publications/remove',
    },
    withoutRevision: 'last-writer',
    otherCalls: [
      { id: 'add-too', path: 'profile/publications/add', action: 'add' },
      { id: 'authors', path: 'profile/publications/storeauthors', action: 'change', fields: ['Authors'] },
      {
        id: 'copy',
        path: 'profile/publications/attachment/getCopy',
        action: 'file',
        field: 'Copy',
        parameter: 'entryNoInt',
      },
    ],
    columns: [{ id: 'title', title: 'Title', field: 'Title' }],
    actions: [{ id: 'add', kind: 'add', title: 'Add' }],
    dialog: { width: 600, add: 'Add', edit: 'Edit' },
    empty: 'None yet',
  },
  'examples.json': { valid: [], invalid: [] },
}

/** A section of one answer, which is shown among the profile's own. */
const question: Readonly<Record<string, JsonValue>> = {
  'schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Question',
    type: 'object',
    additionalProperties: false,
    required: ['hasPublished'],
    properties: { hasPublished: { type: 'string', title: 'Published', enum: ['YES', 'NO'] } },
  },
  'ui.json': {},
  'page.json': {
    kind: 'record',
    title: 'Question',
    calls: { list: 'profile/published' },
    withoutRevision: 'last-writer',
    otherCalls: [{ id: 'save', path: 'profile/update/published', action: 'save' }],
    inProfile: true,
  },
  'examples.json': { valid: [], invalid: [] },
}

let server: TestServer

/** The shipped declarations with the section among those of one organisation. */
async function publish(section: Readonly<Record<string, JsonValue>>): Promise<PublishedTenants> {
  const sections = 'tenants/iek/sections'
  return publishWith({
    ...inFolder(`${sections}/publications`, section),
    ...inFolder(`${sections}/published`, question),
  })
}

beforeAll(async () => {
  server = await startTestServer({ tenants: await publish(publications) })
})
afterAll(() => server.close())

async function withProfile(tenant = 'iek'): Promise<Awaited<ReturnType<typeof signedUp>>> {
  const client = await signedUp(server, tenant)
  dataOf(await client.postForm('profile', uploadOf(exampleOf(server, tenant, 'sections/bio'))))
  return client
}

/** The organisation's stored files, except those of the profiles' main records. */
async function namesOfFiles(): Promise<readonly string[]> {
  const { database, files } = server.services
  const own = await database.inTenant('iek', ({ db }) =>
    db.selectFrom('files').select('id').where('section', '!=', 'sections/publications').execute(),
  )
  const entries = await readdir(join(files.folder, 'iek'), { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return names.filter((name) => !own.some(({ id }) => id === name)).toSorted()
}

const bridges: JsonObject = { Title: ' on bridges ', Year: 2020 }

describe('a section that is declared and nothing else', () => {
  test('is listed, added to, changed and removed from, with its own field for entry numbers [ENG-02]', async () => {
    const client = await withProfile()
    expect(listIn(await client.get('profile/publications'))).toEqual([])
    const added = objectIn(await client.post('profile/publications', { ...bridges, lineNo: 9 }))
    expect(added).toMatchObject({ lineNo: 1, Title: 'ON BRIDGES', Year: 2020 })
    expect(added).not.toHaveProperty('EntryNo')
    expect(objectIn(await client.post('profile/publications', { ...bridges, Title: 'On roads' }))).toMatchObject({
      lineNo: 2,
    })
    const changed = await client.post('profile/publications/update', { ...added, Year: 2021 })
    expect(objectIn(changed)).toMatchObject({ lineNo: 1, Year: 2021 })
    dataOf(await client.post('profile/publications/remove', { lineNo: 2 }))
    expect(listIn(await client.get('profile/publications'))).toEqual([objectIn(changed)])
  })

  test('validates with its declared messages and keywords [ENG-02 ENG-08]', async () => {
    const client = await withProfile()
    const refused = refusalOf(await client.post('profile/publications', { Title: '', Year: 1800 }))
    expect(refused).toMatchObject({ errors: { '/Title': 'Field is required', '/Year': 'Too old' } })
    await client.post('profile/publications', bridges)
    expect(refusalOf(await client.post('profile/publications', bridges))).toMatchObject({
      status: 422,
      errors: { '/Title': expect.any(String) },
    })
  })

  test('reads the parts of form data by its types, and keeps its files [ENG-02]', async () => {
    const client = await withProfile()
    const form = formOf({}, { Copy: pdf() })
    const parts = { Title: 'On dams', Year: '2019', Reviewed: 'true', Authors: '["A","B"]' }
    for (const [name, text] of Object.entries(parts)) form.set(name, text)
    const added = objectIn(await client.postForm('profile/publications', form))
    expect(added).toMatchObject({
      Year: 2019,
      Reviewed: true,
      Authors: ['A', 'B'],
      Copy: { mediaType: 'application/pdf' },
    })
    const wrong = formOf({ ...bridges }, {})
    wrong.set('Year', 'soon')
    expect(refusalOf(await client.postForm('profile/publications', wrong))).toMatchObject({
      errors: { '/Year': expect.any(String) },
    })
  })

  test('keeps a file with its record: it is deleted when replaced, and with the record [ENG-02]', async () => {
    const client = await withProfile()
    const others = await namesOfFiles()
    const added = objectIn(await client.postForm('profile/publications', formOf(bridges, { Copy: pdf() })))
    const first = textAt(await client.get('profile/publications'), '/data/0/Copy/id')
    expect((await client.get(`files/${first}`)).bytes).toEqual(Buffer.from(await pdf().arrayBuffer()))
    const kept = objectIn(await client.post('profile/publications/update', { ...added, Year: 2022 }))
    expect(kept).toMatchObject({ Year: 2022, Copy: { id: first } })
    const parts = (more: Readonly<Record<string, string>> = {}) => {
      const form = new FormData()
      for (const [name, text] of Object.entries({ Title: 'On dams', Year: '2019', lineNo: '1', ...more }))
        form.set(name, text)
      return form
    }
    const unsent = objectIn(await client.postForm('profile/publications/update', parts()))
    expect(unsent).toMatchObject({ Title: 'ON DAMS', Copy: { id: first } })
    const body = formOf({ ...bridges, lineNo: 1 }, { Copy: pdf() })
    const second = textAt(await client.postForm('profile/publications/update', body), '/data/Copy/id')
    expect(second).not.toBe(first)
    expect(new Set(await namesOfFiles())).toEqual(new Set([...others, second]))
    const emptied = objectIn(await client.postForm('profile/publications/update', parts({ Copy: '' })))
    expect(emptied).not.toHaveProperty('Copy')
    expect(await namesOfFiles()).toEqual(others)
    dataOf(await client.postForm('profile/publications/update', formOf({ ...bridges, lineNo: 1 }, { Copy: pdf() })))
    dataOf(await client.post('profile/publications/remove', { lineNo: 1 }))
    expect(await namesOfFiles()).toEqual(others)
    expect(refusalOf(await client.get(`files/${second}`))).toEqual({ status: 404, code: 'not-found' })
  })

  test('refuses files that are too large or not what they claim to be by its declared rules [ENG-02]', async () => {
    const client = await withProfile()
    const others = await namesOfFiles()
    const large = fileLike({ name: 'copy.pdf', mediaType: 'application/pdf', size: 11_000_000 })
    const refusedFor = async (file: File) =>
      refusalOf(await client.postForm('profile/publications', formOf(bridges, { Copy: file })))
    expect(await refusedFor(large)).toMatchObject({ errors: { '/Copy': 'The file should be less than 5,000 bytes' } })
    const cut = new File([(await pdf().arrayBuffer()).slice(0, 300)], 'copy.pdf', { type: 'application/pdf' })
    for (const file of [falsePng(), cut]) {
      expect(await refusedFor(file)).toMatchObject({ errors: { '/Copy': 'Files of this kind are not accepted' } })
    }
    expect(await namesOfFiles()).toEqual(others)
  })

  test('responds at its further paths too [ENG-02 API-02]', async () => {
    const client = await withProfile()
    const content = Buffer.from(await pdf().arrayBuffer())
    const added = objectIn(await client.postForm('profile/publications/add', formOf(bridges, { Copy: pdf() })))
    expect(added).toMatchObject({ lineNo: 1 })
    const file = await client.get('profile/publications/attachment/getCopy?entryNoInt=1')
    expect(dataOf(file)).toBe(content.toString('base64'))
    for (const query of ['?entryNoInt=2', '?entryNoInt=one', '']) {
      const refused = refusalOf(await client.get(`profile/publications/attachment/getCopy${query}`))
      expect(refused).toEqual({ status: 404, code: 'not-found' })
    }
    const change = { lineNo: 1, Authors: ['A'], Title: 'not one of its fields' }
    expect(objectIn(await client.post('profile/publications/storeauthors', change))).toEqual({
      ...added,
      $revision: '1.2',
      Authors: ['A'],
    })
    const wrong = refusalOf(await client.post('profile/publications/storeauthors', { lineNo: 1, Authors: 'A' }))
    expect(wrong).toMatchObject({ errors: { '/Authors': expect.any(String) } })
    expect(refusalOf(await client.post('profile/publications/storeauthors', { lineNo: 9, Authors: [] }))).toMatchObject(
      {
        status: 404,
      },
    )
  })

  test('keeps one answer among the profile’s own, added or replaced by one call [API-02]', async () => {
    const client = await withProfile()
    expect(dataOf(await client.get('profile/published'))).toBeNull()
    const { ProfileID } = objectIn(await client.get('profile'))
    for (const hasPublished of ['YES', 'NO']) {
      const saved = await client.post('profile/update/published', { ProfileID, hasPublished })
      expect(objectIn(saved)).toMatchObject({ EntryNo: 1, hasPublished })
    }
    const profile = objectIn(await client.get('profile'))
    expect(profile).toMatchObject({ hasPublished: 'NO', ProfileID })
    expect((await client.post('profile/update', profile)).status).toBe(200)
    const refused = refusalOf(await client.post('profile/update/published', { hasPublished: 'MAYBE' }))
    expect(refused).toMatchObject({ errors: { '/hasPublished': expect.any(String) } })
  })

  test('has the profile’s id as profileID too where that is declared, and never stores it [API-02]', async () => {
    const client = await withProfile()
    const { ProfileID } = objectIn(await client.get('profile'))
    const added = objectIn(await client.post('profile/publications', bridges))
    expect(added).toMatchObject({ ProfileID, profileID: ProfileID })
    const updated = objectIn(await client.post('profile/publications/update', added))
    expect(updated).toMatchObject({ ProfileID, profileID: ProfileID })
    const kept = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('records').select('answers').where('profile_id', '=', String(ProfileID)).execute(),
    )
    expect(kept.map(({ answers }) => Object.keys(answers)).flat()).not.toContain('profileID')
    expect(objectIn(await client.get('profile'))).not.toHaveProperty('profileID')
  })

  test('refuses content for another profile [API-02]', async () => {
    const [own, other] = [await withProfile(), await withProfile()]
    const { ProfileID } = objectIn(await other.get('profile'))
    for (const name of ['ProfileID', 'profileID']) {
      const form = formOf({}, {})
      for (const [key, text] of Object.entries({ Title: 'On dams', Year: '2019', [name]: String(ProfileID) }))
        form.set(key, text)
      expect(refusalOf(await own.postForm('profile/publications', form))).toEqual({ status: 403, code: 'forbidden' })
      form.set(name, String(objectIn(await own.get('profile')).ProfileID))
      expect((await own.postForm('profile/publications', form)).status).toBe(name === 'ProfileID' ? 200 : 422)
    }
    expect(listIn(await own.get('profile/publications'))).toHaveLength(1)
  })

  test('gives two that are added at once different numbers [API-02]', async () => {
    const client = await withProfile()
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((Title) => client.post('profile/publications', { ...bridges, Title })),
    )
    expect(new Set(answers.map((answer) => objectIn(answer).lineNo))).toEqual(new Set([1, 2, 3, 4, 5]))
  })

  test('is closed to users that its page does not admit [ENG-11]', async () => {
    const { database } = server.services
    const client = await withProfile()
    await database.inTenant('iek', ({ db }) =>
      db.updateTable('users').set({ category: 'FELLOW' }).where('email', '=', client.email).execute(),
    )
    expect(refusalOf(await client.post('profile/publications', bridges))).toEqual({ status: 403, code: 'forbidden' })
    expect(refusalOf(await client.get('profile/publications'))).toEqual({ status: 403, code: 'forbidden' })
  })

  test('does not exist at other organisations [ENG-02]', async () => {
    const client = await withProfile('demo')
    expect(refusalOf(await client.get('profile/publications'))).toEqual({ status: 404, code: 'not-found' })
    expect(refusalOf(await server.client('iek').send({ method: 'DELETE' }, 'profile/publications'))).toEqual({
      status: 405,
      code: 'method-not-allowed',
    })
  })
})

describe('a record', () => {
  test('remembers the form it was written under, which is kept [ENG-17]', async () => {
    const client = await withProfile()
    const { formHash } = objectIn(await client.post('profile/publications', bridges))
    const snapshots = await server.services.database.inTenant('iek', ({ db }) =>
      db.selectFrom('form_snapshots').selectAll().where('document_id', '=', 'sections/publications').execute(),
    )
    expect(snapshots).toHaveLength(1)
    expect(snapshots[0]?.hash).toBe(formHash)
    expect(snapshots[0]?.document).toHaveProperty('schema.properties.Title')
  })
})
