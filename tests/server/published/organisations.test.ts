import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { executableHash } from '../../../src/engine/validation/executable-schema.ts'
import { readDeclarations } from '../../../src/server/platform/declarations/read-declarations.ts'
import { publishTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenants } from '../../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { Snapshots } from '../../../src/server/platform/published/snapshots.ts'
import { shippedTenants, projectRoot, startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'

const runtime = { path: '/published/runtime-0.js', code: '' }

const overlay = (document: string, update: JsonObject): JsonObject => ({
  overlay: '1.1.0',
  info: { title: 'Its own', version: '1.0.0' },
  extends: document,
  actions: [{ target: '$.schema.properties.SecondName', description: 'Its own.', update }],
})

/** Two organisations that differ from the neutral one in a label and in a limit, and which forms were compiled. */
async function published(): Promise<{ tenants: PublishedTenants; compiled: readonly string[] }> {
  const shipped = await readDeclarations(projectRoot)
  const files = new Map([...shipped].filter(([path]) => !/^tenants\/(?!demo\/|variants\/)/.test(path)))
  for (const [id, update] of [
    ['relabelled', { title: 'Middle name' }],
    ['limited', { maxLength: 7 }],
  ] as const) {
    for (const [path, content] of shipped) {
      if (!path.startsWith('tenants/demo/')) continue
      files.set(path.replace('/demo/', `/${id}/`), path.endsWith('tenant.json') ? renamed(content, id) : content)
    }
    files.set(`tenants/${id}/overlays/sections/bio.json`, overlay('sections/bio', update))
  }
  const compiled: string[] = []
  const code = {
    codeOf: (id: string) => {
      compiled.push(id)
      return `exports.form = ${JSON.stringify(id)};`
    },
  }
  return { tenants: publishTenants({ files, code, runtime }), compiled }
}

const renamed = (content: unknown, id: string): JsonObject => ({
  ...(typeof content === 'object' ? content : {}),
  id,
  hosts: [`${id}.localhost`],
})

const at = ({ all }: PublishedTenants, id: string): PublishedTenant => {
  const tenant = all.find((candidate) => candidate.id === id)
  if (!tenant) throw new Error(`There is no organisation ${id}.`)
  return tenant
}

describe('organisations', () => {
  test('are published when they are first needed, and then only what is needed of them [ENG-06]', async () => {
    const broken = new Map(await readDeclarations(projectRoot))
    broken.set('tenants/iek/overlays/sections/bio.json', overlay('sections/nothing', {}))
    const code = { codeOf: () => 'exports.nothing = 1;' }
    const tenants = publishTenants({ files: broken, code, runtime })
    expect(tenants.all.map(({ id }) => id)).toContain('iek')
    expect(at(tenants, 'demo').documents.size).toBeGreaterThan(50)
    expect(() => at(tenants, 'iek').documents).toThrow('sections/nothing')
  })

  test('share the module of what they execute: a changed label is no new module, a changed limit is [ENG-09]', async () => {
    const { tenants, compiled } = await published()
    const [demo, relabelled, limited] = ['demo', 'relabelled', 'limited'].map((id) => at(tenants, id))
    const moduleOf = (tenant: PublishedTenant) => tenants.file(tenant, `${tenant.hashes['sections/bio']}.js`)
    const [first, second, third] = [demo, relabelled, limited].flatMap((tenant) => (tenant ? [moduleOf(tenant)] : []))
    expect(relabelled?.hashes['sections/bio']).not.toBe(demo?.hashes['sections/bio'])
    expect(first?.text).toContain('sections/bio')
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(compiled).toEqual(['sections/bio', 'sections/bio'])
  })

  test('share the translations of documents that they do not change [PLAT-15]', async () => {
    const { tenants } = await published()
    const [one, other] = ['demo', 'relabelled'].map((id) => at(tenants, id).editions.get('sw'))
    expect(one?.shown['sections/contacts']).not.toBe(one?.hashes['sections/contacts'])
    expect(other?.documents.get('sections/contacts')).toBe(one?.documents.get('sections/contacts'))
    expect(other?.documents.get('sections/bio')).not.toBe(one?.documents.get('sections/bio'))
  })
})

test('the hash of what a form executes ignores labels alone, wherever they are [ENG-09]', () => {
  const form = (changes: JsonObject, root: JsonObject = {}) => ({
    schema: { type: 'object', ...root, properties: { title: { type: 'string', ...changes }, rows: { type: 'array' } } },
  })
  const hash = executableHash(form({ title: 'A' }))
  expect(executableHash(form({ title: 'B', description: 'C' }, { title: 'D', $comment: 'E' }))).toBe(hash)
  expect(executableHash(form({ maxLength: 1 }))).not.toBe(hash)
  expect(executableHash(form({ const: { title: 'A' } }))).not.toBe(executableHash(form({ const: { title: 'B' } })))
})

describe('the forms of an organisation', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  /** The stored forms by hash, each with the transaction that wrote it. */
  const stored = (tenant: string) =>
    server.services.database.inTenant(tenant, async ({ db }) => {
      const query = sql<{ hash: string; by: string }>`select hash, xmin::text as by from form_snapshots`
      return new Map((await query.execute(db)).rows.map(({ hash, by }) => [hash, by]))
    })

  test('are stored before anything is written for it, and not for others [ENG-17]', async () => {
    await server.client('demo').get('company')
    expect((await stored('demo')).size).toBe(0)
    await server.client('demo').post('auth/login', {})
    const { forms } = at(await shippedTenants(), 'demo')
    expect([...(await stored('demo')).keys()].toSorted()).toEqual(
      [...forms.values()].map(({ hash }) => hash).toSorted(),
    )
    expect((await stored('iek')).size).toBe(0)
  })

  test('are stored once: the next start adds the unknown alone [ENG-17]', async () => {
    const before = await stored('demo')
    const [lost = ''] = before.keys()
    await server.services.database.inTenant('demo', ({ db }) =>
      db.deleteFrom('form_snapshots').where('tenant', '=', 'demo').where('hash', '=', lost).execute(),
    )
    await new Snapshots(server.services.database).save(at(await shippedTenants(), 'demo'))
    const after = await stored('demo')
    expect(after.size).toBe(before.size)
    expect([...after].filter(([hash, by]) => before.get(hash) !== by).map(([hash]) => hash)).toEqual([lost])
  })
})
