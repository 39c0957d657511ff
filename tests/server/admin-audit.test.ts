import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { readCsv } from '../../src/server/imports/files/read-csv.ts'
import { operatorId, recordAudit } from '../../src/server/platform/audit/audit-log.ts'
import type { RecordedAction } from '../../src/server/platform/audit/audit-log.ts'
import { dataOf, objectIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import { registration, signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { idOf, signedInAs } from './test-members.ts'

let server: TestServer
let manager: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  manager = await signedInAs(server, 'superadmin')
})
afterAll(() => server.close())

const manages = { kind: 'account', name: 'superadmin@sample.example', email: 'superadmin@sample.example' }

/** Adds an entry that no call of these tests causes. */
const record = (entry: RecordedAction, at = server.clock.now()) =>
  server.services.database.inTenant('demo', (tx) => recordAudit(tx, entry, at))

const found = async (query: string) => objectIn(await manager.get(`admin/audit?${query}`))
const itemsOf = ({ items }: JsonObject): readonly JsonObject[] =>
  isJsonArray(items) ? items.filter((item) => isJsonObject(item)) : []
const entriesOf = async (query: string) => itemsOf(await found(query))
const actionsOf = async (query: string) => (await entriesOf(query)).map(({ action }) => action)

/** The file's lines, of which the first has the titles. */
const linesOf = async (query: string) =>
  readCsv((await manager.get(`admin/audit/export?${query}`)).text).map(({ cells }) => cells)

