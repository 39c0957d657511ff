import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/calls.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument, InvalidExample } from '../../src/engine/document.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json.ts'
import type { JsonObject } from '../../src/engine/json.ts'
import { getAt } from '../../src/engine/pointer/pointer.ts'
import { listTenants } from '../../src/server/declarations/list-tenants.ts'
import { readDeclarations } from '../../src/server/declarations/read-declarations.ts'
import { dataOf, listIn, refusalOf } from './answers.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, registration, signedUp } from './test-accounts.ts'
import type { Answer, TestClient } from './test-client.ts'
import { uploadOf } from './valid-answers.ts'

const declarations = await readDeclarations(projectRoot)
const tenants = listTenants(declarations).map((id) => composeTenant(declarations, id))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => setSettings())

/** The organisation's settings with some of an example's in their place; without any, as declared. */
async function setSettings(tenantId?: string, changes: JsonObject = {}): Promise<void> {
  const tenant = server.services.tenants.all.find(({ id }) => id === tenantId)
  for (const { id } of tenants) {
    await server.services.database.inTenant(id, ({ db }) => db.deleteFrom('settings').execute())
  }
  if (!tenant) return
  const { minor_settings, site_installed_packages, site_colors } = tenant.declaration.settings
  await server.services.database.inTenant(tenant.id, ({ db }) =>
    db
      .insertInto('settings')
      .values({
        tenant: tenant.id,
        id: '00000000-0000-4000-8000-000000000001',
        minor_settings: JSON.stringify({ ...minor_settings, ...changes }),
        site_installed_packages: JSON.stringify(site_installed_packages),
        site_colors: JSON.stringify(site_colors),
        updated_at: server.clock.now(),
      })
      .execute(),
  )
}

type Cases = readonly (readonly [title: string, tenant: string, id: string, example: InvalidExample])[]

/** The invalid examples of every document that a predicate picks, of every organisation. */
function invalidExamples(isWanted: (id: string, document: CompositeDocument) => boolean): Cases {
  return tenants.flatMap(({ id: tenant, documents }) =>
    [...documents]
      .filter(([id, document]) => isWanted(id, document))
      .flatMap(([id, { examples }]) =>
        (examples?.invalid ?? []).map((example) => [`${tenant}, ${id}: ${example.id}`, tenant, id, example] as const),
      ),
  )
}

const expected = ({ issues }: InvalidExample): JsonObject => ({
  status: 422,
  code: 'invalid',
  errors: Object.fromEntries(issues.map(({ pointer, message }) => [pointer, message])),
})

const known = new Map<string, Promise<TestClient>>()

/** Somebody signed in; the same for the same description, so that tests need not register again and again. */
function somebody(tenant: string, who: 'person' | 'entitled' | 'firm', name: string): Promise<TestClient> {
  const key = `${tenant} ${who} ${name}`
  const category = who === 'entitled' ? entitledCategory(tenant) : 'GRADUATE'
  const body = who === 'firm' ? firmRegistration() : registration({ category })
  const client = known.get(key) ?? signedUp(server, tenant, body)
  known.set(key, client)
  return client
}

function entitledCategory(tenantId: string): string {
  const tenant = server.services.tenants.all.find(({ id }) => id === tenantId)
  const categories = tenant?.lists.get('membership-categories')?.items ?? []
  const found = categories.find(
    ({ entitled, CanApply, categoryType }) => entitled && CanApply && categoryType === 'Individual',
  )
  if (typeof found?.Code !== 'string') throw new Error(`${tenantId} has no category that is entitled.`)
  return found.Code
}

describe('a form, sent past the browser, says what its invalid examples must get', () => {
  const formCalls = new Map<string, Call>(
    Object.values<Call>(calls).flatMap((call) => (call.form?.startsWith('forms/') ? [[call.form, call]] : [])),
  )
  formCalls.set('forms/register-individual', calls.register)
  formCalls.set('forms/register-firm', calls.createFirm)
  const cases = invalidExamples((id) => formCalls.has(id))

  test.each(cases)('%s [ENG-08]', async (_title, tenant, id, example) => {
    const call = formCalls.get(id)
    const client = call?.session ? await somebody(tenant, 'person', 'forms') : server.client(tenant)
    expect(refusalOf(await client.post(call?.path ?? '', example.answers))).toEqual(expected(example))
  })
})

describe('a profile’s own record, sent past the browser, says what its invalid examples must get', () => {
  const own = new Map([
    ['sections/bio', { add: 'profile', update: 'profile/update', who: 'person' }],
    ['sections/firm-bio', { add: 'profile/firmBio/create', update: 'profile/firmBio/update', who: 'firm' }],
  ] as const)

  test.each(invalidExamples((id) => own.has(id as 'sections/bio')))(
    '%s [ENG-08]',
    async (_title, tenant, id, example) => {
      const place = own.get(id as 'sections/bio')
      const { context = {}, answers } = example
      const who = getAt(context, '/user/entitled') === true ? 'entitled' : (place?.who ?? 'person')
      await setSettings(tenant, isJsonObject(context.settings) ? context.settings : {})
      const isEdited = context.record !== undefined
      const client = await somebody(tenant, who, isEdited ? 'with a profile' : 'without a profile')
      if (isEdited) await client.postForm(place?.add ?? '', uploadOf(validOf(tenant, id)))
      const answer = await client.postForm((isEdited ? place?.update : place?.add) ?? '', uploadOf(answers))
      expect(refusalOf(answer)).toEqual(expected(example))
    },
  )
})

describe('a section’s record, sent past the browser, says what its invalid examples must get', () => {
  const cases = invalidExamples((id, { page }) => id.startsWith('sections/') && page?.kind === 'collection')

  test.each(cases)('%s [ENG-08]', async (_title, tenant, id, example) => {
    const { context = {}, answers } = example
    const page = tenants.find((composed) => composed.id === tenant)?.documents.get(id)?.page
    const isOfFirms = JSON.stringify(page?.when ?? null).includes('"Corporate"')
    const client = await somebody(tenant, isOfFirms ? 'firm' : 'person', 'with sections')
    if (isOfFirms) await client.postForm('profile/firmBio/create', uploadOf(validOf(tenant, 'sections/firm-bio')))
    else await client.postForm('profile', uploadOf(validOf(tenant, 'sections/bio')))
    const path = page?.kind === 'collection' ? page.calls : undefined
    for (const record of listIn(await client.get(path?.list ?? ''))) {
      dataOf(await client.post(path?.remove ?? '', record))
    }
    for (const record of isJsonArray(context.records) ? context.records : []) {
      const valid = { ...validOf(tenant, id), ...(isJsonObject(record) ? record : {}) }
      dataOf(await client.postForm(path?.add ?? '', uploadOf(valid)))
    }
    await setSettings(tenant, isJsonObject(context.settings) ? context.settings : {})
    const answer: Answer = await client.postForm(path?.add ?? '', uploadOf(answers))
    expect(refusalOf(answer)).toEqual(expected(example))
  })
})

function validOf(tenantId: string, id: string): JsonObject {
  const [example] = tenants.find((tenant) => tenant.id === tenantId)?.documents.get(id)?.examples?.valid ?? []
  if (!example) throw new Error(`${id} has no valid example.`)
  return example.answers
}
