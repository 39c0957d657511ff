import { readFile } from 'node:fs/promises'
import { strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { startSeeded } from './seeded-server.ts'
import { field, openSiteSettings } from './steps.ts'

const { visitAt } = openBrowser()

// Other tests read the settings of the shared server.
let portal: ServerProcess
beforeAll(async () => {
  portal = await startSeeded()
})
afterAll(() => portal.stop())

/** The bytes of what a button saves. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await download).path())
}

/** Chooses a file by a button. */
async function choose(page: Page, button: string, name: string, content: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) })
}

test('settings and the whole organisation leave as files and come back, looked at before they are in force [ADM-07]', async () => {
  const page = await visitAt(portal.origin('demo'))
  await openSiteSettings(page)
  const text = (await saved(page, 'Save as a file')).toString('utf8')
  await choose(page, 'Read from a file', 'tenant.json', strToU8('{ "id": "demo"'))
  await page.getByText('tenant.json:1: An object is not closed.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const renamed = text.replace('"login_caption": "Member portal"', '"login_caption": "The portal of members"')
  await choose(page, 'Read from a file', 'tenant.json', strToU8(renamed))
  await expect.poll(() => field(page, 'Caption of the log-in page').inputValue()).toBe('The portal of members')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Setting Saved Successfully').first().waitFor()
  expect((await saved(page, 'Save as a file')).toString('utf8')).toBe(renamed)

  await page.goto(`${portal.origin('demo')}/admin/forms`)
  const files = unzipSync(await saved(page, 'Export everything'))
  const overlay = {
    overlay: '1.1.0',
    info: { title: 'Contacts', version: '1.0.0' },
    extends: 'sections/contacts',
    actions: [
      {
        target: '$.schema.properties.Email.title',
        description: 'Members say so.',
        update: 'Electronic mail',
        'x-was': 'E-mail',
      },
    ],
  }
  const changed = { ...files, 'tenants/demo/overlays/sections/contacts.json': strToU8(JSON.stringify(overlay)) }
  await page.setViewportSize(phone)
  await choose(page, 'Import files', 'demo.zip', zipSync(changed))
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Contacts, changes: 1').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('The files were imported.').first().waitFor()
  await page.goto(`${portal.origin('demo')}/admin/forms/sections/contacts`)
  await page.getByText('Electronic mail').first().waitFor()
})
