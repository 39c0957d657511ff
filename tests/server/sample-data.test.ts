import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { addSampleData } from '../../src/server/start/sample-data/add-sample-data.ts'
import { samplePassword } from '../../src/server/start/sample-data/sample-accounts.ts'
import { sampleAccountsOf } from '../../src/server/start/sample-data/sample-staff.ts'
import { dataOf, listIn, objectIn, textAt } from './answers.ts'
import { publishWith } from './publish-with.ts'
import { projectRoot, shippedTenants, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addSampleData(server.services)
})
afterAll(() => server.close())

const memberOf = (of: TestServer) => signIn('demo', 'member@sample.example', of)

async function signIn(tenant: string, email: string, of = server) {
  const client = of.client(tenant)
  const answer = await client.post('auth/login', { email, password: samplePassword })
  client.token = textAt(answer, '/data/token')
  return client
}

const shipped = await shippedTenants()
const places = shipped.all.flatMap((tenant) =>
  sampleAccountsOf(tenant).map((account) => [`${tenant.id}: ${account.description}`, tenant.id, account] as const),
)

/** The shipped organisations, where the neutral one has other forms in these sections. */
const changedTenants = (sections: readonly string[]): Promise<PublishedTenants> =>
  publishWith(
    Object.fromEntries(sections.map((section) => [`tenants/demo/overlays/more-${section}.json`, asksMore(section)])),
  )

/** The shipped organisations, of which the neutral one keeps less. */
async function limitedTenants(limits: JsonObject): Promise<PublishedTenants> {
  const path = 'tenants/demo/tenant.json'
  const declared = (await readDeclarations(projectRoot)).get(path)
  return publishWith({ [path]: { ...(isJsonObject(declared) && declared), limits } })
}

const asksMore = (section: string) => ({
  overlay: '1.1.0',
  info: { title: 'Asks for more', version: '1.0.0' },
  extends: `sections/${section}`,
  actions: [
    {
      target: '$.schema.properties',
      description: 'Needed.',
      update: { Extra: { type: 'string', title: 'Something else' } },
    },
    { target: '$.schema.required', description: 'Needed.', update: ['Extra'] },
  ],
})

