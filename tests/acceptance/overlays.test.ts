import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import shippedMenu from '../../schemas/pages/menu/page.json'
import dashboard from '../../schemas/pages/dashboard/page.json'
import contactsPage from '../../schemas/sections/contacts/page.json'
import contactsSchema from '../../schemas/sections/contacts/schema.json'
import contactsUi from '../../schemas/sections/contacts/ui.json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeeded } from './seeded-server.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { openBrowser } from './browser.ts'
import { copyProject, followExamples } from './copied-project.ts'
import { field, logInAs } from './steps.ts'

const { visitAt } = openBrowser()

/** The guards of a removal from a list: the item, and the ids of all items. */
const seen = (list: readonly (JsonObject & { readonly id: string })[], id: string): JsonObject => ({
  'x-was': list.find((item) => item.id === id) ?? null,
  'x-saw': list.map((item) => item.id),
})

/** Each change that an organisation may make to a form. */
const form: readonly JsonObject[] = [
  { target: '$.schema.properties.PhoneNo.title', update: 'Telephone', 'x-was': 'Phone number' },
  { target: '$.ui.PhoneNo2', update: { 'ui:hidden': true }, 'x-absent': true },
  { target: "$.ui.Status['ui:widget']", update: 'radio', 'x-was': 'hidden' },
  { target: '$.schema.properties.Status.default', update: 'Inactive', 'x-was': 'Active' },
  { target: '$.ui.Location', update: { 'ui:after': 'PlaceOfWork' }, 'x-absent': true },
  { target: '$.schema.properties', update: { Landmark: { type: 'string', title: 'Landmark' } }, 'x-absent': true },
  {
    target: '$.ui',
    update: { Landmark: { 'ui:after': 'Address', 'ui:messages': { required: '{field} is required' } } },
    'x-absent': true,
  },
  { target: '$.schema.required', update: ['Landmark'], 'x-absent': true },
  { target: "$.schema.required[?@ == 'Location']", remove: true, 'x-saw': contactsSchema.required },
  { target: '$.schema.properties.PostCode', remove: true, 'x-was': contactsSchema.properties.PostCode },
  { target: '$.ui.PostCode', remove: true, 'x-was': contactsUi.PostCode },
  { target: "$.ui['ui:order'][?@ == 'PostCode']", remove: true, 'x-saw': contactsUi['ui:order'] },
  {
    target: "$.ui.groups[?@.id == 'address'].fields[?@ == 'PostCode']",
    remove: true,
    'x-saw': contactsUi.groups.find(({ id }) => id === 'address')?.fields,
  },
  { target: '$.schema.properties.Type.enum', update: ['Emergency'], 'x-absent': true },
  { target: "$.ui.Type['ui:enumNames']", update: { Emergency: 'Emergency' }, 'x-absent': true },
  { target: '$.schema.properties.Designation.maxLength', update: 5, 'x-was': 100 },
  {
    target: "$.ui.Designation['ui:messages']",
    update: { maxLength: 'Say it in {limit} letters' },
    'x-absent': true,
  },
  {
    target: "$.ui.PhoneNo['ui:messages'].required",
    update: '{field}: we may have to ring',
    'x-was': '{field} is required',
  },
  {
    target: "$.ui.City['ui:help']",
    update: 'Where letters reach you.',
    'x-was': 'If the city is not listed, pick OTHER and type it.',
  },
]

/** The example for the organisation's sample data. */
const example: JsonObject = {
  target: '$.examples.valid',
  update: [
    {
      id: 'under-the-overlay',
      answers: {
        Type: 'Personal',
        Status: 'Active',
        Email: 'wanjiru.member@example.com',
        PhoneNo: '0712345678',
        Country: 'KE',
        County: '047',
        City: 'WESTLANDS',
        Address: 'P.O. BOX 12345',
        PlaceOfWork: 'KARIBU DESIGN PARTNERS LTD',
        Designation: 'CHAIR',
        Location: 'WAIYAKI WAY',
        Landmark: 'MARKET',
      },
    },
  ],
  'x-absent': true,
}

/** Changes to a page: columns and row actions. */
const table: readonly JsonObject[] = [
  { target: "$.page.columns[?@.id == 'country']", remove: true, ...seen(contactsPage.columns, 'country') },
  {
    target: '$.page.columns',
    update: [{ id: 'designation', title: 'Designation', field: 'Designation', after: 'type' }],
    'x-absent': true,
  },
  { target: "$.page.actions[?@.id == 'edit'].title", update: 'Change', 'x-was': 'Edit' },
  {
    target: "$.page.actions[?@.id == 'remove']",
    update: { when: { value: 'user.is_admin', equals: true } },
    'x-absent': true,
  },
  {
    target: '$.page.actions',
    update: [{ id: 'add-emergency', kind: 'add', title: 'Add Emergency Contact', preset: { Type: 'Emergency' } }],
    'x-absent': true,
  },
]

