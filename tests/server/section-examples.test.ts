import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FormExample, InvalidExample } from '../../src/engine/document/form-examples.ts'
import { equalJson, isJsonArray, isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { entryField } from '../../src/contract/entry-field.ts'
import { addSampleMembers } from '../../src/server/start/sample-data/add-sample-members.ts'
import { listIn, objectIn, dataOf, refusalOf } from './answers.ts'
import { declaredSections } from './declared-sections.ts'
import type { DeclaredSection } from './declared-sections.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { Answer } from './test-client.ts'
import { makeMember } from './test-profiles.ts'
import type { Member } from './test-profiles.ts'
import { setSettings } from './test-settings.ts'
import { uploadOf } from './valid-answers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const tenant of server.services.tenants.all) await addSampleMembers(server.services, tenant)
})
afterAll(() => server.close())
afterEach(async () => {
  for (const { id } of server.services.tenants.all) await setSettings(server, id)
  server.clock.set('2026-01-15T09:00:00.000Z')
})

type Cases<Example> = readonly (readonly [title: string, section: DeclaredSection, example: Example])[]

function casesOf<Example extends FormExample>(
  examplesOf: (section: DeclaredSection) => readonly Example[],
): Cases<Example> {
  return declaredSections.flatMap((section) =>
    examplesOf(section).map(
      (example) => [`${section.tenant}, ${section.id}: ${example.id}`, section, example] as const,
    ),
  )
}

/** A member in the circumstances of an example, and the record that it is about, if any. */
async function circumstances(
  { tenant, id, type }: DeclaredSection,
  { context = {} }: FormExample,
): Promise<{ readonly member: Member; readonly edited: number | undefined }> {
  const { user, profile, settings, records, record, today } = context
  const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})
  if (typeof today === 'string') server.clock.set(`${today}T09:00:00.000Z`)
  await setSettings(server, tenant, objectOf(settings))
  const member = await makeMember(server, tenant, { type, user: objectOf(user), profile: objectOf(profile) })
  let edited: number | undefined
  const stored = isJsonArray(records) ? records.filter(isJsonObject) : []
  const isAmong = stored.some((other) => equalJson(other, record))
  for (const other of isJsonObject(record) && !isAmong ? [record, ...stored] : stored) {
    const entryNo = await member.store(id, other)
    if (equalJson(other, record)) edited ??= entryNo
  }
  return { member, edited }
}

function send(
  section: DeclaredSection,
  { client }: Member,
  edited: number | undefined,
  answers: JsonObject,
): Promise<Answer> {
  const { addPath, updatePath, document } = section
  if (edited === undefined) return client.postForm(addPath, uploadOf(answers))
  return client.postForm(updatePath, uploadOf({ ...answers, [entryField(document.schema)]: edited }))
}

const filesIn = async ({ tenant }: DeclaredSection, { profileId }: Member): Promise<number> => {
  const { database } = server.services
  return database.inTenant(tenant, async ({ db }) => {
    const rows = await db.selectFrom('files').select('id').where('profile_id', '=', profileId).execute()
    return rows.length
  })
}

describe('a section’s invalid example, sent without the browser’s checks, gets its messages and stores no row', () => {
  const cases: Cases<InvalidExample> = casesOf(({ document }) => document.examples?.invalid ?? [])

  test.each(cases)('%s [ENG-08]', async (_title, section, example) => {
    const { member, edited } = await circumstances(section, example)
    const before = await member.entries(section.id)
    const errors = Object.fromEntries(example.issues.map(({ pointer, message }) => [pointer, message]))
    const answer = await send(section, member, edited, example.answers)
    expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid', errors })
    expect(await member.entries(section.id)).toEqual(before)
    expect(await filesIn(section, member)).toBe(0)
  })
})

describe('a section’s valid example is stored and read back', () => {
  const cases: Cases<FormExample> = casesOf(({ document }) => document.examples?.valid ?? [])

  test.each(cases)('%s [API-02]', async (_title, section, example) => {
    const { page, id, document, updatePath } = section
    const { member, edited } = await circumstances(section, example)
    const before = await member.entries(id)
    // Some responses also say that it is saved.
    const { message: _message, ...saved } = objectIn(await send(section, member, edited, example.answers))
    const entryNo = ownValue(saved, entryField(document.schema))
    const listed = await member.client.get(page.calls.list)
    const read =
      page.kind === 'collection'
        ? listIn(listed).find((row) => ownValue(row, entryField(document.schema)) === entryNo)
        : dataOf(listed)
    expect(read).toEqual(saved)
    expect(saved).toMatchObject({ ProfileID: member.profileId, formHash: expect.stringMatching(/^\w+$/) })
    expect(await member.entries(id)).toEqual(edited === undefined ? [...before, entryNo] : before)
    // A record can be sent back unchanged as JSON: files stay, nothing changes.
    const again = updatePath === '' ? saved : objectIn(await member.client.post(updatePath, saved))
    expect(again).toEqual(saved)
  })
})
