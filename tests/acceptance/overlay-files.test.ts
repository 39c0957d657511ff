import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openBrowser, origin } from './browser.ts'
import { editorPanel, press, says } from './editor-steps.ts'
import { sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regalia-overlay-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Opens the contacts in the editor; nothing is saved there, so that other tests see them as they are. */
async function openContacts(): Promise<Page> {
  const page = await visitAs(sampleSession('demo', 'superadmin'))
  await page.goto(`${origin('demo')}/admin/forms/sections/contacts`)
  await page.getByRole('tab', { name: 'Changes (0)' }).waitFor()
  return page
}

/** Picks a file, as the button of the toolbar asks for it. */
async function read(page: Page, path: string): Promise<void> {
  const picked = page.waitForEvent('filechooser')
  await press(page, 'Read changes from a file')
  await (await picked).setFiles(path)
}

test('changes are saved as an overlay file, reviewed elsewhere, and read again [ADM-07 ADM-05]', async () => {
  const page = await openContacts()
  await editorPanel(page)
    .getByRole('button', { name: /^E-mail/ })
    .click()
  await editorPanel(page).getByLabel('Label').fill('Mail address')
  await page.getByRole('tab', { name: 'Changes (1)' }).click()
  await editorPanel(page).getByLabel('Why').fill('Members asked what is meant.')
  const saved = page.waitForEvent('download')
  await press(page, 'Save the changes as a file')
  const download = await saved
  expect(download.suggestedFilename()).toBe('contacts.json')
  const path = join(folder, 'contacts.json')
  await download.saveAs(path)
  const text = await readFile(path, 'utf8')
  expect(JSON.parse(text)).toEqual({
    overlay: '1.1.0',
    info: { title: 'Contacts', version: '1.0.0' },
    extends: 'sections/contacts',
    actions: [
      {
        target: '$.schema.properties.Email',
        description: 'Members asked what is meant.',
        update: { title: 'Mail address' },
        'x-was': { title: 'E-mail' },
      },
    ],
  })
  expect(await axeViolations(page)).toEqual([])

  const reviewed = join(folder, 'reviewed.json')
  await writeFile(reviewed, text.replace('Mail address', 'E-mail address'))
  const later = await openContacts()
  await read(later, reviewed)
  await says(later, /^The file takes the place of what was changed here\./)
  await later.getByRole('tab', { name: 'Changes (1)' }).click()
  await editorPanel(later).getByText('Label: “E-mail address”, instead of “E-mail”').waitFor()

  const wrong = join(folder, 'wrong.json')
  await writeFile(wrong, text.replace('sections/contacts', 'sections/bio'))
  await read(later, wrong)
  await says(later, 'The file is for "sections/bio", not for "sections/contacts".')
  await editorPanel(later).getByText('Label: “E-mail address”, instead of “E-mail”').waitFor()
  await press(later, 'Undo')
  await later.getByRole('tab', { name: 'Changes (0)' }).waitFor()
})
