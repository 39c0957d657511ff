import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import type { StaffRight } from '../../../src/generated/closed-names.ts'
import { findUserByEmail } from '../../../src/server/accounts/users.ts'
import { importOrganisation } from '../../../src/server/exchange/import-organisation.ts'
import { readOwnFiles } from '../../../src/server/exchange/read-own-files.ts'
import { readSources } from '../../../src/server/platform/declarations/read-sources.ts'
import { checkSources } from '../../../src/server/platform/published/check-sources.ts'
import { englishHash } from '../../../src/engine/translate/english-hash.ts'
import { objectIn, refusalOf } from '../answers.ts'
import { projectRoot } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import type { Answer, TestClient } from '../test-client.ts'
import { signedInAs } from '../test-members.ts'
import { tenantOf } from '../test-profiles.ts'
import { setSettings } from '../test-settings.ts'
import {
  contacts,
  formAt,
  publish,
  relabelEmail,
  requirePostCode,
  rollBack,
  saveDraft,
  startEditing,
} from './form-changes.ts'

let server: TestServer
let admin: TestClient
beforeAll(async () => {
  ;({ server, admin } = await startEditing())
})
afterAll(() => server.close())

type Files = Readonly<Record<string, Uint8Array>>

const exported = async (client: TestClient): Promise<Files> =>
  unzipSync((await client.get('admin/organisation/files')).bytes)

const send = (client: TestClient, files: Files, path = ''): Promise<Answer> => {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(zipSync({ ...files }))], 'organisation.zip', { type: 'application/zip' }))
  return client.postForm(`admin/organisation/files${path}`, form)
}

const textIn = (files: Files, path: string): string => Buffer.from(files[path] ?? []).toString('utf8')

/** The folder of an organisation as this release has it. */
async function ownFiles(tenant: string): Promise<Files> {
  const folder = `tenants/${tenant}`
  const entries = await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length))
  const files = paths.map(async (path) => [path, Uint8Array.from(await readFile(join(projectRoot, path)))] as const)
  return Object.fromEntries(await Promise.all(files))
}

const brand = 'themes/brand'

/** Changes and translates the form of contacts, and changes the theme and every part of the settings. */
async function changeLive(client: TestClient): Promise<void> {
  const form = await formAt(client, contacts)
  const label = '/schema/properties/Email/title'
  const translated = listAt(form, '/translations').map(({ language }) => ({
    target: `$.translations.${String(language)}`,
    description: 'It is what people say.',
    update: { [label]: { of: englishHash('Electronic mail'), text: 'Barua pepe yako' } },
    'x-absent': true,
  }))
  const relabelled = { ...relabelEmail('Electronic mail'), 'x-was': getAt(form, `/inherited${label}`) ?? null }
  // Its examples follow.
  const required = getAt(form, '/inherited/schema/properties/PostCode') === undefined ? [] : [requirePostCode]
  const published = await publish(client, [relabelled, ...required, ...translated])
  expect(published.json).toMatchObject({ data: {} })
  const rounder = {
    target: '$.theme.shape',
    description: 'The board decided it.',
    update: { radius: 5 },
    'x-was': { radius: getAt(await formAt(client, brand), '/inherited/theme/shape/radius') ?? null },
  }
  expect((await publish(client, [rounder], brand)).status).toBe(200)
  await changeSettings(client)
}

/** Publishes every draft. */
async function publishDrafts(client: TestClient): Promise<void> {
  const { publication, forms } = objectIn(await client.get('admin/forms'))
  const drafts = listAt({ forms: forms ?? [] }, '/forms').flatMap(({ document = '', draft }) =>
    isJsonObject(draft) ? [{ document, revision: draft['revision'] ?? 0 }] : [],
  )
  const answer = await client.post('admin/forms/publish', {
    publication: publication ?? 0,
    drafts,
    reason: 'Reviewed.',
  })
  expect(answer.status).toBe(200)
}

function textsAt(value: JsonValue, pointer: string): readonly string[] {
  const list = getAt(value, pointer)
  return isJsonArray(list) ? list.map(String) : []
}

function listAt(value: JsonValue, pointer: string): readonly JsonObject[] {
  const list = getAt(value, pointer)
  return (isJsonArray(list) ? list : []).filter(isJsonObject)
}

