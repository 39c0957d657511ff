import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryField } from '../../src/contract/entry-field.ts'
import { isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import { sectionCalls } from '../../src/engine/page/section-calls.ts'
import { fileAnswersIn } from '../../src/server/http/intake/file-answer.ts'
import { dataOf, objectIn, refusalOf } from './answers.ts'
import { declaredSections, plainExample } from './declared-sections.ts'
import type { DeclaredSection } from './declared-sections.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { Answer, TestClient } from './test-client.ts'
import { makeMember } from './test-profiles.ts'
import { uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const cases = declaredSections.map((section) => [`${section.tenant}, ${section.id}`, section] as const)

/** Each declared call of a section, for the record of an entry number. */
function callsOf(
  { id, document }: DeclaredSection,
  entryNo: number,
): readonly ((client: TestClient) => Promise<Answer>)[] {
  const calls = [...sectionCalls(new Map([[id, document]]))]
  return calls.map(([key, { other }]) => {
    const path = key.slice(key.indexOf(' ') + 1)
    const query = other?.action === 'file' ? `?${other.parameter}=${entryNo}` : ''
    if (key.startsWith('GET ')) return (client) => client.get(`${path}${query}`)
    return (client) => client.post(path, { [entryField(document.schema)]: entryNo })
  })
}

/** The owner of a record from the section's example, and its entry number. */
async function ownerOf(section: DeclaredSection) {
  const { tenant, type, id } = section
  const owner = await makeMember(server, tenant, { type })
  const added = await owner.client.postForm(section.addPath, uploadOf(plainExample(section)))
  const record = added.status === 200 ? objectIn(added) : {}
  // A section may be closed to a member like this one; others are refused anyway.
  const entryNo = Number(ownValue(record, entryField(section.document.schema)) ?? (await owner.store(id, {})))
  return { owner, record, entryNo }
}

describe('a section’s calls are refused', () => {
  test.each(cases)('to the anonymous: %s [API-02]', async (_title, section) => {
    for (const call of callsOf(section, 1)) {
      expect(refusalOf(await call(server.client(section.tenant)))).toEqual({ status: 401, code: 'no-session' })
    }
  })

  test.each(cases)('to somebody of another organisation: %s [API-02]', async (_title, section) => {
    const elsewhere = declaredSections.find(({ tenant }) => tenant !== section.tenant)?.tenant ?? ''
    const { owner, entryNo } = await ownerOf(section)
    const stranger = await makeMember(server, elsewhere, { type: section.type })
    const intruder = server.client(section.tenant)
    intruder.token = stranger.client.token
    for (const call of callsOf(section, entryNo)) {
      expect(refusalOf(await call(intruder))).toMatchObject({ status: 401 })
    }
    expect(await owner.entries(section.id)).toEqual([entryNo])
  })

  test.each(cases)(
    'to another member, who neither sees nor changes the record or its files: %s [API-02]',
    async (_title, section) => {
      const { owner, record, entryNo } = await ownerOf(section)
      const before = await owner.client.get(section.page.calls.list)
      const other = await makeMember(server, section.tenant, { type: section.type })
      for (const call of callsOf(section, entryNo)) {
        const answer = await call(other.client)
        const outcome = answer.status === 200 ? dataOf(answer) : answer.status
        expect([null, [], 403, 404, 422]).toContainEqual(outcome)
      }
      const claimed = { ...record, ProfileID: owner.profileId }
      const paths = [section.addPath, section.updatePath, section.page.calls.remove ?? ''].filter((path) => path !== '')
      for (const path of paths) {
        expect(refusalOf(await other.client.post(path, claimed)), path).toEqual({ status: 403, code: 'forbidden' })
      }
      for (const { file } of fileAnswersIn(isJsonObject(record) ? record : {})) {
        expect(refusalOf(await other.client.get(`files/${file.id ?? ''}`))).toEqual({ status: 404, code: 'not-found' })
      }
      expect(await other.entries(section.id)).toEqual([])
      expect((await owner.client.get(section.page.calls.list)).json).toEqual(before.json)
    },
  )
})
