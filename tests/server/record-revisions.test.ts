import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { pruneChangeKeys } from '../../src/server/sections/change-keys.ts'
import { dataOf, listIn, objectIn, refusalOf } from './answers.ts'
import { inFolder, publishWith } from './publish-with.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { Answer, CallOptions } from './test-client.ts'
import { formOf, partsOf, pdf } from './test-files.ts'
import { makeMember } from './test-profiles.ts'
import { uploadOf } from './valid-answers.ts'

/** A collection with a file, where every change must name its revision. */
const papers: Readonly<Record<string, JsonValue>> = {
  'schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Paper',
    type: 'object',
    additionalProperties: false,
    required: ['Title'],
    properties: {
      Title: { type: 'string', title: 'Title', maxLength: 100 },
      Journal: { type: 'string', title: 'Journal', maxLength: 100 },
      Copy: { title: 'Copy', $ref: 'common/file.json', contentTypes: ['application/pdf'], maximumContentSize: 5000 },
    },
  },
  'ui.json': {},
  'page.json': {
    kind: 'collection',
    title: 'Papers',
    calls: {
      list: 'profile/papers',
      add: 'profile/papers',
      update: 'profile/papers/update',
      remove: 'profile/papers/remove',
    },
    otherCalls: [{ id: 'journal', path: 'profile/papers/journal', action: 'change', fields: ['Journal'] }],
    columns: [{ id: 'title', title: 'Title', field: 'Title' }],
    actions: [{ id: 'add', kind: 'add', title: 'Add' }],
    dialog: { width: 600, add: 'Add', edit: 'Edit' },
    empty: 'None yet',
  },
  'examples.json': { valid: [], invalid: [] },
}

/** A section of one record of the same kind. */
const motto: Readonly<Record<string, JsonValue>> = {
  'schema.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Motto',
    type: 'object',
    additionalProperties: false,
    required: ['Text'],
    properties: { Text: { type: 'string', title: 'Text', maxLength: 100 } },
  },
  'ui.json': {},
  'page.json': {
    kind: 'record',
    title: 'Motto',
    calls: { list: 'profile/motto', add: 'profile/motto', update: 'profile/motto/update' },
    otherCalls: [{ id: 'save', path: 'profile/motto/save', action: 'save' }],
  },
  'examples.json': { valid: [], invalid: [] },
}

const tenant = 'iek'
let server: TestServer
beforeAll(async () => {
  const sections = `tenants/${tenant}/sections`
  const files = { ...inFolder(`${sections}/papers`, papers), ...inFolder(`${sections}/motto`, motto) }
  server = await startTestServer({ tenants: await publishWith(files) })
})
afterAll(() => server.close())

const member = async () => (await makeMember(server, tenant)).client
const from = (record: JsonObject): CallOptions => ({ headers: { 'if-match': `"${String(record['$revision'])}"` } })
const nothingThere: CallOptions = { headers: { 'if-none-match': '*' } }
const under = (key: string): CallOptions => ({ headers: { 'idempotency-key': key } })
const bodyAt = ({ json }: Answer, pointer: string) => getAt(json, pointer)
const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((left, right) => left - right)

async function withPaper() {
  const client = await member()
  const added = objectIn(await client.postForm('profile/papers', formOf({ Title: 'On dams' }, { Copy: pdf() })))
  return { client, added, list: async () => listIn(await client.get('profile/papers')) }
}