/** The project has no objection to the files, and its formatter changes nothing. */
async function expectAccepted(tenant: string, files: Files): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'regalia-exchange-'))
  try {
    await cp(join(projectRoot, 'schemas'), join(folder, 'schemas'), { recursive: true })
    await cp(join(projectRoot, 'tenants/variants'), join(folder, 'tenants/variants'), { recursive: true })
    await cp(join(projectRoot, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { issues } = checkSources(await readSources(folder))
    expect(
      issues.filter(({ isTranslation, file }) => isTranslation !== true && file.startsWith(`tenants/${tenant}/`)),
    ).toEqual([])
    await promisify(execFile)(join(projectRoot, 'node_modules/.bin/oxfmt'), ['--check', `tenants/${tenant}`], {
      cwd: folder,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Saves settings with other values in each part. */
async function changeSettings(client: TestClient): Promise<void> {
  const { id, minor_settings } = objectIn(await client.get('admin/settings'))
  const minor: unknown = JSON.parse(String(minor_settings))
  const answer = await client.post('admin/settings', {
    id: String(id),
    minor_settings: JSON.stringify({
      ...(isJsonObject(minor) ? minor : {}),
      organisation_caption: 'Renamed',
      registration: false,
    }),
    site_installed_packages: JSON.stringify(['Dashboard', 'Profile', 'CPD']),
    site_colors: JSON.stringify([{ colorName: 'primary', color: '#12395b' }]),
  })
  expect(answer.status).toBe(200)
}

describe.each(['demo', 'engineering-board', 'ics', 'iek'])('the files of %s [ADM-07]', (tenant) => {
  let client: TestClient
  beforeAll(async () => {
    client = await signedInAs(server, 'superadmin', tenant)
  })
  afterEach(async () => {
    await rollBack(client, 0)
    await setSettings(server, tenant)
  })

  test('are those of its folder, to the byte, while nothing was changed', async () => {
    expect(await exported(client)).toEqual(await ownFiles(tenant))
  })

  test('have what was changed, as the project accepts and formats it, and give the same when they are imported', async () => {
    await changeLive(client)
    const files = await exported(client)
    expect(objectIn(await client.get('admin/settings'))['id']).not.toBe('declared')
    await expectAccepted(tenant, files)
    await rollBack(client, 0)
    await setSettings(server, tenant)
    expect(await exported(client)).toEqual(await ownFiles(tenant))

    const { drafts, settings, elsewhere } = objectIn(await send(client, files, '/check'))
    expect(await exported(client)).toEqual(await ownFiles(tenant))
    const taken = objectIn(await send(client, files))
    expect(taken).toEqual({ drafts, settings, elsewhere })
    expect(taken).toMatchObject({ elsewhere: [] })
    expect(listAt({ drafts: drafts ?? [] }, '/drafts').map(({ document }) => document)).toEqual([contacts, brand])
    await publishDrafts(client)
    expect(await exported(client)).toEqual(files)
    expect(objectIn(await send(client, files, '/check'))).toEqual({ drafts: [], settings: [], elsewhere: [] })
  })
})

describe('an import [ADM-07]', () => {
  afterEach(async () => {
    await rollBack(admin, 0)
    await setSettings(server, 'demo')
  })

  const tenantFile = 'tenants/demo/tenant.json'
  const overlay = 'tenants/demo/overlays/sections/contacts.json'
  const application = 'tenants/demo/overlays/cases/application.json'
  const overlayOf = (action: JsonObject, of = contacts): string =>
    JSON.stringify({ overlay: '1.1.0', info: { title: 'Contacts', version: '1.0.0' }, extends: of, actions: [action] })

  test.each([
    ['no JSON', overlay, '{', /contacts\.json:1: /],
    ['a key twice', tenantFile, '{"id":"demo","id":"demo"}', /tenant\.json:1: The key "id" is repeated/],
    [
      'lists that never close',
      overlay,
      `{\n"a":${'['.repeat(900_000)}`,
      /contacts\.json:2: Values are inside one another/,
    ],
    ['an action without its guard', overlay, overlayOf({ ...requirePostCode, 'x-absent': false }), /contacts\.json: /],
    ['a reason that is missing', overlay, overlayOf({ target: '$.ui', remove: true }), /contacts\.json: \/actions\/0/],
    [
      'a forbidden key',
      overlay,
      overlayOf({ ...requirePostCode, update: JSON.parse('{"__proto__": 1}') }),
      /contacts\.json: \/actions\/0\/update\/__proto__ The key "__proto__" is forbidden\./,
    ],
    [
      'a forbidden key among settings',
      tenantFile,
      '{"id":"demo",\n"settings":{"constructor":{}}}',
      /tenant\.json:2: The key "constructor" is forbidden\./,
    ],
    [
      'a forbidden key among translations',
      'tenants/demo/overlays/sections/contacts.sw.json',
      '{"__proto__":{"hash":"x","text":"y"}}',
      /contacts\.sw\.json:1: The key "__proto__" is forbidden\./,
    ],
    [
      'a forbidden key in a section of their own',
      'tenants/demo/sections/boats/schema.json',
      '{\n\n"prototype":{}}',
      /boats\/schema\.json:3: The key "prototype" is forbidden\./,
    ],
    [
      'values too deep inside one another',
      overlay,
      overlayOf({ ...requirePostCode, update: JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`) }),
      /contacts\.json: \/actions\/0\/update\/a.* Values are inside one another more than \d+ levels deep\./,
    ],
    ['a document that there is not', overlay, overlayOf(requirePostCode, 'sections/none'), /contacts\.json: /],
    [
      'an overlay that lacks what the release declares',
      application,
      overlayOf(requirePostCode, 'cases/application'),
      /application\.json: \/actions\/0 The file lacks/,
    ],
    [
      'a file of another organisation',
      'tenants/iek/theme.json',
      '{}',
      /tenants\/iek\/theme\.json: It is not in tenants\/demo\/\./,
    ],
    ['settings of another organisation', tenantFile, '{"id":"iek"}', /It is that of "iek", not of "demo"\./],
    [
      'settings of another shape',
      tenantFile,
      '{"id":"demo","settings":{"minor_settings":{"registration":"yes"}}}',
      /tenant\.json: \/settings/,
    ],
  ])('of %s is refused, names the file, and stores nothing', async (_, path, content, sentence) => {
    const files = { ...(await exported(admin)), [path]: strToU8(content) }
    const { status, json } = await send(admin, files)
    expect(status).toBe(422)
    const messages = listAt(json, '/errors').map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringMatching(sentence))
    expect(objectIn(await admin.get('admin/settings'))['id']).toBe('declared')
    expect((await formAt(admin))['draft']).toBeNull()
  })

  test('of a file that is no zip is refused', async () => {
    const form = new FormData()
    form.set('file', new File(['id,name'], 'organisation.zip'))
    expect(refusalOf(await admin.postForm('admin/organisation/files', form))).toMatchObject({ status: 422 })
  })

  test.each([
    ['everything', 'tenants/demo/assets/zeros.bin', new Uint8Array(31_000_000)],
    ['JSON', 'tenants/demo/overlays/sections/contact.json', strToU8(`{"a":${'['.repeat(3_000_000)}`)],
  ])('that unpacks to too much of %s is refused before it is read', async (_, path, content) => {
    const { status, errors } = refusalOf(await send(admin, { [path]: content }))
    expect(status).toBe(422)
    expect(JSON.stringify(errors)).toContain('larger than the files of an organisation')
  })

  test('does not overwrite a draft, and says whose form it is', async () => {
    await saveDraft(admin, [requirePostCode])
    const files = { ...(await exported(admin)), [overlay]: strToU8(overlayOf(relabelEmail('Electronic mail'))) }
    const answer = await send(admin, files)
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Contacts')
    const { draft } = await formAt(admin)
    expect(draft).toMatchObject({ actions: [requirePostCode] })
    const { revision } = isJsonObject(draft) ? draft : {}
    await admin.post('admin/forms/discard', { document: contacts, revision: revision ?? 0 })
  })

  test('says which files only a release brings, and leaves them', async () => {
    const files = await exported(admin)
    const roles = textIn(files, tenantFile).replace('"title": "Board"', '"title": "Council"')
    const changed = { ...files, [tenantFile]: strToU8(roles), 'tenants/demo/assets/logo.svg': strToU8('<svg/>') }
    const found = objectIn(await send(admin, changed, '/check'))
    expect(found).toMatchObject({ drafts: [], settings: [] })
    expect(new Set(textsAt(found, '/elsewhere'))).toEqual(new Set(['tenants/demo/assets/logo.svg', tenantFile]))
  })

  test('of other settings needs the right to change them; of documents it does not', async () => {
    const { services } = server
    const tenant = tenantOf(server, 'demo')
    const own = await readOwnFiles(services.environment, 'demo')
    const renamed = textIn(Object.fromEntries(own), tenantFile).replace(
      /"organisation_caption": "[^"]*"/,
      '"organisation_caption": "Renamed"',
    )
    const taken = (rights: readonly StaffRight[], files: ReadonlyMap<string, Uint8Array>, isTrial = false) =>
      services.database.inTenant('demo', async (tx) => {
        const user = await findUserByEmail(tx, 'superadmin@sample.example')
        if (user === undefined) throw new Error('There is no such account.')
        const session = { user, rights: new Set(rights) }
        const asked = { tenant, tenants: services.tenants, files: services.files, session, own, sent: files, isTrial }
        return importOrganisation(tx, asked, services.now())
      })
    const settings = new Map([...own, [tenantFile, strToU8(renamed)] as const])
    for (const isTrial of [true, false]) {
      await expect(taken(['forms'], settings, isTrial)).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(objectIn(await admin.get('admin/settings'))['id']).toBe('declared')
    expect(await taken(['forms'], own)).toEqual({ drafts: [], settings: [], elsewhere: [] })
    expect(await taken(['forms', 'settings'], settings, true)).toMatchObject({ settings: [expect.any(String)] })
  })

  test('takes back what was published and the files have no more', async () => {
    const files = await exported(admin)
    await publish(admin, [requirePostCode])
    const { drafts } = objectIn(await send(admin, files))
    expect(drafts).toEqual([{ document: contacts, title: 'Contacts', changes: 0 }])
    await publishDrafts(admin)
    expect(await exported(admin)).toEqual(files)
  })
})

describe('the file of the settings [ADM-07 ADM-02]', () => {
  afterEach(() => setSettings(server, 'demo'))

  test('is the declared one until they change, and then differs in them alone', async () => {
    const before = (await admin.get('admin/settings/file')).text
    expect(before).toBe(await readFile(join(projectRoot, 'tenants/demo/tenant.json'), 'utf8'))
    await changeSettings(admin)
    const after = (await admin.get('admin/settings/file')).text
    const lines = new Set(before.split('\n'))
    expect(
      after
        .split('\n')
        .filter((line) => !lines.has(line))
        .map((line) => line.trim()),
    ).toEqual([
      '"organisation_caption": "Renamed",',
      '"registration": false,',
      '"site_installed_packages": ["Dashboard", "Profile", "CPD"],',
      '"site_colors": [',
      '{',
      '"colorName": "primary",',
      '"color": "#12395b"',
      '}',
      ']',
    ])
    await setSettings(server, 'demo')
    const read = objectIn(await admin.post('admin/settings/file', { content: after }))
    expect(JSON.parse(String(read['minor_settings']))).toMatchObject({
      organisation_caption: 'Renamed',
      registration: false,
    })
    expect(read['id']).toBe('declared')
    expect((await admin.post('admin/settings', Object.fromEntries(Object.entries(read)))).status).toBe(200)
    expect((await admin.get('admin/settings/file')).text).toBe(after)
  })

  test.each([
    ['text', 'hello', '/file', /^tenant\.json:1: /],
    ['a colour that is none', '"#2e7d32"', '/colors/success', /./],
  ])('is refused with %s in it, at its place', async (_, wrong, pointer, sentence) => {
    const text = (await admin.get('admin/settings/file')).text
    const content = wrong.startsWith('"') ? text.replace(wrong, '"green"') : wrong
    const { status, errors } = refusalOf(await admin.post('admin/settings/file', { content }))
    expect(status).toBe(422)
    expect(isJsonObject(errors) ? errors[pointer] : undefined).toMatch(sentence)
  })
})
