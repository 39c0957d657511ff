import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { uploadLimits } from '../../src/server/platform/quotas/upload-limits.ts'
import { UploadsInFlight } from '../../src/server/platform/quotas/uploads-in-flight.ts'
import { listIn, objectIn, refusalOf } from './answers.ts'
import { shippedTenants, startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { formOf } from './test-files.ts'
import { makeMember } from './test-profiles.ts'

const limits = { recordsOfSection: 4, bytesOfProfile: 10_000, bytes: 25_000 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ tenants: limited(await shippedTenants()) })
})
afterAll(() => server.close())

/** The organisations, each declaring the limits. */
function limited(tenants: PublishedTenants): PublishedTenants {
  const declared = (tenant: PublishedTenant): PublishedTenant => ({
    ...tenant,
    declaration: { ...tenant.declaration, limits },
  })
  const all = tenants.all.map((tenant) => ({
    ...declared(tenant),
    editions: new Map([...tenant.editions].map(([language, edition]) => [language, declared(edition)])),
  }))
  const byHost = (host: string) => all.find(({ id }) => id === tenants.byHost(host)?.id)
  return { ...tenants, all, byHost }
}

const path = 'profile/facilities'
const firm = async (tenant: string): Promise<TestClient> =>
  (await makeMember(server, tenant, { type: 'Corporate' })).client

/** Adds a record with a file of that size. */
const add = (client: TestClient, size: number, headers = {}) => {
  const answers = { nameOfEquipment: 'Level', quantity: 1, remarks: 'Own' }
  const ownership = new File(['x'.repeat(size)], 'ownership.txt', { type: 'text/plain' })
  return client.postForm(path, formOf(answers, { ownership }), { headers })
}

const kept = async (client: TestClient): Promise<number> =>
  listIn(await client.get(path)).reduce((sum, { ownership }) => sum + sizeIn(ownership), 0)
const sizeIn = (file: unknown): number =>
  typeof file === 'object' && file !== null && 'size' in file ? Number(file.size) : 0

const filesOnDisk = (tenant: string): number =>
  readdirSync(join(server.services.files.folder, tenant), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

test('a profile has at most the declared number of records in a section, however many arrive at once', async () => {
  const client = await firm('demo')
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add(client, 10)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 200, 200, 409, 409,
  ])
  const refused = await add(client, 10)
  expect(refused.json).toMatchObject({
    code: 'too-many-records',
    message: 'There may be 4 entries here. Remove one before you add another.',
  })
  const swahili = await add(client, 10, { 'accept-language': 'sw' })
  expect(swahili.json).toMatchObject({ message: expect.stringContaining('4. Ondoa moja') })
  expect(listIn(await client.get(path))).toHaveLength(4)
})

test('the files of a profile never exceed the declared limit, however many arrive at once', async () => {
  const client = await firm('iek')
  const answers = await Promise.all([4000, 4000, 4000, 4000].map((size) => add(client, size)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 422, 422])
  const message = 'Your files may come to 10 kB in all. Remove some, or choose a smaller file.'
  expect(refusalOf(await add(client, 4000))).toEqual({
    status: 422,
    code: 'profile-full',
    errors: { '/ownership': message },
  })
  expect(await kept(client)).toBe(8000)
  expect(filesOnDisk('iek')).toBe(2)
  const [first] = listIn(await client.get(path))
  objectIn(await client.post(`${path}/remove`, { ...first }))
  objectIn(await add(client, 6000))
  expect(await kept(client)).toBe(10_000)
})

test('the files of an organisation never exceed the declared limit, which does not affect others', async () => {
  for (const size of [9000, 9000, 7000]) objectIn(await add(await firm('ics'), size))
  const full = await firm('ics')
  expect(refusalOf(await add(full, 1000))).toMatchObject({ status: 507, code: 'storage-full' })
  objectIn(await add(await firm('engineering-board'), 1000))
})

test('form data with a declared length far beyond the room is refused before it is read', async () => {
  const client = await firm('demo')
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900000000' }
  const refused = await client.send({ method: 'POST', payload: '--x' }, path, { headers })
  expect(refused.json).toMatchObject({ code: 'profile-full' })
})

test('each sender may only send the allowed number of uploads at once', async () => {
  const uploads = new UploadsInFlight()
  const limitsOf = (key: string) => [
    { key: '', count: 3 },
    { key, count: 2 },
  ]
  const ends: (() => void)[] = []
  const send = (key: string) => uploads.receive(limitsOf(key), () => new Promise<void>((resolve) => ends.push(resolve)))
  const first = [send('a'), send('a'), send('b')]
  await expect(send('a')).rejects.toMatchObject({
    code: 'too-many-uploads',
    details: { retryAfter: expect.any(Number) },
  })
  await expect(send('c')).rejects.toMatchObject({ code: 'too-many-uploads' })
  for (const end of ends.splice(0)) end()
  await Promise.all(first)
  const next = [send('a'), send('a')]
  for (const end of ends) end()
  await Promise.all(next)
})

test('a retried add does not count again, and works when the section is full', async () => {
  const client = await firm('demo')
  const headers = { 'idempotency-key': randomUUID() }
  const first = objectIn(await add(client, 4000, headers))
  for (const size of [3000, 2000]) objectIn(await add(client, size))
  expect(objectIn(await add(client, 4000, headers))).toEqual(first)
  expect(refusalOf(await add(client, 2000))).toMatchObject({ code: 'profile-full' })
  objectIn(await add(client, 10))
  expect(refusalOf(await add(client, 10))).toMatchObject({ code: 'too-many-records' })
  expect(objectIn(await add(client, 4000, headers))).toEqual(first)
  expect(listIn(await client.get(path))).toHaveLength(4)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('uploads from %s and %s count as from one: %s', async (one, other, isOne) => {
  const [tenant] = (await shippedTenants()).all
  if (!tenant) throw new Error('No organisation is shipped')
  const sender = { tenant, user: { id: randomUUID() } }
  const keysOf = (address: string) => uploadLimits(server.services, sender, address).map(({ key }) => key)
  expect(keysOf(one)[2] === keysOf(other)[2]).toBe(isOne)
})
