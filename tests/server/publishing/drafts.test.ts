import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
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
  startEditing,
} from './form-changes.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterEach(() =>
  server.services.database.inTenant('demo', ({ db }) =>
    db.deleteFrom('form_drafts').where('tenant', '=', 'demo').execute(),
  ),
)
afterAll(() => server.close())

/** A further field, at the end of the form. */
const addField = (name: string, field: JsonObject): readonly JsonObject[] => [
  { target: '$.schema.properties', description: 'Asked for.', update: { [name]: field }, 'x-absent': true },
  { target: "$.ui['ui:order']", description: 'It comes last.', update: [name], 'x-absent': true },
]

/** What administrators may change of a page, by hand or in the editor. */
const retitlePage: JsonObject = {
  target: '$.page',
  description: 'Members say so.',
  update: { title: 'Letters' },
  'x-was': { title: 'Contacts' },
}
const sortByCity: JsonObject = {
  target: "$.page.columns[?@.id == 'city']",
  description: 'Letters go by town.',
  update: { sort: 'ascending' },
  'x-absent': true,
}

async function dryRun(client: TestClient, document = contacts) {
  const { publication, draft } = await formAt(client, document)
  const drafts = [{ document, revision: getAt(draft, '/revision') ?? 0 }]
  return client.post('admin/forms/dry-run', { publication, drafts })
}

describe('drafts', () => {
  test('are shared, and list what is changed, and can be discarded [ADM-13]', async () => {
    const saved = objectIn(await saveDraft(admin, [relabelEmail('Mail')]))
    expect(saved['draft']).toMatchObject({ revision: 1, by: 'superadmin', outdated: false })
    const other = await signedInAs(server, 'superadmin')
    expect(getAt(await formAt(other), '/draft/actions')).toEqual([relabelEmail('Mail')])
    const { forms } = objectIn(await other.get('admin/forms'))
    expect(forms).toContainEqual(
      expect.objectContaining({ document: contacts, changes: 0, draft: expect.objectContaining({ revision: 1 }) }),
    )
    const discarded = objectIn(await other.post('admin/forms/discard', { document: contacts, revision: 1 }))
    expect(discarded['draft']).toBeNull()
    expect(refusalOf(await admin.post('admin/forms/discard', { document: contacts, revision: 1 }))).toMatchObject({
      code: 'stale',
    })
  })

  test('of two people do not overwrite each other: the later one learns who and when [ADM-13]', async () => {
    dataOf(await saveDraft(admin, [relabelEmail('First')]))
    const { publication } = await formAt(admin)
    const late = { document: contacts, revision: 0, publication, actions: [{ ...relabelEmail('Second') }] }
    const refused = await admin.post('admin/forms/draft', late)
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'stale' })
    expect(getAt(refused.json, '/change')).toMatchObject({ by: 'superadmin', revision: 1 })
    expect(getAt(await formAt(admin), '/draft/actions')).toEqual([relabelEmail('First')])
  })

  test('come with a few made-up records, for a preview of the table [ADM-11 ADM-16]', async () => {
    const { samples } = await formAt(admin)
    expect(samples).toContainEqual(expect.objectContaining({ EntryNo: 1, Email: expect.stringContaining('@') }))
  })

  test('name the layers below, with what they replaced and why [ADM-12]', async () => {
    const elsewhere = await signedInAs(server, 'superadmin', 'iek')
    const { origins, inherited } = await formAt(elsewhere)
    expect(getAt(inherited, '/schema/properties/PlaceOfWork/title')).toBe('Employer')
    expect(origins).toContainEqual({
      pointer: '/schema/properties/PlaceOfWork/title',
      layer: 'tenant:iek',
      reason: 'The institution writes to employers about training.',
      action: 'update',
      was: 'Place of Work',
    })
  })

  test('begun before something else was published for the form are not published over it [ADM-13]', async () => {
    dataOf(await publish(admin, [relabelEmail('Mail')]))
    dataOf(await saveDraft(admin, [relabelEmail('Post')]))
    dataOf(await rollBack(admin, 0))
    // With what it was begun on, which the editor merges with what is published now.
    expect(await formAt(admin)).toMatchObject({
      published: [],
      draft: { outdated: true, actions: [relabelEmail('Post')], base: [relabelEmail('Mail')] },
    })
    const [draft] = listIn({
      ...(await admin.get('admin/forms')),
      json: { data: [(await formAt(admin))['draft'] ?? null] },
    })
    const body = {
      publication: await publicationAt(admin),
      drafts: [{ document: contacts, revision: draft?.['revision'] ?? 0 }],
    }
    expect(refusalOf(await admin.post('admin/forms/dry-run', body))).toMatchObject({ status: 409, code: 'stale' })
  })
})

