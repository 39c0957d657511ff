import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { RegisterPage } from '../../../src/engine/document/register-page.ts'
import type { RegisterFact } from '../../../src/generated/closed-names.ts'
import { createUser } from '../../../src/server/accounts/users.ts'
import { indexRegister } from '../../../src/server/jobs/index-register.ts'
import { findMembers, linkMember } from '../../../src/server/members/members.ts'
import { findNumbers } from '../../../src/server/members/search/find-numbers.ts'
import { publicEntries } from '../../../src/server/members/search/public-entry.ts'
import { searchRegister } from '../../../src/server/members/search/search-register.ts'
import { followGender } from '../../../src/server/members/words/follow-gender.ts'
import { createProfile } from '../../../src/server/profiles/profiles.ts'
import { insertRecord, lockSection } from '../../../src/server/profiles/records.ts'
import { shippedTenants, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { putMember } from '../test-members.ts'

let server: TestServer
let account: string
beforeAll(async () => {
  server = await startTestServer()
  await putMember(server, 'demo', { ...secrets, member_no: 'NUMBER77' })
  account = await giveProfile()
})
afterAll(() => server.close())

const secrets = {
  first_name: 'FIRSTNAME',
  second_name: 'SECONDNAME',
  last_name: 'LASTNAME',
  id_number: 'IDENTITY1',
  email: 'own@secret.example',
  phone: '0711222333',
  category: 'CATEGORY9',
  gender: 'Female',
  registration_date: '2011-02-03',
}

const records: readonly (readonly [DocumentId, JsonObject])[] = [
  [
    'sections/bio',
    {
      FirstName: 'FIRSTNAME',
      Gender: 'Female',
      DateOfBirth: '1980-04-05',
      IdentificationDocumentNo: 'IDENTITY1',
      Address: 'BOX404',
      City: 'HOMETOWN',
      profileTitle: [{ title: 'TITLE1', description: 'TITLE1' }],
      Disability: true,
      memberPracticingFirm: 'PRACTICE1',
    },
  ],
  ['sections/contacts', { Type: 'Work', Email: 'work@secret.example', PhoneNo: '0799888777', City: 'WORKTOWN' }],
  ['sections/work-experience', { NameOfFirm: 'WORKPLACE1', PositionHeld: 'POSITION1', Current: true }],
]

async function giveProfile(): Promise<string> {
  const now = server.clock.now()
  return server.services.database.inTenant('demo', async (tx) => {
    const user = await createUser(tx, {
      email: 'account@secret.example',
      phone: '0700000000',
      id_number: 'IDENTITY1',
      password_hash: 'none',
      type: 'Individual',
      category: 'GRADUATE',
      profile_id: null,
      verified_at: now,
      created_at: now,
    })
    if (!user) throw new Error('This account is there already.')
    await linkMember(tx, 'NUMBER77', user.id)
    const { id: profileId } = await createProfile(tx, user.id, 'Individual', now)
    for (const [section, answers] of records) {
      const entryNo = await lockSection(tx, profileId, section, 1)
      await insertRecord(tx, { profileId, section, entryNo, answers, formHash: '', retired: {} }, now)
    }
    return user.id
  })
}

/** What each fact may tell of the member. */
const shownBy: Readonly<Record<RegisterFact, readonly string[]>> = {
  name: ['FIRSTNAME', 'SECONDNAME', 'LASTNAME'],
  number: ['NUMBER77'],
  title: ['TITLE1'],
  gender: ['Female'],
  category: ['CATEGORY9'],
  status: ['"Active"'],
  since: ['2011-02-03'],
  email: ['own@secret.example'],
  phone: ['0711222333'],
  town: ['WORKTOWN'],
  workplace: ['WORKPLACE1', 'POSITION1'],
  practice: ['PRACTICE1'],
  responsible: [],
}

/** What no fact tells. */
const never = ['IDENTITY1', '1980-04-05', 'BOX404', 'HOMETOWN', 'work@secret.example', '0799888777', 'account@', 'true']

const everything = [...Object.values(shownBy).flat(), ...never]

type Field = RegisterPage['fields'][number]

const fieldOf = (shows: RegisterFact, consent?: string): Field => ({
  id: shows,
  title: shows,
  shows,
  on: 'card',
  ...(consent !== undefined && { consent }),
})

async function entryWith(fields: readonly Field[]): Promise<string> {
  const tenant = (await shippedTenants()).all.find(({ id }) => id === 'demo')
  if (!tenant) throw new Error('The neutral organisation is not declared.')
  return server.services.database.inTenant('demo', async (tx) => {
    const members = await findMembers(tx, ['NUMBER77'])
    return JSON.stringify(await publicEntries(tx, tenant, fields, [...members.values()]))
  })
}

const facts: readonly RegisterFact[] = [
  'name',
  'number',
  'title',
  'gender',
  'category',
  'status',
  'since',
  'email',
  'phone',
  'town',
  'workplace',
  'practice',
  'responsible',
]

describe('what the public sees of a member [REG-02]', () => {
  test.each(facts)('a declared %s shows that and nothing else', async (shows) => {
    const entry = await entryWith([fieldOf(shows)])
    expect(everything.filter((value) => entry.includes(value))).toEqual(shownBy[shows])
  })

  test('nothing declared tells nothing, not even the ids of account and profile', async () => {
    const entry = await entryWith([])
    expect(everything.filter((value) => entry.includes(value))).toEqual([])
    expect(entry).not.toContain(account)
    expect(entry).toMatch(/^\[\{"ProfileID":"[0-9a-f-]{36}"\}\]$/)
  })

  test.each([
    [['number'], 'number77', 1],
    [['name'], 'number77', 0],
    [['name'], 'firstname number77', 0],
    [['name'], 'firstname', 1],
  ] as const)('with %s public, "%s" finds %i', async (shown, term, total) => {
    const tenant = (await shippedTenants()).all.find(({ id }) => id === 'demo')
    if (!tenant) throw new Error('The neutral organisation is not declared.')
    const page: RegisterPage = {
      kind: 'register',
      title: '',
      states: ['Active'],
      fields: shown.map((fact) => fieldOf(fact)),
      filters: [],
      statistics: [],
      empty: '',
    }
    const found = await server.services.database.inTenant('demo', (tx) =>
      searchRegister(tx, { tenant, page }, { term, offset: 0, limit: 10 }),
    )
    expect(found.total).toBe(total)
  })

  test('a fact that asks for consent is shown of those who gave it', async () => {
    expect(await entryWith([fieldOf('email', 'Disability')])).toContain('own@secret.example')
    expect(await entryWith([fieldOf('email', 'NoSuchAnswer')])).not.toContain('own@secret.example')
  })
})

describe('the words of the register [REG-03]', () => {
  const search = (term: string, gender?: string) =>
    server.services.database.inTenant('demo', async (tx) => {
      const found = await findNumbers(tx, {
        term,
        states: ['Active'],
        byNumber: true,
        ...(gender !== undefined && { gender }),
      })
      return found.numbers
    })

  test('follow the gender in the main record', async () => {
    expect(await search('firstname', 'Male')).toEqual([])
    await server.services.database.inTenant('demo', (tx) => followGender(tx, { userId: account, gender: 'Male' }))
    expect(await search('firstname', 'Male')).toEqual(['NUMBER77'])
    expect(await search('firstname', 'Female')).toEqual([])
  })

  test('are made by a job for members who were there before', async () => {
    const { database, tenants } = server.services
    const tenant = tenants.all.find(({ id }) => id === 'demo')
    if (!tenant) throw new Error('The neutral organisation is not declared.')
    await putMember(server, 'demo', { member_no: 'OLD1', first_name: 'LONGSTANDING', last_name: 'X' })
    await database.inTenant('demo', async ({ db }) => {
      for (const table of ['register_words', 'register_grams', 'register_vocabulary'] as const) {
        await db.deleteFrom(table).execute()
      }
      await db.updateTable('members').set({ words_version: 0 }).execute()
    })
    expect(await search('longstanding')).toEqual([])
    const run = { services: server.services, tenant, now: server.clock.now(), extendLease: async () => {} }
    expect(await indexRegister.run(run)).toEqual({ counts: { 'members-indexed': 2 } })
    expect(await search('longstanding')).toEqual(['OLD1'])
    expect(await search('longstandign')).toEqual(['OLD1'])
  })

  test('that nobody has any more are forgotten', async () => {
    await putMember(server, 'demo', { member_no: 'GONE1', first_name: 'UNHEARDOF', last_name: 'X' })
    await putMember(server, 'demo', { member_no: 'GONE1', first_name: 'COMMON', last_name: 'X' })
    const words = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('register_grams').select('word').where('word', '=', 'unheardof').execute(),
    )
    expect(words).toEqual([])
  })
})
