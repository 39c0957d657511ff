import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberColumns } from '../../../src/contract/member-columns.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { importRegister } from '../../../src/server/jobs/import-register.ts'
import { findMember, linkMember } from '../../../src/server/members/members.ts'
import type { TenantTransaction } from '../../../src/server/platform/database/database.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { clearTables } from '../clear-tables.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { TestClient } from '../test-client.ts'
import { idOf, signedInAs } from '../test-members.ts'
import { makeWorkbook } from './make-workbook.ts'

let server: TestServer
let staff: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  staff = await signedInAs(server, 'superadmin')
})
afterAll(() => server.close())
beforeEach(() => clearTables(server.services, ['jobs', 'members']))

const inDemo = <Result>(work: (tx: TenantTransaction) => Promise<Result>) =>
  server.services.database.inTenant('demo', work)

const rowOf = (number: string, changes: Partial<Record<(typeof memberColumns)[number], string>> = {}) =>
  Object.values({
    member_no: number,
    first_name: 'Jane',
    second_name: '',
    last_name: 'Example',
    id_number: 'A1234567',
    email: `${number}@example.com`,
    phone: '0712345678',
    category: 'GRADUATE',
    status: 'Active',
    registration_date: '2020-02-29',
    ...changes,
  })
const csv = (...rows: readonly (readonly string[])[]) =>
  [memberColumns, ...rows].map((cells) => cells.join(',')).join('\n')

function formOf(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([content]), name)
  return form
}
const check = (content: string | Uint8Array<ArrayBuffer>, name = 'members.csv', client = staff) =>
  client.postForm('admin/members/import/check', formOf(content, name))
const begin = (content: string | Uint8Array<ArrayBuffer>, leave = false, name = 'members.csv', client = staff) =>
  client.postForm('admin/members/import', formOf(content, name, { leave_out_wrong: String(leave) }))
const run = () => new JobLane(server.services, importRegister(server.services)).runDue()
const imports = async () => listIn(await staff.get('admin/members/imports'))
const numbers = () =>
  inDemo(({ db }) => db.selectFrom('members').select('member_no').orderBy('member_no').execute()).then((rows) =>
    rows.map(({ member_no }) => member_no),
  )
const newest = async (): Promise<JsonObject | undefined> => (await imports())[0]

