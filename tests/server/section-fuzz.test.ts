import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryField } from '../../src/contract/entry-field.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import { sectionCalls } from '../../src/engine/page/section-calls.ts'
import { addSampleMembers } from '../../src/server/start/sample-data/add-sample-members.ts'
import { arbitraryAnswers } from '../engine/validation/arbitrary-answers.ts'
import { everySection, plainExample } from './declared-sections.ts'
import type { DeclaredSection } from './declared-sections.ts'
import { storedObjections } from './stored-objections.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { Answer } from './test-client.ts'
import { makeMember } from './test-profiles.ts'
import type { Member } from './test-profiles.ts'
import { pdf, png } from './test-files.ts'
import { uploadOf } from './valid-answers.ts'
import { fc } from '../properties.ts'

/** Bodies over all sections; FUZZ_RUNS=20000 for a long run. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1500)
const perSection = Math.ceil(runs / everySection.length)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const tenant of server.services.tenants.all) await addSampleMembers(server.services, tenant)
})
afterAll(() => server.close())

/** How a body is sent. */
type Form = 'json' | 'data' | 'parts' | 'files'
interface Attempt {
  readonly call: string
  readonly form: Form
  readonly body: JsonValue
  readonly entryNo: JsonValue
  /** The ending of every text. */
  readonly end: string
}

/** Calls of a section with bodies that are often nearly valid, sometimes invalid, sometimes arbitrary. */
function attempts({ id, document, tenant }: DeclaredSection): fc.Arbitrary<Attempt> {
  const { references } = published(tenant)
  const seeds = document.examples?.valid.map(({ answers }) => answers) ?? []
  const calls = [...sectionCalls(new Map([[id, document]])).keys()].filter((key) => key.startsWith('POST '))
  return fc.record({
    call: fc.constantFrom(...calls),
    form: fc.constantFrom<Form>('json', 'data', 'parts', 'files'),
    body: fc.oneof(
      { weight: 9, arbitrary: arbitraryAnswers(document.schema ?? {}, references, seeds) },
      { weight: 1, arbitrary: fc.jsonValue().map((value): JsonValue => JSON.parse(JSON.stringify(value))) },
    ),
    end: fc.constantFrom('', '', '', '', '', '', '', ' 🌍', '\0', '\ud83d'),
    entryNo: fc.constantFrom<JsonValue>(1, 2, '1', 0, -1, 1.5, 'x', null, 2 ** 53),
  })
}

function published(id: string): PublishedTenant {
  const tenant = server.services.tenants.all.find((candidate) => candidate.id === id)
  if (!tenant) throw new Error(`There is no organisation ${id}.`)
  return tenant
}

async function make(
  { client }: Member,
  section: DeclaredSection,
  { call, form, body, entryNo, end }: Attempt,
): Promise<Answer> {
  const path = call.slice('POST '.length)
  const ended = end === '' ? body : withEnds(body, end)
  const named = isJsonObject(ended) ? { [entryField(section.document.schema)]: entryNo, ...ended } : ended
  if (form === 'json' || !isJsonObject(named)) {
    return client.send({ method: 'POST', payload: JSON.stringify(named) }, path, {
      headers: { 'content-type': 'application/json' },
    })
  }
  return client.postForm(path, sentAs(form, named))
}

/** The value with an ending appended to each of its texts. */
function withEnds(value: JsonValue, end: string): JsonValue {
  const changed: JsonValue = JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part + end : part)),
  )
  return changed
}

function sentAs(form: Exclude<Form, 'json'>, body: JsonObject): FormData {
  if (form === 'data') return uploadOf(body)
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    if (form === 'files' && isJsonObject(value)) data.append(name, name.length % 2 === 0 ? pdf() : png())
    else data.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return data
}

describe('whatever is sent to a section', () => {
  const cases = everySection.map((section) => [`${section.tenant}, ${section.id}`, section] as const)

  test.each(cases)(
    '%s: nothing breaks it, and nothing is stored that its form would refuse [ENG-08 API-02]',
    async (_title, section) => {
      const member = await makeMember(server, section.tenant, { type: section.type })
      await member.client.postForm(section.addPath, uploadOf(plainExample(section)))
      await fc.assert(
        fc.asyncProperty(attempts(section), async (attempt) => {
          const before = await member.entries(section.id)
          const { status, text } = await make(member, section, attempt)
          expect(status, text).toBeLessThan(500)
          const objected =
            status === 200
              ? await storedObjections(server.services.database, published(section.tenant), server.clock.now(), {
                  profileId: member.profileId,
                  section: section.id,
                })
              : []
          expect(objected, `${JSON.stringify(attempt)} was stored`).toEqual([])
          const after = status === 200 ? before : await member.entries(section.id)
          expect(after, `${JSON.stringify(attempt)} was refused`).toEqual(before)
        }),
        { numRuns: perSection, endOnFailure: true },
      )
    },
    600_000,
  )
})