describe('a change that names the revision it was made from', () => {
  const ways: [string, (revision: string) => { body?: JsonObject; options?: CallOptions }][] = [
    ['by header', (revision) => ({ options: { headers: { 'if-match': `"${revision}"` } } })],
    ['by a weak tag', (revision) => ({ options: { headers: { 'if-match': `W/"${revision}"` } } })],
    ['by a field', (revision) => ({ body: { $ifRevision: revision } })],
  ]
  test.each(ways)('%s: is made if it is the latest, and gets both versions if not', async (_way, naming) => {
    const { client, added, list } = await withPaper()
    const send = (answers: JsonObject, revision: unknown) => {
      const { body, options } = naming(String(revision))
      return client.post('profile/papers/update', { EntryNo: 1, ...answers, ...body }, options)
    }
    expect(added['$revision']).toBe('1.1')
    const first = objectIn(await send({ Title: 'On dams', Journal: 'Water' }, added['$revision']))
    expect(first['$revision']).toBe('1.2')
    const second = await send({ Title: 'On weirs' }, added['$revision'])
    expect(refusalOf(second)).toEqual({ status: 409, code: 'stale' })
    expect(bodyAt(second, '/current')).toEqual(first)
    expect(bodyAt(second, '/sent')).toMatchObject({ Title: 'On weirs' })
    expect(await list()).toEqual([first])
  })

  test('as a part of form data', async () => {
    const { client, added, list } = await withPaper()
    const parts = (revision: unknown) => partsOf({ EntryNo: '1', Title: 'On weirs', $ifRevision: String(revision) })
    const changed = objectIn(await client.postForm('profile/papers/update', parts(added['$revision'])))
    expect(changed).toMatchObject({ Title: 'On weirs', Copy: added['Copy'] })
    expect(refusalOf(await client.postForm('profile/papers/update', parts(added['$revision'])))['code']).toBe('stale')
    expect(await list()).toEqual([changed])
  })

  test('of some fields alone is checked too', async () => {
    const { client, added } = await withPaper()
    const journal = (Journal: string) => client.post('profile/papers/journal', { EntryNo: 1, Journal }, from(added))
    dataOf(await journal('Water'))
    expect(refusalOf(await journal('Stone'))).toEqual({ status: 409, code: 'stale' })
  })

  test.each(['nonsense', '1', '1.1.1', '1.-1', '"', '9'.repeat(50)])('as no record has it: %s', async (revision) => {
    const { client } = await withPaper()
    const named = await client.post('profile/papers/update', { EntryNo: 1, Title: 'X', $ifRevision: revision })
    expect(refusalOf(named)).toEqual({ status: 400, code: 'bad-request' })
  })
})

describe('of two devices that change at once', () => {
  test('one is refused, and what the other saved stays', async () => {
    const { client, added, list } = await withPaper()
    const titles = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(
      titles.map((Title) => client.post('profile/papers/update', { EntryNo: 1, Title }, from(added))),
    )
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const taken = answers.filter(({ status }) => status === 200).map((answer) => objectIn(answer))
    expect(await list()).toEqual(taken)
  })

  test('one removes and the other changes: either the removal or the change is refused, or finds it gone', async () => {
    const { client, added, list } = await withPaper()
    const [changed, removed] = await Promise.all([
      client.post('profile/papers/update', { EntryNo: 1, Title: 'Kept' }, from(added)),
      client.post('profile/papers/remove', { EntryNo: 1 }, from(added)),
    ])
    expect(statusesOf([changed, removed])).toEqual([200, 409])
    expect(await list()).toHaveLength(changed.status === 200 ? 1 : 0)
  })

  test('two add the only record: the second gets the first', async () => {
    const client = await member()
    const add = (Text: string) => client.post('profile/motto', { Text }, nothingThere)
    const answers = await Promise.all([add('Build'), add('Mend')])
    expect(statusesOf(answers)).toEqual([200, 409])
    const [taken, refused] = answers.toSorted((left, right) => left.status - right.status)
    expect(refused && bodyAt(refused, '/code')).toBe('stale')
    expect(refused && bodyAt(refused, '/current')).toEqual(taken && objectIn(taken))
    expect(refusalOf(await client.post('profile/motto/save', { Text: 'Mend' }, nothingThere))['code']).toBe('stale')
    expect(refusalOf(await client.post('profile/motto', { Text: 'Mend' }))['code']).toBe('already-exists')
  })
})

describe('a change that names no revision', () => {
  const calls: [string, string][] = [
    ['update', 'profile/papers/update'],
    ['remove', 'profile/papers/remove'],
    ['change', 'profile/papers/journal'],
  ]
  test.each(calls)('is refused where no page declares that the last writer wins: %s', async (_action, path) => {
    const { client, added, list } = await withPaper()
    const answer = await client.post(path, { ...added, Title: 'On weirs' })
    expect(refusalOf(answer)).toEqual({ status: 428, code: 'revision-required' })
    expect(refusalOf(await client.post(path, added, { headers: { 'if-match': '*' } }))['status']).toBe(428)
    expect(await list()).toEqual([added])
  })

  test('is refused for a single record too, unless it is the first', async () => {
    const client = await member()
    dataOf(await client.post('profile/motto/save', { Text: 'Build' }))
    expect(refusalOf(await client.post('profile/motto/save', { Text: 'Mend' }))['code']).toBe('revision-required')
    expect(refusalOf(await client.post('profile/motto/update', { Text: 'Mend' }))['code']).toBe('revision-required')
  })

  test('is made where the page declares it, as for the specification’s calls; a named revision is checked there too', async () => {
    const client = await member()
    const bio = objectIn(await client.get('profile'))
    const update = (FirstName: string, options?: CallOptions) =>
      client.postForm('profile/update', uploadOf({ ...bio, FirstName }), options)
    const changed = objectIn(await update('ONE'))
    expect(changed['$revision']).not.toBe(bio['$revision'])
    dataOf(await update('TWO'))
    const stale = await update('THREE', from(changed))
    expect(refusalOf(stale)).toEqual({ status: 409, code: 'stale' })
    expect(bodyAt(stale, '/current/FirstName')).toBe('TWO')
  })
})