describe('importing members from a file [ADM-09]', () => {
  test.each(['member', 'firm', 'approver', 'finance'])('is nothing for %s', async (name) => {
    const client = await signedInAs(server, name)
    const forbidden = { status: 403, code: 'forbidden' }
    expect(refusalOf(await check(csv(rowOf('N1')), 'members.csv', client))).toEqual(forbidden)
    expect(refusalOf(await begin(csv(rowOf('N1')), false, 'members.csv', client))).toEqual(forbidden)
    expect(refusalOf(await client.get('admin/members/imports'))).toEqual(forbidden)
    expect(refusalOf(await client.get('admin/members/template'))).toEqual(forbidden)
    expect(await imports()).toEqual([])
  })

  test('its template has the headings that it needs', async () => {
    const { text, headers } = await staff.get('admin/members/template')
    expect(text).toBe(`\uFEFF${memberColumns.join(',')}\r\n`)
    expect(headers['content-disposition']).toContain('members.csv')
  })

  test('shows what it would do, and stores nothing', async () => {
    await begin(csv(rowOf('K1'), rowOf('K2'), rowOf('K3')))
    await run()
    const account = await idOf(server, 'member@sample.example')
    await inDemo((tx) => linkMember(tx, 'K3', account))
    const answer = objectIn(
      await check(csv(rowOf('K1'), rowOf('K2', { phone: '0799999999' }), rowOf('K3'), rowOf('K4'))),
    )
    expect(answer).toMatchObject({
      counts: { added: 1, changed: 1, unchanged: 1, activated: 1 },
      wrong: 0,
      problems: [],
    })
    const rows = listAt(answer, 'rows')
    expect(rows.map(({ member_no, outcome }) => [member_no, outcome])).toEqual([
      ['K2', 'changed'],
      ['K4', 'added'],
      ['K3', 'activated'],
      ['K1', 'unchanged'],
    ])
    expect(listAt(rows[0] ?? {}, 'cells').filter(({ from }) => from !== null)).toEqual([
      { column: 'phone', from: '0712345678', to: '0799999999' },
    ])
    expect(await numbers()).toEqual(['K1', 'K2', 'K3'])
  })

  test('reports wrong rows with their row, column and reason, in the caller’s language', async () => {
    const file = csv(rowOf('K1'), rowOf('K2', { email: 'nobody' }), rowOf('K3', { category: 'KNIGHT', status: '' }))
    expect(objectIn(await check(file))).toMatchObject({
      counts: { added: 1 },
      wrong: 2,
      problems: [
        { line: 3, column: 'email', text: 'Is no e-mail address.' },
        { line: 4, column: 'status', text: 'Has to be Active or Inactive.' },
        { line: 4, column: 'category', text: '“KNIGHT” is none of the organisation’s categories.' },
      ],
    })
    const form = formOf(file, 'members.csv')
    const swahili = await staff.postForm('admin/members/import/check', form, { headers: { 'accept-language': 'sw' } })
    expect(swahili.text).toContain('Si anwani ya barua pepe.')
  })

  test('with a wrong row imports nothing, unless those are to be left out', async () => {
    const file = csv(rowOf('K1'), rowOf('K2', { email: 'nobody' }))
    expect(refusalOf(await begin(file))).toMatchObject({ status: 422, code: 'invalid' })
    await run()
    expect(await numbers()).toEqual([])
    expect((await begin(file, true)).status).toBe(200)
    await run()
    expect(await numbers()).toEqual(['K1'])
    expect(await newest()).toMatchObject({ job: { counts: { 'members-added': 1, 'rows-left-out': 1 } } })
  })

  test.each([
    ['other columns', 'name,phone\nJane,0712345678', true],
    ['no members', csv(), true],
    ['only wrong rows', csv(rowOf('K1', { email: '' })), true],
    ['no closed quote', `${csv(rowOf('K1'))}\n"K2`, true],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), true],
  ])('refuses a file with %s', async (_what, content, leave) => {
    expect(refusalOf(await begin(content, leave))).toMatchObject({ status: 422, code: 'invalid' })
    expect(await imports()).toEqual([])
  })

  test('again changes nothing', async () => {
    const file = csv(rowOf('K1'), rowOf('K2'))
    await begin(file)
    await run()
    server.clock.advance({ seconds: 1 })
    await begin(file)
    await run()
    expect(await newest()).toMatchObject({
      job: { outcome: 'done', counts: { 'members-added': 0, 'members-changed': 0, 'members-unchanged': 2 } },
    })
  })

  test('reads Excel as it reads CSV', async () => {
    const cells = rowOf('K1').map((cell, i) => (memberColumns[i] === 'registration_date' ? { day: 43890 } : cell))
    expect((await begin(makeWorkbook([memberColumns, cells]), false, 'members.xlsx')).status).toBe(200)
    await run()
    expect(await inDemo((tx) => findMember(tx, 'K1'))).toMatchObject({
      last_name: 'EXAMPLE',
      registration_date: '2020-02-29',
      phone: '0712345678',
    })
  })

  test('runs in portions, and ends at the next one when it is cancelled; what was imported stays', async () => {
    const many = Array.from({ length: 1200 }, (_none, i) => rowOf(`K${i}`))
    const id = textAt(await begin(csv(...many)), '/data/id')
    const shown: unknown[] = []
    const watched = importRegister({
      now: server.services.now,
      database: {
        ...server.services.database,
        inTenant: async (tenant, work) => {
          const result = await server.services.database.inTenant(tenant, work)
          shown.push((await newest())?.['job'])
          if (shown.length === 2) await staff.post('admin/members/imports/cancel', { id })
          return result
        },
      },
    })
    await new JobLane(server.services, watched).runDue()
    expect(shown).toMatchObject([
      { running: true, progress: { done: 0, of: 1200 } },
      { running: true, progress: { done: 500, of: 1200 } },
    ])
    expect(await newest()).toMatchObject({ file: 'members.csv', job: { outcome: 'cancelled', running: false } })
    expect(await numbers()).toHaveLength(1000)
    expect((await staff.post('admin/members/imports/cancel', { id })).status).toBe(404)
  })

  test('is refused while another is under way', async () => {
    await begin(csv(rowOf('K1')))
    expect(refusalOf(await begin(csv(rowOf('K2'))))).toMatchObject({ status: 409, code: 'conflict' })
    await run()
    expect((await begin(csv(rowOf('K2')))).status).toBe(200)
  })

  test('is in the audit log with who, which file and how many, and leaves no rows behind', async () => {
    await begin(csv(rowOf('K1'), rowOf('K2', { email: '' })), true, 'audited.csv')
    await run()
    const { items } = objectIn(await staff.get('admin/audit?search=audited'))
    expect(items).toMatchObject([
      {
        action: 'import-done',
        by: { email: 'superadmin@sample.example' },
        detail: 'audited.csv: 1 added, 0 changed, 0 unchanged, 0 left as they are, 1 wrong rows left out',
      },
      { action: 'import-begun', detail: 'audited.csv' },
    ])
    const payloads = await inDemo(({ db }) =>
      db.selectFrom('jobs').select('payload').where('kind', '=', 'import-members').execute(),
    )
    expect(payloads).toEqual([
      { payload: { file: 'audited.csv', actor: await idOf(server, 'superadmin@sample.example') } },
    ])
  })

  test('belongs to one organisation', async () => {
    await begin(csv(rowOf('K1')))
    const elsewhere = await signedInAs(server, 'superadmin', 'iek')
    expect(listIn(await elsewhere.get('admin/members/imports'))).toEqual([])
    await run()
    const theirs = await server.services.database.inTenant('iek', (tx) => findMember(tx, 'K1'))
    expect(theirs).toBeUndefined()
  })
})

function listAt(object: JsonObject, name: string): readonly JsonObject[] {
  return listIn({ status: 200, headers: {}, json: { data: object[name] ?? [] }, text: '', bytes: Buffer.alloc(0) })
}
