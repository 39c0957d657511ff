import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { dataOf, objectIn, refusalOf } from '../answers.ts'
import { falsePng, png } from '../test-files.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { answers, begun, caseFileRows, path, renaming, withEvidence } from './renaming.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(renaming()) })
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

describe('what is refused at the field, with nothing lost', () => {
  const known = { name: 'deed.pdf', mediaType: 'application/pdf', size: 9 }
  const missing = 'The file did not arrive. Choose it again.'
  const cases: readonly (readonly [what: string, body: () => Promise<FormData | JsonObject>, message: string])[] = [
    [
      'a type that the field refuses',
      async () => withEvidence({ answers }, falsePng()),
      'The file must be a PDF or a PNG',
    ],
    [
      'a file that is too large',
      async () => withEvidence({ answers }, png(3_200_000)),
      'The file must be smaller than 3 MB',
    ],
    ['no content', async () => ({ answers: { ...answers, Evidence: known } }), missing],
    [
      'content that is no base64',
      async () => ({ answers: { ...answers, Evidence: { ...known, content: '%%%' } } }),
      missing,
    ],
    ['an id that nothing has', async () => claim('00000000-0000-4000-8000-000000000000'), missing],
    ['a file of another member', async () => claim((await begun(await server.member())).file.id), missing],
    ['a file of another case', async () => claim((await begun(owner)).file.id), missing],
    ['a file of a record', async () => claim(await fileOfRecord(owner)), missing],
  ]
  const claim = (id: string): JsonObject => ({ answers: { ...answers, Evidence: { ...known, id } } })
  let owner: CasePerson
  beforeAll(async () => {
    owner = await server.member()
  })

  test.each(cases)('%s', async (_what, body, message) => {
    const { id, at, file } = await begun(owner)
    const sent = await body()
    const { client } = owner
    const answer = sent instanceof FormData ? client.postForm(`${at}/save`, sent) : client.post(`${at}/save`, sent)
    expect(refusalOf(await answer)).toEqual({ status: 422, code: 'invalid', errors: { '/Evidence': message } })
    expect((await caseFileRows(server, id)).map((row) => row.id)).toEqual([file.id])
    expect(await server.services.files.has('demo', file.id)).toBe(true)
  })

  const submitted = 'This file was submitted and can no longer be exchanged.'
  test.each([
    ['by saving', 'save', {}],
    ['with a transition', 'transitions/withdraw', {}],
    ['with the answer to a question about something else', 'answer', { pins: [{ field: '/FirstName' }] }],
  ])(
    'a file that is exchanged after it was submitted: %s',
    async (_how, call, { pins }: { pins?: { field: string }[] }) => {
      const { id, at, file } = await begun(owner, 'submit')
      if (pins) objectIn(await registrar.client.post(`${at}/ask`, { text: 'Which one?', pins }))
      const answer = await owner.client.postForm(`${at}/${call}`, withEvidence({ answers }, png()))
      expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid', errors: { '/Evidence': submitted } })
      expect((await caseFileRows(server, id)).map((row) => row.id)).toEqual([file.id])
      expect(objectIn(await owner.client.get(at))).toMatchObject({ state: 'open', submitted: { Evidence: file } })
    },
  )

  test('more than a profile may have', async () => {
    const person = await server.member()
    await fillProfile(person)
    const answer = await person.client.postForm(path, withEvidence({ do: 'begin', answers }))
    expect(refusalOf(answer)).toMatchObject({ code: 'profile-full', errors: { '/Evidence': expect.any(String) } })
  })
})

/** The id of a file in a record of the member's. */
async function fileOfRecord({ client, profileId }: CasePerson): Promise<string> {
  const base64Attachment = Buffer.from(await png().arrayBuffer()).toString('base64')
  dataOf(await client.post('profile/signature', { namespace: 'application', base64Attachment }))
  const { id } = await server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('files')
      .select('id')
      .where('tenant', '=', tenant)
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** As if the member had stored as much as a profile may have. */
async function fillProfile(person: CasePerson): Promise<void> {
  const { id } = await begun(person)
  await server.inTenant(async ({ tenant, db }) => {
    const [row] = await db
      .selectFrom('case_files')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
      .execute()
    if (row === undefined) throw new Error('There is no file.')
    const other = { ...row, id: crypto.randomUUID(), size: 500_000_000 }
    await db.insertInto('case_files').values(other).execute()
  })
}