describe('a removal', () => {
  test('of a changed record is refused, with the current record', async () => {
    const { client, added, list } = await withPaper()
    const changed = objectIn(await client.post('profile/papers/update', { EntryNo: 1, Title: 'New' }, from(added)))
    const removal = await client.post('profile/papers/remove', { EntryNo: 1 }, from(added))
    expect(refusalOf(removal)).toEqual({ status: 409, code: 'stale' })
    expect(bodyAt(removal, '/current')).toEqual(changed)
    expect(await list()).toEqual([changed])
  })

  test('that is retried responds that it is gone already', async () => {
    const { client, added } = await withPaper()
    const remove = () => client.post('profile/papers/remove', { EntryNo: 1 }, from(added))
    const [first, second] = [await remove(), await remove()]
    expect([dataOf(first), dataOf(second)]).toEqual([{ message: 'Deleted' }, { message: 'Deleted already' }])
  })

  test('before a change: the change learns that it is gone; an unknown record is not found', async () => {
    const { client, added, list } = await withPaper()
    dataOf(await client.post('profile/papers/remove', { EntryNo: 1 }, from(added)))
    const change = await client.post('profile/papers/update', { EntryNo: 1, Title: 'New' }, from(added))
    expect(refusalOf(change)).toEqual({ status: 409, code: 'stale' })
    expect(bodyAt(change, '/current')).toBeNull()
    const never = { headers: { 'if-match': '"7.1"' } }
    expect(refusalOf(await client.post('profile/papers/update', { EntryNo: 7, Title: 'N' }, never))['status']).toBe(404)
    expect(refusalOf(await client.post('profile/papers/remove', { EntryNo: 7 }, never))['status']).toBe(404)
    expect(await list()).toEqual([])
  })
})

test('a save without a change keeps the revision; each change of any kind makes a new one', async () => {
  const { client, added } = await withPaper()
  const same = objectIn(await client.post('profile/papers/update', added, from(added)))
  expect(same).toEqual(added)
  const journal = objectIn(await client.post('profile/papers/journal', { EntryNo: 1, Journal: 'Water' }, from(same)))
  const back = objectIn(await client.post('profile/papers/update', added, from(journal)))
  expect([same, journal, back].map((record) => record['$revision'])).toEqual(['1.1', '1.2', '1.3'])
})

describe('the profile’s own calls', () => {
  const calls: [string, string, JsonObject][] = [
    ['a confirmation', 'profile/update', { confirmed: true }],
    ['approved names', 'profile/approve-names', { LastName: 'EXAMPLE', FirstName: 'NEW', SecondName: 'NAME' }],
  ]
  test.each(calls)('%s: of what was changed since is refused', async (_title, path, body) => {
    const client = await member()
    const bio = objectIn(await client.get('profile'))
    const changed = objectIn(
      await client.postForm('profile/update', uploadOf({ ...bio, FirstName: 'OTHER' }), from(bio)),
    )
    expect(refusalOf(await client.post(path, body, from(bio)))).toEqual({ status: 409, code: 'stale' })
    expect(objectIn(await client.get('profile'))).toEqual(changed)
    dataOf(await client.post(path, body, from(changed)))
  })

  test('settings that are left out stay as another device set them', async () => {
    const client = await member()
    dataOf(await client.post('auth/notification', { email_reminders: false }))
    dataOf(await client.post('auth/notification', { sms_updates: true }))
    const all = { email_reminders: false, email_updates: true, sms_reminders: false, sms_updates: true }
    expect(refusalOf(await client.post('auth/notification', {}))).toEqual({ status: 400, code: 'bad-request' })
    expect(objectIn(await client.get('auth/user'))).toMatchObject(all)
    expect(objectIn(await client.get('auth/user'))).toMatchObject(all)
  })
})

