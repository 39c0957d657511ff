import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { copyProject } from './copied-project.ts'
import { editorPanel, press, says } from './editor-steps.ts'
import { hasFocus } from './has-focus.ts'
import { seededFolder } from './seeded-server.ts'
import { logInAs, openTab } from './steps.ts'

const { visitAt } = openBrowser()

/** What the next release calls two fields of the contacts. */
const relabel = (text: string): string =>
  text.replace('"title": "E-mail"', '"title": "Email address"').replaceAll('Other phone number', 'Second phone number')

let data: string
let release: string
let server: ServerProcess
beforeAll(async () => {
  data = await seededFolder()
  release = await copyProject()
  for (const name of ['schema.json', 'examples.json']) {
    const file = join(release, 'schemas/sections/contacts', name)
    await writeFile(file, relabel(await readFile(file, 'utf8')))
  }
  server = await startServerProcess({ DATA_DIR: data })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([data, release].map((folder) => rm(folder, { recursive: true, force: true })))
})

async function enter(tenant: string, account: string, viewport = desk): Promise<Page> {
  const page = await visitAt(server.origin(tenant), viewport)
  await logInAs(page, account)
  return page
}

const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)

/** The labels of a contact's form, as a member reads them. */
async function labels(tenant: string): Promise<string> {
  const page = await enter(tenant, 'begun')
  await goTo(page, '/profile')
  const contacts = await openTab(page.getByRole('tab', { name: 'Contacts' }))
  await contacts.getByRole('button', { name: /^Add/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).waitFor()
  const found = (await dialog.locator('label').allInnerTexts()).join('\n')
  await page.close()
  return found
}

/** Gives a field of the contacts another label, and publishes it. */
async function publishLabel(page: Page, name: string, label: string): Promise<void> {
  await goTo(page, '/admin/forms/sections/contacts')
  await editorPanel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await editorPanel(page).getByLabel('Label').fill(label)
  await publish(page)
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('Members asked for it.')
  await press(dialog, 'Publish')
  await says(page, 'Published. Members see it within two seconds.')
  await page.close()
}

test('a new release merges what fits, and asks for a decision where both changed a label [ADM-14]', async () => {
  await publishLabel(await enter('demo', 'superadmin'), 'E-mail', 'Mail')
  await publishLabel(await enter('ics', 'superadmin'), 'Phone number', 'Telephone')
  await server.stop()
  server = await startServerProcess({ DATA_DIR: data }, release)

  await expect.poll(() => labels('ics'), { timeout: 60_000 }).toMatch(/Telephone[^]*Second phone number/)
  const held = await labels('demo')
  expect(held).toContain('Mail')
  expect(held).not.toContain('Second phone number')

  const page = await enter('demo', 'superadmin')
  await goTo(page, '/admin/forms')
  await says(page, 'It does not fit the new release. Members see it as it was.')
  await page.getByRole('button', { name: 'What changed in publication 1' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Decide on Contacts' }).click()
  await page.getByRole('tab', { name: 'Decisions (1)' }).click()
  const decision = editorPanel(page).getByRole('listitem').first()
  await expect.poll(() => decision.getByRole('definition').allInnerTexts()).toEqual(['E-mail', 'Email address', 'Mail'])
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(desk)

  const ours = decision.getByRole('button', { name: 'Keep ours' })
  await ours.focus()
  await page.keyboard.press('Enter')
  await says(page, 'Everything is decided')
  await expect.poll(() => hasFocus(editorPanel(page).locator('#editor-decisions'))).toBe(true)
  await publish(page)
  expect(await labels('demo')).toMatch(/Mail[^]*Second phone number/)
})
