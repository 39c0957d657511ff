import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { makesProfiles } from '../../src/server/profiles/profile-sections.ts'
import { addSampleMembers } from '../../src/server/start/sample-data/add-sample-members.ts'
import { objectIn } from './answers.ts'
import { declaredSections, plainExample } from './declared-sections.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import { uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const tenant of server.services.tenants.all) await addSampleMembers(server.services, tenant)
})
afterAll(() => server.close())

const sections = declaredSections.filter(({ tenant, id }) => tenant === 'demo' && !makesProfiles(id))
const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {})

test.each(sections.map((section) => [section.id, section] as const))(
  'an add to %s that is sent twice under one key makes one record, with its files',
  async (id, section) => {
    const { tenant, type, addPath, document } = section
    const answers = plainExample(section)
    const { context = {} } = document.examples?.valid.find((example) => example.answers === answers) ?? {}
    const { user, profile, records } = context
    const member = await makeMember(server, tenant, { type, user: objectOf(user), profile: objectOf(profile) })
    for (const record of isJsonArray(records) ? records : []) await member.store(id, objectOf(record))
    const headers = { 'idempotency-key': randomUUID() }
    const before = await member.entries(id)
    const add = () => member.client.postForm(addPath, uploadOf(answers), { headers })
    const [first, second] = await Promise.all([add(), add()])
    expect(objectIn(second)).toEqual(objectIn(first))
    expect(objectIn(await add())).toEqual(objectIn(first))
    expect((await member.entries(id)).length).toBe(before.length + 1)
  },
)