const tabs: readonly JsonObject[] = [
  {
    target: "$.page.tabs[?@.id == 'convictions']",
    update: { when: { value: 'user.is_admin', equals: true } },
    'x-absent': true,
  },
  {
    target: '$.page.tabs',
    update: [{ id: 'letters', title: 'Where letters go', document: 'sections/contacts', after: 'bio' }],
    'x-absent': true,
  },
]

const menu: readonly JsonObject[] = [
  { target: "$.page.entries[?@.id == 'application']", remove: true, ...seen(shippedMenu.entries, 'application') },
  {
    target: '$.page.entries',
    update: [{ id: 'notices', title: 'How we tell you', path: '/settings', icon: 'profile' }],
    'x-absent': true,
  },
]

const tiles: readonly JsonObject[] = [
  { target: "$.page.tiles[?@.id == 'notifications']", remove: true, ...seen(dashboard.tiles, 'notifications') },
  { target: "$.page.tiles[?@.id == 'arrears'].title", update: 'Amount owed', 'x-was': 'Arrears' },
  {
    target: '$.page.tiles',
    update: [{ id: 'class', title: 'Class', shows: 'category', after: 'status' }],
    'x-absent': true,
  },
]

let folder: string
let server: ServerProcess

beforeAll(async () => {
  folder = await copyProject(['scripts', 'src'])
  await overlay('sections/contacts', [...form, example, ...table])
  await overlay('pages/profile-individual', tabs)
  await overlay('pages/menu', menu)
  await overlay('pages/dashboard', tiles)
  await followExamples(folder, 'sections/contacts')
  server = await startSeeded({}, folder)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An overlay of the neutral organisation, in the copied folder. */
async function overlay(document: string, actions: readonly JsonObject[]): Promise<void> {
  const content: JsonValue = {
    overlay: '1.1.0',
    info: { title: 'What an organisation may change', version: '1.0.0' },
    extends: document,
    actions: actions.map((action) => ({ description: 'To be seen in the portal.', ...action })),
  }
  const file = join(folder, 'tenants', 'demo', 'overlays', `${document}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(content))
}

test('members see and fill in what their organisation’s overlays declare [ENG-03 PLAT-02]', async () => {
  const page = await visitAt(server.origin('demo'))
  await logInAs(page, 'member')
  const standing = page.getByRole('region', { name: 'Your standing' })
  await standing.waitFor()
  await expect
    .poll(() => standing.getByRole('heading').allInnerTexts())
    .toEqual(['Status', 'Class', 'Amount owed', 'CPD points earned'])
  await page.goto(`${server.origin('demo')}/profile?tab=contacts`)
  await page.getByRole('row').nth(1).waitFor()

  const entries = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').allInnerTexts()
  expect(entries).toContain('How we tell you')
  expect(entries).not.toContain('Application')
  const titles = (await page.getByRole('tab').allInnerTexts()).map((text) => text.split('\n', 1)[0])
  expect(titles.slice(0, 3)).toEqual(['Bio', 'Where letters go', 'Contacts'])
  expect(titles).not.toContain('Convictions')
  const columns = (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim())
  expect(columns.slice(0, 5)).toEqual(['Type', 'Designation', 'E-mail', 'Phone', 'City'])
  expect(columns).not.toContain('Country')
  expect(await page.getByRole('button', { name: /^Change/ }).count()).toBeGreaterThan(0)
  expect(await page.getByRole('button', { name: /^(Edit|Delete)/ }).count()).toBe(0)

  await page.getByRole('button', { name: 'Add Emergency Contact' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('radio', { name: 'Emergency' }).isChecked()).toBe(true)
  expect(await dialog.getByRole('radio', { name: 'Inactive', exact: true }).isChecked()).toBe(true)
  for (const absent of ['Other phone number', 'Postal code', 'Phone number'])
    expect(await field(dialog, absent).count(), absent).toBe(0)
  await dialog.getByText('Where letters reach you.').waitFor()
  const labels = (await dialog.locator('label').allInnerTexts()).map((text) => text.replace(/\s*\*$/, '').trim())
  const places = ['Telephone', 'Address', 'Landmark', 'Place of Work', 'Location', 'Designation']
  expect(labels.filter((label) => places.includes(label))).toEqual(places)

  await field(dialog, 'Designation').fill('ENGINEER')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const problems = dialog.locator('.rg-summary')
  await problems.getByText('Telephone: we may have to ring').waitFor()
  const shown = await problems.innerText()
  for (const message of ['Say it in 5 letters', 'Landmark is required']) expect(shown).toContain(message)
  for (const absent of ['Location', 'Postal code', 'Other phone']) expect(shown).not.toContain(absent)
})
