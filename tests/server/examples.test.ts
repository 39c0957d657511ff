import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define-call.ts'
import { packageParts } from '../../src/contract/packages.ts'
import { composeTenant } from '../../src/engine/compose/compose-tenant.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import type { InvalidExample } from '../../src/engine/document/form-examples.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { grantRole } from '../../src/server/accounts/account-roles.ts'
import { findUserByEmail } from '../../src/server/accounts/users.ts'
import { listTenants } from '../../src/server/platform/declarations/list-tenants.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { refusalOf } from './answers.ts'
import { setSettings } from './test-settings.ts'
import { projectRoot, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { firmRegistration, registration, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { uploadOf } from './valid-answers.ts'

const declarations = await readDeclarations(projectRoot)
const tenants = listTenants(declarations).map((id) => composeTenant(declarations, id))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(async () => {
  for (const { id } of tenants) await setSettings(server, id)
})

type Cases = readonly (readonly [title: string, tenant: string, id: string, example: InvalidExample])[]

/** The invalid examples of the matching documents, of every organisation. */
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

/** A signed-in user, reused for the same description, so that fewer have to register. */
function somebody(tenant: string, who: 'person' | 'entitled' | 'firm', name: string): Promise<TestClient> {
  const key = `${tenant} ${who} ${name}`
  const category = who === 'entitled' ? entitledCategory(tenant) : 'GRADUATE'
  const body = who === 'firm' ? firmRegistration() : registration({ category })
  const client = known.get(key) ?? signedUp(server, tenant, body)
  known.set(key, client)
  return client
}

/** Somebody with every role that an organisation declares, so that a body is what is judged. */
function officer(tenantId: string): Promise<TestClient> {
  const key = `${tenantId} officer`
  const client = known.get(key) ?? signedUpOfficer(tenantId)
  known.set(key, client)
  return client
}

async function signedUpOfficer(tenantId: string): Promise<TestClient> {
  const client = await signedUp(server, tenantId)
  const roles = server.services.tenants.all.find(({ id }) => id === tenantId)?.declaration.roles ?? []
  await server.services.database.inTenant(tenantId, async (tx) => {
    const userId = (await findUserByEmail(tx, client.email))?.id ?? ''
    for (const { id: role } of roles) await grantRole(tx, { userId, role }, server.clock.now())
  })
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

describe('a form, sent without the browser’s checks, refuses its invalid examples with their messages', () => {
  const formCalls = new Map<string, Call>(
    Object.values<Call>(calls).flatMap((call) => (call.form?.startsWith('forms/') ? [[call.form, call]] : [])),
  )
  formCalls.set('forms/register-individual', calls.register)
  formCalls.set('forms/register-firm', calls.createFirm)
  const cases = invalidExamples((id) => formCalls.has(id))

  test.each(cases)('%s [ENG-08]', async (_title, tenant, id, example) => {
    const call = formCalls.get(id)
    // The call of a package is refused before its body where the package is not installed.
    await setSettings(server, tenant, {}, undefined, Object.keys(packageParts))
    const signedIn = call?.right === undefined ? () => somebody(tenant, 'person', 'forms') : () => officer(tenant)
    const client = call?.session ? await signedIn() : server.client(tenant)
    expect(refusalOf(await client.post(call?.path ?? '', example.answers))).toEqual(expected(example))
  })
})

describe('a profile’s main record, sent without the browser’s checks, refuses its invalid examples with their messages', () => {
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
      await setSettings(server, tenant, isJsonObject(context.settings) ? context.settings : {})
      const isEdited = context.record !== undefined
      const client = await somebody(tenant, who, isEdited ? 'with a profile' : 'without a profile')
      if (isEdited) await client.postForm(place?.add ?? '', uploadOf(validOf(tenant, id)))
      const answer = await client.postForm((isEdited ? place?.update : place?.add) ?? '', uploadOf(answers))
      expect(refusalOf(answer)).toEqual(expected(example))
    },
  )
})

function validOf(tenantId: string, id: string): JsonObject {
  const [example] = tenants.find((tenant) => tenant.id === tenantId)?.documents.get(id)?.examples?.valid ?? []
  if (!example) throw new Error(`${id} has no valid example.`)
  return example.answers
}