describe('a dry run [ADM-06]', () => {
  test('is green where only texts differ, and says how many texts others see in English', async () => {
    dataOf(await saveDraft(admin, [relabelEmail('Mail')]))
    const run = objectIn(await dryRun(admin))
    expect(run).toMatchObject({
      light: 'green',
      issues: [],
      forms: [{ document: contacts, kind: 'texts', incomplete: 0 }],
    })
    expect(run['untranslated']).toBe(1)
  })

  test('is green where a table differs [ADM-16]', async () => {
    dataOf(await saveDraft(admin, [retitlePage, sortByCity]))
    const run = objectIn(await dryRun(admin))
    expect(run).toMatchObject({ light: 'green', issues: [], forms: [{ document: contacts, kind: 'texts' }] })
  })

  test('is amber where records would be asked again, and counts them by field', async () => {
    dataOf(await saveDraft(admin, [requirePostCode]))
    const stored = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('records').select(['answers', 'profile_id']).where('section', '=', contacts).execute(),
    )
    const without = stored.filter(({ answers }) => answers['PostCode'] === undefined)
    const lacking = without.length
    const profiles = [...new Set(without.map(({ profile_id }) => profile_id))]
    const accounts = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('users').select('category').where('profile_id', 'in', profiles).execute(),
    )
    const cases = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('cases').select('id').where('profile_id', 'in', profiles).where('final', '=', false).execute(),
    )
    const byCategory = Object.fromEntries(
      accounts.map(({ category }) => [category, accounts.filter((one) => one.category === category).length]),
    )
    const run = objectIn(await dryRun(admin))
    expect(lacking).toBeGreaterThan(0)
    expect(run).toMatchObject({
      light: 'amber',
      issues: [],
      forms: [
        {
          kind: 'rules',
          records: stored.length,
          incomplete: lacking,
          incompleteBy: { PostCode: lacking },
          retired: 0,
          asked: { people: profiles.length, byCategory, cases: cases.length },
        },
      ],
    })
  })

  test('is red where stored answers would not be shown any more', async () => {
    const section = 'sections/certification'
    const form = await formAt(admin, section)
    const field = 'CompletionYear'
    const was = getAt(form['inherited'] ?? null, `/ui/${field}`) ?? {}
    const hide: JsonObject = {
      target: `$.ui.${field}`,
      description: 'Not asked any more.',
      update: { 'ui:hidden': true },
      'x-absent': true,
    }
    expect(was).not.toHaveProperty('ui:hidden')
    dataOf(await saveDraft(admin, [hide], section))
    const run = objectIn(await dryRun(admin, section))
    expect(run).toMatchObject({ light: 'red', issues: [], forms: [{ kind: 'rules' }] })
    expect(getAt(run, '/forms/0/retiredBy/CompletionYear')).toBeGreaterThan(0)
    dataOf(await admin.post('admin/forms/discard', { document: section, revision: 1 }))
  })
})

/** The pointers of a refusal; its status for one that names none. */
const pointersOf = (answer: Answer): readonly string[] => {
  const { status, errors } = refusalOf(answer)
  return errors === undefined ? [String(status)] : Object.keys(Object(errors))
}

const field = (more: JsonObject): JsonObject => ({ type: 'string', title: 'Motto', maxLength: 40, ...more })

