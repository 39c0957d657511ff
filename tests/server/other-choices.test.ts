import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { formatPointer, getAt, setAt } from '../../src/engine/json/pointer.ts'
import type { JsonPointer } from '../../src/engine/json/pointer.ts'
import { listIn, objectIn, dataOf } from './answers.ts'
import { everySection } from './declared-sections.ts'
import type { DeclaredSection } from './declared-sections.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { makeMember } from './test-profiles.ts'
import type { Member } from './test-profiles.ts'
import { uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A field with a text for "Other", and that text, both in a section's answers. */
interface OtherText {
  readonly choice: JsonPointer
  readonly text: JsonPointer
}

/** The fields of a section that declare a text for "Other". */
function otherTexts(ui: JsonObject, path: readonly string[] = []): readonly OtherText[] {
  const text = ownValue(objectAt(ui, 'ui:options'), 'otherText')
  const own = typeof text === 'string' ? [{ choice: formatPointer(path), text: pointerOf(text) }] : []
  const inside = Object.entries(ui).flatMap(([name, child]) =>
    isJsonObject(child) && !name.startsWith('ui:') ? otherTexts(child, [...path, name]) : [],
  )
  return [...own, ...inside]
}

const pointerOf = (name: string): JsonPointer => formatPointer(name.split('.').slice(1))

const cases = everySection.flatMap((section) =>
  otherTexts(section.document.ui ?? {}).map(
    (other) => [`${section.tenant}, ${section.id}${other.choice}`, section, other] as const,
  ),
)

/** The first valid example with a text for the field's "Other". */
function exampleWith({ document }: DeclaredSection, { text }: OtherText): JsonObject {
  const example = document.examples?.valid.find(({ answers }) => getAt(answers, text) !== undefined)
  if (!example) throw new Error(`No example of the section has a text at ${text}.`)
  return example.answers
}

const whole = (value: JsonValue): JsonObject => (isJsonObject(value) ? value : {})

/** A member with a stored record of the section, as it was read. */
async function memberWith(section: DeclaredSection, answers: JsonObject) {
  const member = await makeMember(server, section.tenant, { type: section.type, user: { entitled: false } })
  const kept = (await stored(section, member)) ?? (await member.store(section.id, answers))
  expect(kept).toBeDefined()
  return member
}

/** The section's only record, as it is in the database. */
async function stored({ tenant, id }: DeclaredSection, { profileId }: Member): Promise<JsonObject | undefined> {
  return server.services.database.inTenant(tenant, async ({ db }) => {
    const row = db.selectFrom('records').select('answers').where('profile_id', '=', profileId)
    return (await row.where('section', '=', id).executeTakeFirst())?.answers
  })
}

async function read({ page }: DeclaredSection, { client }: Member): Promise<JsonObject> {
  const answer = await client.get(page.calls.list)
  return isJsonArray(dataOf(answer)) ? (listIn(answer)[0] ?? {}) : objectIn(answer)
}

test('some field has a text for “Other” [ENG-13]', () => {
  expect(cases).not.toEqual([])
})

describe('where “Other” is chosen', () => {
  test.each(cases)('%s is empty in calls, and stored as chosen [ENG-13] [BIO-02]', async (_title, section, other) => {
    const answers = exampleWith(section, other)
    const member = await memberWith(section, answers)
    const { client } = member
    const sent = whole(setAt(answers, other.choice, ''))
    const saved = objectIn(await client.postForm(section.updatePath, uploadOf(sent)))
    expect(getAt(saved, other.choice)).toBe('')
    expect(getAt(saved, other.text)).toBe(getAt(answers, other.text))
    const kept = await stored(section, member)
    expect(getAt(kept, other.choice)).toBe(getAt(answers, other.choice))
    expect(getAt(kept, other.choice)).not.toBe('')
    const seen = await read(section, member)
    expect(getAt(seen, other.choice)).toBe('')
    // Sent back as it was read, nothing changes.
    expect(objectIn(await client.post(section.updatePath, seen))).toMatchObject({
      ...seen,
      $revision: expect.any(String),
    })
    expect(await stored(section, member)).toMatchObject(kept ?? {})
  })

  test.each(cases)('%s is empty in both versions of a refused change [ENG-13]', async (_title, section, other) => {
    const answers = exampleWith(section, other)
    const { client } = await memberWith(section, answers)
    const sent = setAt(answers, other.choice, '')
    const first = objectIn(await client.postForm(section.updatePath, uploadOf(whole(sent))))
    const late = { ...first, $ifRevision: '1.999' }
    const refused = await client.post(section.updatePath, late)
    expect(refused.status).toBe(409)
    for (const version of ['current', 'sent'])
      expect(getAt(refused.json, `/${version}${other.choice}`), version).toBe('')
  })

  test.each(cases)('%s may be sent by its code as well [ENG-13]', async (_title, section, other) => {
    const answers = exampleWith(section, other)
    const member = await memberWith(section, answers)
    const saved = objectIn(await member.client.postForm(section.updatePath, uploadOf(answers)))
    expect(getAt(saved, other.choice)).toBe('')
    expect(getAt(await stored(section, member), other.choice)).toBe(getAt(answers, other.choice))
  })
})