describe('sample data', () => {
  test.each(places)('%s can sign in and is what it says [OPS-01]', async (_title, tenant, account) => {
    const client = await signIn(tenant, account.email)
    const user = objectIn(await client.get('auth/user'))
    const roles = new Set(account.roles)
    const [administers, isSuper] = [roles.has('administrator'), roles.has('super-administrator')]
    expect(user).toMatchObject({
      type: account.type,
      is_admin: administers,
      is_super_admin: isSuper,
      is_approver: roles.size > 0 && !administers,
      roles: [...roles].map((id) => expect.objectContaining({ id })),
      profile: account.profile === 'none' ? null : { MemberShipType: account.type },
    })
    expect(listIn(await client.get('application'))).toHaveLength(account.profile === 'none' ? 0 : 1)
    const contacts = account.records ? 2 : account.profile === 'member' ? 1 : 0
    expect(listIn(await client.get('profile/contact'))).toHaveLength(contacts)
  })

  test('a member has a number and an active membership, a firm keeps its own kind of profile', async () => {
    const member = await signIn('iek', 'member@sample.example')
    expect(objectIn(await member.get('profile'))).toMatchObject({
      MemberNo: expect.any(String),
      memberInformation: [expect.objectContaining({ Status: 'Active' })],
      nameApproved: true,
    })
    const firm = await signIn('iek', 'firm@sample.example')
    expect(objectIn(await firm.get('profile/firmBio'))).toMatchObject({ FirstName: 'SAMPLE WORKS LIMITED' })
    expect(dataOf(await firm.get('profile'))).toBeNull()
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])(
    'the active member of %s has records in every section and referees, and lacks nothing',
    async (id) => {
      const member = await signIn(id, 'member@sample.example')
      const counts = Object.fromEntries(
        await Promise.all(
          ['certification', 'work-experience', 'institution', 'attachments', 'specialization'].map(
            async (path) => [path, listIn(await member.get(`profile/${path}`)).length] as const,
          ),
        ),
      )
      expect(counts).toEqual({
        certification: 4,
        'work-experience': 2,
        institution: 1,
        attachments: 4,
        specialization: 2,
      })
      const [school] = listIn(await member.get('profile/certification'))
      expect(school).toMatchObject({ Cert: { name: 'kcse.pdf', mediaType: 'application/pdf', id: expect.any(String) } })
      const { category } = objectIn(await member.get('auth/user'))
      const items = listIn(await member.get(`application/checklist/${String(category)}`))
      expect(items.filter(({ pass }) => pass !== true)).toEqual([])
      const referees = listIn(await member.get('profile/referee'))
      const types = listIn(await member.get('setup/referee-types')).map(({ Code }) => Code)
      expect(new Set(referees.map(({ refereeType }) => refereeType))).toEqual(new Set(types))
      expect(referees.map(({ response }) => response)).toEqual(referees.map(() => 'Accept'))
      for (const { EntryNo } of referees)
        expect(dataOf(await member.get(`questions/refereeForm/${String(EntryNo)}`))).toMatch(/^JVBER/)
    },
  )

  test.each(['demo', 'engineering-board', 'iek', 'ics'])('the firm of %s lacks nothing mandatory', async (id) => {
    const firm = await signIn(id, 'firm@sample.example')
    const { category } = objectIn(await firm.get('auth/user'))
    const items = listIn(await firm.get(`application/checklist/${String(category)}`))
    expect(items.length).toBeGreaterThan(0)
    expect(items.filter(({ mandatory, pass }) => mandatory === true && pass !== true)).toEqual([])
    expect(listIn(await firm.get('profile/directors')).map(({ type }) => type)).toEqual([
      'Member',
      'Member',
      'Non Member',
    ])
  })

  test('stores the files that its records name, and no others', async () => {
    const { database, files } = server.services
    const named = await database.inTenant('demo', ({ db }) => db.selectFrom('files').select('id').execute())
    const folders = await readdir(join(files.folder, 'demo'), { recursive: true })
    const kept = folders.map((path) => basename(path)).filter((name) => name.length === 36)
    expect(kept.toSorted()).toEqual(named.map(({ id }) => id).toSorted())
    expect(kept.length).toBeGreaterThan(0)
  })

  test('lists the firms that are members, with an account or without [API-01]', async () => {
    const firms = listIn(await server.client('demo').get('setup/firms'))
    expect(firms).toEqual([
      { code: 'F2001', displayName: 'EXAMPLE STRUCTURES LIMITED' },
      { code: 'SAMPLE/05', displayName: 'SAMPLE WORKS LIMITED' },
    ])
  })

  test('is added once, however often the server starts [OPS-01]', async () => {
    const count = () =>
      server.services.database
        .inTenant('demo', ({ db }) => db.selectFrom('users').select('id').execute())
        .then((rows) => rows.length)
    const before = await count()
    await addSampleData(server.services)
    expect(await count()).toBe(before)
  })

  test('that an organisation’s changed forms refuse are left out, and the server still starts [OPS-01 ENG-03]', async () => {
    const sections = ['contacts', 'attachments', 'referees']
    const changed = await startTestServer({ tenants: await changedTenants(sections) })
    await addSampleData(changed.services)
    const member = await memberOf(changed)
    for (const path of ['contact', 'attachments', 'referee'])
      expect(listIn(await member.get(`profile/${path}`))).toEqual([])
    expect(listIn(await member.get('profile/institution'))).not.toEqual([])
    await changed.close()
  })

  test('beyond the declared limits is left out, and the organisation starts all the same [OPS-01]', async () => {
    const changed = await startTestServer({ tenants: await limitedTenants({ recordsOfSection: 1 }) })
    expect(await addSampleData(changed.services)).toEqual([])
    const member = await memberOf(changed)
    expect(listIn(await member.get('profile/certification'))).toHaveLength(1)
    expect(listIn(await member.get('profile/contact'))).toHaveLength(1)
    await changed.close()
  })

  test.each([
    ['no example of "sections/bio" can be saved', () => changedTenants(['bio'])],
    ['its files are larger than "bytesOfProfile"', () => limitedTenants({ bytesOfProfile: 1 })],
  ])('an account has no profile, and a sentence says so, where %s [OPS-01]', async (reason, tenantsOf) => {
    const changed = await startTestServer({ tenants: await tenantsOf() })
    expect(await addSampleData(changed.services)).toContain(
      `The sample account member@sample.example of "demo" has no profile: ${reason}.`,
    )
    const member = await memberOf(changed)
    expect(objectIn(await member.get('auth/user'))).toMatchObject({ profile: null })
    await changed.close()
  })

  test('never exists in production mode [OPS-01]', async () => {
    const production = {
      ...server.services,
      environment: { ...server.services.environment, mode: 'production' as const },
    }
    await expect(addSampleData(production)).rejects.toThrow(/sample mode only/)
  })
})
