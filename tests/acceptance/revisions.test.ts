import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import contactsExamples from '../../schemas/sections/contacts/examples.json'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { keptText } from './kept-drafts.ts'
import { copyProject, followExamples } from './copied-project.ts'
import { seededFolder } from './seeded-server.ts'
import { field, logInAs } from './steps.ts'

const { visitAt } = openBrowser()
const project = fileURLToPath(new URL('../..', import.meta.url))

const personal = contactsExamples.valid.find(({ id }) => id === 'personal')?.answers

/** A later change of an organisation: it hides one field and adds another. */
const change = {
  overlay: '1.1.0',
  info: { title: 'Landmarks instead of postal codes', version: '1.0.0' },
  extends: 'sections/contacts',
  actions: [
    {
      target: '$.schema.properties',
      description: 'Visitors find the place by it.',
      update: { Landmark: { type: 'string', title: 'Landmark', minLength: 1, maxLength: 60 } },
      'x-absent': true,
    },
    {
      target: '$.schema.required',
      description: 'Visitors find the place by it.',
      update: ['Landmark'],
      'x-absent': true,
    },
    {
      target: '$.ui',
      description: 'Beside the address.',
      update: { Landmark: { 'ui:after': 'Address', 'ui:messages': { required: 'Landmark is required' } } },
      'x-absent': true,
    },
    { target: '$.ui.PhoneNo2', description: 'One number is enough.', update: { 'ui:hidden': true }, 'x-absent': true },
    {
      target: '$.examples.valid',
      description: 'None of the others has a landmark.',
      update: [{ id: 'with-landmark', answers: { ...personal, Landmark: 'Beside the market' } }],
      'x-absent': true,
    },
  ],
}

/** A change that limits specializations to one per member. */
const keepsOne = {
  overlay: '1.1.0',
  info: { title: 'One specialization', version: '1.0.0' },
  extends: 'sections/specialization',
  actions: [
    {
      target: '$.page.layout',
      description: 'Members practise in one field.',
      update: { mode: 'field' },
      'x-was': { mode: 'list' },
    },
  ],
}

let data: string
let changed: string
let server: ServerProcess

beforeAll(async () => {
  data = await seededFolder()
  changed = await copyProject(['scripts', 'src'])
  const overlays = join(changed, 'tenants', 'demo', 'overlays', 'sections')
  await mkdir(overlays, { recursive: true })
  await writeFile(join(overlays, 'contacts-later.json'), JSON.stringify(change))
  await writeFile(join(overlays, 'specialization.json'), JSON.stringify(keepsOne))
  await followExamples(changed, 'sections/contacts')
  server = await startServerProcess({ DATA_DIR: data })
})
afterAll(async () => {
  await server.stop()
  await Promise.all([data, changed].map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Serves the same data with the forms of another folder. */
async function restart(folder: string): Promise<void> {
  await server.stop()
  server = await startServerProcess({ DATA_DIR: data }, folder)
}

async function contacts(): Promise<Page> {
  const page = await visitAt(server.origin('demo'))
  await logInAs(page, 'member')
  await page.goto(`${server.origin('demo')}/profile?tab=contacts`)
  await page.getByRole('row').nth(1).waitFor()
  return page
}

const edit = (page: Page) => page.getByRole('button', { name: /^Edit/ }).first().click()
const save = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a changed form opens old records, shows what to complete, and loses no answer to a removed field [ENG-17]', async () => {
  const before = await contacts()
  await edit(before)
  await field(before.getByRole('dialog'), 'Other phone number').fill('0733000111')
  await save(before)
  expect(await before.getByText('To be completed').count()).toBe(0)
  // Closed first, because its polling would fail without a server.
  await before.close()

  await restart(changed)
  const page = await contacts()
  await page.getByText('To be completed').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await edit(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^The form now asks for more than is stored here\..*: Landmark\.$/).waitFor()
  await dialog.getByText('Landmark is required').waitFor()
  expect(await field(dialog, 'Other phone number').count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize(phone)
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  await field(dialog, 'Landmark').fill('Beside the market')
  await save(page)
  await page.close()

  await restart(project)
  const back = await contacts()
  await edit(back)
  expect(await field(back.getByRole('dialog'), 'Other phone number').inputValue()).toBe('0733000111')
})

test('a draft of a form that has changed is mapped, and answers without a field are listed [ENG-16 ENG-17]', async () => {
  await restart(project)
  const page = await contacts()
  await edit(page)
  const dialog = page.getByRole('dialog')
  await field(dialog, 'Other phone number').fill('0733000222')
  await field(dialog, 'Designation').fill('Surveyor')
  await expect.poll(() => keptText(page)).toContain('SURVEYOR')
  page.once('dialog', (asked) => void asked.accept())
  await page.goto('about:blank')
  const { port } = server
  await server.stop()
  server = await startServerProcess({ DATA_DIR: data, PORT: String(port) }, changed)
  await page.goto(`http://demo.localhost:${port}/profile?tab=contacts`)
  await edit(page)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await dialog.getByText('The form has changed since. It no longer asks for:').waitFor()
  await dialog.getByText('Other phone number: 0733000222').waitFor()
  expect(await field(dialog, 'Designation').inputValue()).toBe('SURVEYOR')
  expect(await axeViolations(page)).toEqual([])
})

test('where only one specialization is allowed, a change replaces it [SEC-07]', async () => {
  await restart(changed)
  const page = await visitAt(server.origin('demo'))
  await logInAs(page, 'graduate')
  await page.goto(`${server.origin('demo')}/profile?tab=specialization`)
  const kept = page.getByRole('list', { name: 'My specializations' }).getByRole('listitem')
  for (const description of ['STEEL BRIDGES', 'STONE BRIDGES']) {
    await field(page, 'Add Specialization').fill('something else')
    await field(page, 'Add Specialization').press('Enter')
    await field(page, 'Add Specialization').fill(description)
    await field(page, 'Add Specialization').press('Enter')
    await expect.poll(async () => (await kept.allInnerTexts()).at(-1)).toBe(`${description} · not saved yet`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => kept.allInnerTexts()).toEqual([`${description}\nSaved`])
  }
  await page.reload()
  await expect.poll(() => kept.allInnerTexts()).toEqual(['STONE BRIDGES'])
  expect(await axeViolations(page)).toEqual([])
})