describe('the audit log [ADM-08]', () => {
  test.each(['admin', 'approver', 'registrar', 'finance', 'member', 'firm'])('is nothing for %s', async (name) => {
    const client = await signedInAs(server, name)
    for (const path of ['admin/audit', 'admin/audit/export']) {
      expect(refusalOf(await client.get(path))).toEqual({ status: 403, code: 'forbidden' })
    }
  })

  test('belongs to one organisation', async () => {
    const id = await idOf(server, 'member@sample.example')
    await record({ actor_id: operatorId, action: 'administrator-added', subject_id: id, detail: 'elsewhere' })
    const other = await signedInAs(server, 'superadmin', 'iek')
    expect(objectIn(await other.get('admin/audit?search=elsewhere'))).toMatchObject({ items: [], total: 0 })
  })

  test('says from which to which value the settings were changed, in the reader’s language', async () => {
    const { id, minor_settings: minor, site_colors: colors } = objectIn(await manager.get('admin/settings'))
    const settings: unknown = JSON.parse(String(minor))
    const inactivityLogout = false
    const changed = {
      id: String(id),
      minor_settings: JSON.stringify({
        ...(isJsonObject(settings) && settings),
        inactivityLogout,
        login_caption: 'Ours',
      }),
      site_installed_packages: '["Dashboard","MyProjects"]',
      site_colors: JSON.stringify([{ colorName: 'primary', color: '#1a5f7a' }]),
    }
    dataOf(await manager.post('admin/settings', changed))
    const [entry] = await entriesOf('action=settings-changed')
    expect(entry).toMatchObject({ action: 'settings-changed', by: manages, whom: null, detail: null })
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Caption of the log-in page', from: 'Member portal', to: 'Ours' },
        { field: 'Sign out after inactivity', from: 'Yes', to: 'No' },
        { field: 'Colours › Primary', from: primaryOf(String(colors)), to: '#1a5f7a' },
      ]),
    )
    const headers = { 'accept-language': 'sw' }
    const [translated] = itemsOf(objectIn(await manager.get('admin/audit?action=settings-changed', { headers })))
    expect(JSON.stringify(translated?.changes)).toContain('"from":"Ndiyo","to":"Hapana"')
  })

  test('says from which to which value a user was changed, until the account is deleted', async () => {
    const client = await signedUp(server)
    const id = await idOf(server, client.email)
    const [email, phone_no] = ['other.address@members.example', '0733000444']
    dataOf(await manager.post(`admin/updateUser/${id}`, { email, phone_no }))
    const query = 'action=user-changed&search=other.address'
    expect(await entriesOf(query)).toEqual([
      {
        id: expect.any(String),
        at: expect.stringContaining('2026-'),
        action: 'user-changed',
        by: manages,
        whom: { kind: 'account', name: email, email },
        detail: null,
        changes: [
          { field: 'E-mail', from: client.email, to: email },
          { field: 'Phone number', from: registration().phone, to: phone_no },
        ],
      },
    ])
    dataOf(await manager.post(`admin/deleteUser/${id}`))
    expect(await entriesOf(query)).toEqual([])
    const [left] = await entriesOf('action=user-changed')
    const whom = { kind: 'deleted', name: null, email: null }
    expect(left).toMatchObject({ whom, detail: 'E-mail, Phone number', changes: [] })
    expect(JSON.stringify(await linesOf(''))).not.toContain(phone_no)
    const kept = await server.services.database.inTenant('demo', ({ db }) =>
      db.selectFrom('audit_changes').select('changes').where('tenant', '=', 'demo').execute(),
    )
    expect(JSON.stringify(kept)).not.toContain(phone_no)
  })

  test('names the changed fields alone where no values were kept', async () => {
    const detail = 'colors, countyField'
    await record({ actor_id: operatorId, action: 'settings-changed', subject_id: null, detail })
    const [entry] = await entriesOf('search=colors')
    expect(entry).toMatchObject({ detail: expect.stringMatching(/^Colours, /), changes: [] })
  })

  test('names the operator, a referee, and the title of a role', async () => {
    const [subject_id, request] = [
      await idOf(server, 'graduate@sample.example'),
      '00000000-0000-4000-8000-000000000001',
    ]
    await record({ actor_id: request, action: 'referee-accepted', subject_id })
    await record({ actor_id: operatorId, action: 'role-granted', subject_id, detail: 'finance' })
    expect(await entriesOf('search=graduate&action=referee-accepted')).toMatchObject([
      { by: { kind: 'referee', name: null }, whom: { kind: 'account', name: 'GRACE EXAMPLE GRADUATE' } },
    ])
    expect(await entriesOf('search=graduate+finance')).toMatchObject([
      { by: { kind: 'operator' }, action: 'role-granted', detail: 'Finance officer' },
    ])
  })

  test('is found by either person’s name and e-mail, by the detail, and by the action', async () => {
    const [actor_id, subject_id] = [
      await idOf(server, 'approver@sample.example'),
      await idOf(server, 'member@sample.example'),
    ]
    await record({ actor_id, action: 'document-revoked', subject_id, detail: 'CERT/77' })
    for (const query of [
      'search=approver%40sample+cert',
      'search=MARTA+cert',
      'search=cert%2F77',
      'action=document-revoked',
    ]) {
      expect(await actionsOf(query)).toEqual(['document-revoked'])
    }
    expect(await actionsOf('search=marta+graduate')).toEqual([])
    expect(await actionsOf('search=cert%2F77&action=user-changed')).toEqual([])
    expect(await actionsOf('search=%25')).toEqual([])
    expect((await manager.get('admin/audit?action=nothing')).status).toBe(422)
  })

  test('is narrowed to days in the organisation’s time', async () => {
    const late = { actor_id: operatorId, action: 'forms-published', subject_id: null, detail: 'late' } as const
    // In Nairobi it is the third of March already, for three hours.
    await record(late, new Date('2020-03-02T21:00:00Z'))
    await record({ ...late, detail: 'later' }, new Date('2020-03-03T20:59:59Z'))
    const details = async (query: string) => (await entriesOf(query)).map(({ detail }) => detail)
    expect(await details('from=2020-03-03&to=2020-03-03')).toEqual(['later', 'late'])
    expect(await details('to=2020-03-02')).toEqual([])
    expect(await details('from=2020-03-04&to=2020-03-05')).toEqual([])
    for (const day of ['2020-02-30', '0000-01-01', 'today', '']) {
      expect((await manager.get(`admin/audit?from=${day}`)).status).toBe(422)
    }
  })

  test('comes in pages, the newest first, and after the last page is the last', async () => {
    for (let i = 0; i < 26; i += 1) {
      const at = new Date(Date.UTC(2021, 0, 1, 0, i))
      await record({ actor_id: operatorId, action: 'forms-rolled-back', subject_id: null, detail: String(i) }, at)
    }
    const query = 'action=forms-rolled-back'
    const first = await found(query)
    expect(first).toMatchObject({ total: 26, page: 1, pages: 2 })
    expect(itemsOf(first).map(({ detail }) => detail)).toEqual(Array.from({ length: 25 }, (_, i) => String(25 - i)))
    for (const page of [2, 9]) {
      expect(await found(`${query}&page=${page}`)).toMatchObject({ page: 2, items: [{ detail: '0' }] })
    }
  })

  test('is saved as comma-separated values, in which nothing is a formula', async () => {
    const formula = '=HYPERLINK("https://example.org";"x")'
    const at = new Date('2020-05-05T06:07:08Z')
    const subject_id = await idOf(server, 'member@sample.example')
    await record({ actor_id: operatorId, action: 'document-revoked', subject_id, detail: formula }, at)
    const answer = await manager.get('admin/audit/export?from=2020-05-05&to=2020-05-05')
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
    })
    expect(await linesOf('from=2020-05-05&to=2020-05-05')).toEqual([
      ['When', 'Who', 'E-mail of who', 'Action', 'Whom it concerns', 'E-mail of whom it concerns', 'Detail'],
      [
        '2020-05-05T09:07:08+03:00',
        'The operator',
        '',
        'Document revoked',
        'MARTA EXAMPLE MEMBER',
        'member@sample.example',
        `'${formula}`,
      ],
    ])
    const changed = (await linesOf('action=settings-changed')).flatMap((cells) => cells.at(-1) ?? [])
    expect(changed).toContainEqual(expect.stringContaining('Sign out after inactivity: Yes → No'))
  })

  test('is only added to; values are erased, never changed', async () => {
    const { database } = server.services
    const entry = database.inTenant('demo', ({ db }) => db.updateTable('audit_log').set('detail', null).execute())
    await expect(entry).rejects.toThrow(/permission denied/)
    const removal = database.inTenant('demo', ({ db }) => db.deleteFrom('audit_log').execute())
    await expect(removal).rejects.toThrow(/permission denied/)
    const values = database.inTenant('demo', ({ db }) => db.updateTable('audit_changes').set('changes', '[]').execute())
    await expect(values).rejects.toThrow(/permission denied/)
  })
})

function primaryOf(colors: string): string {
  const named: unknown = JSON.parse(colors)
  const primary = Array.isArray(named)
    ? named.find((color) => isJsonObject(color) && color.colorName === 'primary')
    : {}
  return isJsonObject(primary) ? String(primary.color ?? '') : ''
}
