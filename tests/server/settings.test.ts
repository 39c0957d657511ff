import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { objectIn, refusalOf, textAt } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'
import { setSettings } from './test-settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterEach(() => setSettings(server, 'demo'))
afterAll(() => server.close())

interface Parts {
  readonly id: string
  readonly minor: JsonObject
  readonly packages: JsonValue
  readonly colors: JsonValue
}

async function current(client: TestClient): Promise<Parts> {
  const answer = await client.get('admin/settings')
  const read = (part: string): JsonValue => JSON.parse(textAt(answer, `/data/${part}`))
  const minor = read('minor_settings')
  return {
    id: textAt(answer, '/data/id'),
    minor: isJsonObject(minor) ? minor : {},
    packages: read('site_installed_packages'),
    colors: read('site_colors'),
  }
}

const bodyOf = ({ id, minor, packages, colors }: Parts) => ({
  id,
  minor_settings: JSON.stringify(minor),
  site_installed_packages: JSON.stringify(packages),
  site_colors: JSON.stringify(colors),
})

const superAdmin = () => signedInAs(server, 'superadmin')

const entries = () =>
  server.services.database.inTenant('demo', ({ db }) =>
    db
      .selectFrom('audit_log')
      .leftJoin('audit_changes', 'audit_changes.entry_id', 'audit_log.id')
      .select(['action', 'detail', 'changes'])
      .where('action', '=', 'settings-changed')
      .execute(),
  )

describe('settings [ADM-02]', () => {
  test.each(['admin/settings', 'admin/updateSettings'])('saved at %s apply at once, to everybody', async (path) => {
    const client = await superAdmin()
    const before = await current(client)
    const colors = [{ colorName: 'primary', color: '#1A5F7A' }]
    const sent = { ...before, minor: { ...before.minor, login_caption: '  Members ', registration: false }, colors }
    const saved = await client.post(path, { ...bodyOf(sent), site_installed_packages: '["Dashboard"]' })
    expect(saved.status).toBe(200)
    const after = await current(server.client('demo'))
    expect(after.id).toBe(textAt(saved, '/data/id'))
    expect(after.id).not.toBe(before.id)
    expect(after.minor).toMatchObject({ login_caption: 'Members', registration: false })
    expect(after.packages).toEqual(['Dashboard'])
    expect(after.colors).toEqual([{ colorName: 'primary', color: '#1a5f7a' }])
    expect(await current(server.client('iek'))).toMatchObject({ id: 'declared' })
  })

  test('are saved as form data too', async () => {
    const client = await superAdmin()
    const before = await current(client)
    const data = new FormData()
    const sent = { ...before, minor: { ...before.minor, organisation_caption: 'By a form' } }
    for (const [name, value] of Object.entries(bodyOf(sent))) data.set(name, value)
    expect((await client.postForm('admin/settings', data)).status).toBe(200)
    expect((await current(client)).minor).toMatchObject({ organisation_caption: 'By a form' })
  })

  test('are recorded with what has changed, and not when nothing has', async () => {
    const client = await superAdmin()
    const before = await current(client)
    const recorded = (await entries()).length
    const same = await client.post('admin/settings', bodyOf(before))
    expect(objectIn(same)).toMatchObject({ id: before.id })
    expect(await entries()).toHaveLength(recorded)
    const minor = { ...before.minor, countyField: true }
    await client.post('admin/settings', bodyOf({ ...before, minor, packages: ['Profile'] }))
    const changes = [
      { field: '/countyField', from: before.minor['countyField'] ?? null, to: true },
      { field: '/packages', from: before.packages, to: ['Profile'] },
    ]
    const entry = { action: 'settings-changed', detail: 'countyField, packages', changes }
    expect((await entries()).at(-1)).toEqual(entry)
  })

  test('keep a caption whose switch is off, whatever is sent', async () => {
    const client = await superAdmin()
    const before = await current(client)
    const off = { ...before.minor, referee_disclaimer: false, referee_disclaimer_caption: 'Not this' }
    await client.post('admin/settings', bodyOf({ ...before, minor: { ...off, login_caption: 'Changed' } }))
    const kept = await current(client)
    expect(kept.minor['login_caption']).toBe('Changed')
    expect(kept.minor['referee_disclaimer_caption']).toBeUndefined()
    const on = { ...off, referee_disclaimer: true }
    await client.post('admin/settings', bodyOf({ ...kept, minor: on }))
    expect((await current(client)).minor['referee_disclaimer_caption']).toBe('Not this')
  })

  test('that somebody else has saved meanwhile are not overwritten', async () => {
    const [one, other] = [await superAdmin(), await superAdmin()]
    const before = await current(one)
    const captioned = (login_caption: string) => bodyOf({ ...before, minor: { ...before.minor, login_caption } })
    const answers = await Promise.all([
      one.post('admin/settings', captioned('First')),
      other.post('admin/settings', captioned('Second')),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(refusalOf(await one.post('admin/settings', captioned('Third')))).toMatchObject({ code: 'stale' })
    expect(['First', 'Second']).toContain((await current(one)).minor['login_caption'])
  })

  test('saved with a clock that was set back apply all the same', async () => {
    const client = await superAdmin()
    const before = await current(client)
    const save = async (login_caption: string, { id }: Parts) => {
      await client.post('admin/settings', bodyOf({ ...before, id, minor: { ...before.minor, login_caption } }))
      return current(client)
    }
    const later = await save('Later', before)
    server.clock.advance({ minutes: -10 })
    expect((await save('Latest', later)).minor['login_caption']).toBe('Latest')
    server.clock.advance({ minutes: 10 })
  })

  const wrong: readonly (readonly [string, JsonObject, string])[] = [
    ['a colour by name', { site_colors: '[{"colorName":"primary","color":"teal"}]' }, '/colors/primary'],
    [
      'a colour that the portal does not have',
      { site_colors: '[{"colorName":"__proto__","color":"#123456"}]' },
      '/colors',
    ],
    ['colours that are none', { site_colors: '[1]' }, '/site_colors'],
    ['an unknown package', { site_installed_packages: '["Casino"]' }, '/packages/0'],
    ['packages that are no list', { site_installed_packages: '{}' }, '/site_installed_packages'],
    ['a text for a switch', { minor_settings: '{"registration":"yes"}' }, '/registration'],
    ['an unknown setting', { minor_settings: '{"colour":"red"}' }, '/colour'],
    [
      'a caption that is too long',
      { minor_settings: JSON.stringify({ login_caption: 'x'.repeat(81) }) },
      '/login_caption',
    ],
    ['no JSON', { minor_settings: '{' }, '/minor_settings'],
    ['no text', { minor_settings: {} }, '/minor_settings'],
  ]
  test.each(wrong)('with %s are refused at their field, and change nothing', async (_what, changed, pointer) => {
    const client = await superAdmin()
    const before = await current(client)
    const refused = await client.post('admin/settings', { ...bodyOf(before), ...changed })
    expect(refused.status).toBe(422)
    const { errors } = isJsonObject(refused.json) ? refused.json : {}
    expect(errors).toEqual([{ pointer, message: expect.any(String) }])
    expect(await current(client)).toEqual(before)
  })

  test.each(['admin', 'approver', 'member', 'firm'])('are not saved by %s', async (account) => {
    const client = await signedInAs(server, account)
    const before = await current(client)
    const sent = bodyOf({ ...before, colors: [] })
    expect(refusalOf(await client.post('admin/settings', sent))).toEqual({ status: 403, code: 'forbidden' })
    expect(await current(client)).toEqual(before)
  })
})