describe('a change that is sent again with the same key', () => {
  const filesOnDisk = async () => {
    const entries = await readdir(join(server.services.files.folder, tenant), { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  }

  test('gets the record that was made, with its files, and writes nothing', async () => {
    const client = await member()
    const key = randomUUID()
    const add = () => client.postForm('profile/papers', formOf({ Title: 'On dams' }, { Copy: pdf() }), under(key))
    const first = objectIn(await add())
    const stored = await filesOnDisk()
    expect(objectIn(await add())).toEqual(first)
    expect(await filesOnDisk()).toBe(stored)
    const changed = objectIn(await client.post('profile/papers/journal', { EntryNo: 1, Journal: 'Water' }, from(first)))
    expect(objectIn(await add())).toEqual(changed)
    expect(listIn(await client.get('profile/papers'))).toEqual([changed])
  })

  test('at once, several times, makes one record', async () => {
    const client = await member()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        client.postForm('profile/papers', formOf({ Title: 'On dams' }, { Copy: pdf() }), under(key)),
      ),
    )
    const [first, ...others] = answers.map((answer) => objectIn(answer))
    for (const other of others) expect(other).toEqual(first)
    expect(listIn(await client.get('profile/papers'))).toEqual([first])
  })

  test('with other answers or other files is refused, with the record that was made', async () => {
    const client = await member()
    const key = randomUUID()
    const add = (Title: string, files: Readonly<Record<string, File>>) =>
      client.postForm('profile/papers', formOf({ Title }, files), under(key))
    const first = objectIn(await add('On dams', { Copy: pdf() }))
    const longer = new File([await pdf().arrayBuffer(), '\n'], 'id.pdf', { type: 'application/pdf' })
    for (const other of [await add('On weirs', { Copy: pdf() }), await add('On dams', { Copy: longer })]) {
      expect(refusalOf(other)).toEqual({ status: 409, code: 'key-reused' })
      expect(bodyAt(other, '/current')).toEqual(first)
    }
    expect(listIn(await client.get('profile/papers'))).toEqual([first])
  })

  test('does not add a removed record again', async () => {
    const client = await member()
    const add = () => client.post('profile/papers', { Title: 'On dams' }, under('a-key-of-the-client'))
    const first = objectIn(await add())
    dataOf(await client.post('profile/papers/remove', { EntryNo: 1 }, from(first)))
    const again = await add()
    expect(refusalOf(again)).toEqual({ status: 409, code: 'stale' })
    expect(bodyAt(again, '/current')).toBeNull()
  })

  test('is another one of another profile, in another section, after a refusal and after the keys are pruned', async () => {
    const [client, other] = [await member(), await member()]
    const options = under(randomUUID())
    expect((await client.post('profile/papers', {}, options)).status).toBe(422)
    for (const one of [client, other]) {
      dataOf(await one.post('profile/papers', { Title: 'On dams' }, options))
      dataOf(await one.post('profile/motto', { Text: 'Build' }, options))
      expect(listIn(await one.get('profile/papers'))).toHaveLength(1)
    }
    const { database, now } = server.services
    const pruned = await database.inTenant(tenant, (tx) => pruneChangeKeys(tx, new Date(now().getTime() + 1)))
    expect(pruned).toBeGreaterThanOrEqual(4)
    dataOf(await client.post('profile/papers', { Title: 'On dams' }, options))
    expect(listIn(await client.get('profile/papers'))).toHaveLength(2)
  })

  test('counts as a change of the revision that it named, although that is no longer the latest', async () => {
    const { client, added } = await withPaper()
    const headers = { ...from(added).headers, ...under(randomUUID()).headers }
    const change = () => client.post('profile/papers/update', { EntryNo: 1, Title: 'On weirs' }, { headers })
    const changed = objectIn(await change())
    expect(objectIn(await change())).toEqual(changed)
  })

  test.each(['short', 'with spaces in between', 'x'.repeat(101), 'ключ-ключ-ключ-ключ'])(
    'is refused where the key is none: %s',
    async (key) => {
      const client = await member()
      const named = encodeURIComponent(key) === key ? key : key.replaceAll(/[^\w ]/g, '!')
      expect((await client.post('profile/papers', { Title: 'On dams' }, under(named))).status).toBe(400)
    },
  )
})