/** What an administrator may write that the check refuses when it is about to be published. */
const refusedByCheck: readonly (readonly [string, readonly JsonObject[], RegExp])[] = [
  ['a pattern that backtracks', addField('Motto', field({ pattern: '^(a+)+$' })), /pattern/i],
  ['a schema that refers to itself', addField('Motto', { $ref: '#/properties/Motto' }), /itself|refer/i],
  ['a list that nobody declares', addField('Motto', field({ inList: { list: 'mottos' } })), /mottos/],
  ['an unknown keyword', addField('Motto', field({ maxLenght: 3 })), /maxLenght/],
  [
    'a condition on nothing',
    [
      {
        target: '$.ui.rules',
        description: 'Asked for.',
        update: [{ id: 'motto', when: { value: 'answers.Nothing', equals: 'x' }, show: ['PostCode'] }],
        'x-absent': true,
      },
    ],
    /Nothing/,
  ],
  [
    'a total of texts',
    [
      {
        target: "$.page.columns[?@.id == 'email']",
        description: 'Asked for.',
        update: { sum: true },
        'x-absent': true,
      },
    ],
    /"email" has a sum/,
  ],
  [
    'a value that is not what it was',
    [{ ...relabelEmail('Mail'), 'x-was': 'Something else' }],
    /Something else|changed/,
  ],
]

/** What is refused when it is saved, with the pointer. */
const refusedAtOnce: readonly (readonly [string, JsonObject, string])[] = [
  [
    '__proto__',
    JSON.parse('{"target":"$.schema.properties","description":"x","update":{"__proto__":{"a":1}},"x-absent":true}'),
    '/actions/0/update/__proto__',
  ],
  [
    'a call',
    { target: '$.page.calls.list', description: 'x', update: 'auth/login', 'x-was': 'profile/contact' },
    '/actions/0/target',
  ],
  [
    'whom a page is for, together with its title',
    {
      target: '$.page',
      description: 'x',
      update: { title: 'Letters', when: { value: 'user.category', equals: 'FELLOW' } },
      'x-was': { title: 'Contacts' },
    },
    '/actions/0/target',
  ],
  ['the whole page', { target: '$.page', description: 'x', remove: true, 'x-was': {} }, '/actions/0/target'],
  ['another document', { target: '$', description: 'x', update: {} }, '/actions/0/target'],
  [
    'no reason',
    { target: '$.schema.properties.Email.title', update: 'A', 'x-was': 'E-mail' },
    '/actions/0/description',
  ],
  ['no guard', { target: '$.schema.properties.Email.title', description: 'x', update: 'A' }, '/actions/0'],
]

describe('bad input', () => {
  test.each(refusedByCheck)('%s is named at its pointer and not published', async (_name, actions, sentence) => {
    dataOf(await saveDraft(admin, actions))
    const before = await publicationAt(admin)
    const [run, meanwhile] = await Promise.all([dryRun(admin), server.client('demo').get('company')])
    expect(meanwhile.status).toBe(200)
    const answer = objectIn(run)
    expect(answer).toMatchObject({ light: 'red' })
    expect(answer['issues']).toContainEqual({
      document: contacts,
      pointer: expect.stringMatching(/^\/actions\/0/),
      text: expect.stringMatching(sentence),
    })
    const { publication, draft } = await formAt(admin)
    const drafts = [{ document: contacts, revision: getAt(draft, '/revision') ?? 0 }]
    const refused = await admin.post('admin/forms/publish', { publication, drafts, reason: 'x' })
    expect(refusalOf(refused)).toMatchObject({ status: 422, code: 'invalid' })
    expect(await publicationAt(admin)).toBe(before)
  })

  test.each(refusedAtOnce)('%s is refused when it is saved', async (_name, action, pointer) => {
    const refused = await saveDraft(admin, [action])
    expect(pointersOf(refused)).toContainEqual(expect.stringMatching(new RegExp(`^${pointer}`)))
    expect((await formAt(admin))['draft']).toBeNull()
  })

  test('ten megabytes are refused before they are read', async () => {
    const refused = await saveDraft(admin, [{ ...relabelEmail('x'.repeat(10_000_000)) }])
    expect(refused.status).toBe(413)
  })
})
