import { execFile } from 'node:child_process'
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSeeded } from './seeded-server.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { readPdf } from '../server/documents/read-pdf.ts'
import { axeViolations, openBrowser } from './browser.ts'
import { changesIn, copyProject } from './copied-project.ts'
import kiswahili from './publications-kiswahili.json' with { type: 'json' }
import { pdfFile, pngFile } from './sample-files.ts'
import { field, logInAs, savingSays } from './steps.ts'

const { visitAt } = openBrowser()

/** The files that an organisation adds for its own section: a tab, an item of a checklist, the section itself. */
const added = fileURLToPath(new URL('publications', import.meta.url))
const code = ['src', 'scripts', '.storybook']

let copy: string
let server: ServerProcess
let printed: { readonly check: string; readonly stories: Readonly<Record<string, string>> }

beforeAll(async () => {
  copy = await copyProject(code)
  await cp(added, join(copy, 'tenants', 'demo'), { recursive: true })
  await run('scripts/translate.ts', '--write')
  await translateAll(join(copy, 'tenants', 'demo'))
  // The script is in the copy, because its imports are.
  await cp(join(import.meta.dirname, 'story-texts.ts'), join(copy, 'tests', 'acceptance', 'story-texts.ts'))
  const [check, stories] = await Promise.all([
    run('scripts/check.ts', copy),
    run('tests/acceptance/story-texts.ts', 'sections/publications'),
  ])
  printed = { check, stories: JSON.parse(stories) }
  server = await startSeeded({}, copy)
}, 240_000)
afterAll(async () => {
  await server.stop()
  await rm(copy, { recursive: true, force: true })
})

/** Replaces the English in the translation entries of an organisation's folder with Kiswahili. */
async function translateAll(folder: string): Promise<void> {
  const translations: ReadonlyMap<string, string> = new Map(Object.entries(kiswahili))
  const paths = await readdir(folder, { recursive: true })
  for (const path of paths.filter((name) => /[/.]sw\.json$/.test(name))) {
    const entries: Record<string, { of: string; text: string }> = JSON.parse(await readFile(join(folder, path), 'utf8'))
    for (const entry of Object.values(entries)) entry.text = translations.get(entry.text) ?? entry.text
    await writeFile(join(folder, path), JSON.stringify(entries))
  }
}

/** Runs a script of the copy like a command line; returns its output. */
async function run(...script: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], { cwd: copy })
  return stdout
}

test('a section is added by declarations alone, which pass the check and have stories [ENG-02 STO-01]', async () => {
  const changes = await changesIn(copy, ['schemas', 'tenants', ...code])
  expect(changes).toContain('tenants/demo/sections/publications/schema.json')
  expect(changes.filter((path) => !/^tenants\/demo\/.+\.json$/.test(path))).toEqual([])
  expect(printed.check).toContain('declarations are sound')
  expect(Object.keys(printed.stories)).toEqual(['Empty', 'Filled', 'Invalid', 'ReadOnly', 'Loading'])
  expect(printed.stories.Empty).toContain('No publications yet|Add publication')
  expect(printed.stories.Filled).toContain('Title|Year|Link|Copy')
  expect(printed.stories.Filled).toContain('BRIDGES OF SAMPLE TIMBER|2021|https://journal.example/bridges|bridges.pdf')
})

/** A response of the API to the page, with its session or without. */
interface Answered {
  readonly status: number
  readonly data?: readonly JsonObject[]
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[]
}

function call(page: Page, path: string, body?: JsonObject, anonymous = false): Promise<Answered> {
  const request = { path, anonymous, ...(body && { text: JSON.stringify(body) }) }
  return page.evaluate(async ({ path, text, anonymous }) => {
    const session: { token?: string } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
    const headers = {
      'content-type': 'application/json',
      ...(!anonymous && { authorization: `Bearer ${session.token}` }),
    }
    const response = await fetch(
      `/api/${path}`,
      text === undefined ? { headers } : { method: 'POST', headers, body: text },
    )
    const answer: Omit<Answered, 'status'> = await response.json()
    return { ...answer, status: response.status }
  }, request)
}

const required = ['Title is required', 'Year is required', 'Copy is required']
const wrong = ['Enter a year from 1900 to now', 'Enter an address that begins with http:// or https://']
const fields = ['/Title', '/Year', '/Copy']
const refusal = (pointers: readonly string[], messages: readonly string[]) => ({
  status: 422,
  errors: pointers.map((pointer, index) => expect.objectContaining({ pointer, message: messages[index] })),
})
const paper = pdfFile('bridges.pdf')

async function checklistItem(page: Page): Promise<string> {
  await page.goto(`${server.origin('demo')}/checklist/type/GRADUATE`)
  return page.getByRole('row', { name: /^A publication of yours/ }).innerText()
}

test('it has tab, dialog, messages, file, row, routes, checklist item and printed form [ENG-02 SEC-10 CHK-02]', async () => {
  const page = await visitAt(server.origin('demo'))
  await logInAs(page, 'graduate')
  const dialog = page.getByRole('dialog')

  // The checklist asks for it and links to its form, which has the same messages as the server.
  expect(await checklistItem(page)).toContain('Incomplete')
  await page.getByRole('link', { name: 'Complete: A publication of yours' }).click()
  await dialog.waitFor()
  await page.getByText('No publications yet').waitFor()
  await savingSays(dialog, required)
  expect(await call(page, 'profile/publications', {})).toMatchObject(refusal(fields, required))
  await field(dialog, 'Title').fill('Bridges of  timber')
  await field(dialog, 'Year').fill('1899')
  await field(dialog, 'Link').fill('journal')
  await dialog.locator('input[type=file]').setInputFiles(pngFile())
  await dialog.getByText('Copy must be a Pdf').waitFor()
  await savingSays(dialog, [...wrong, 'Copy is required'])
  const { name, mimeType, buffer } = pngFile()
  const png = { name, mediaType: mimeType, size: buffer.length, content: buffer.toString('base64') }
  const refused = await call(page, 'profile/publications', { Title: 'A', Year: 1899, Link: 'journal', Copy: png })
  expect(refused).toMatchObject(refusal(['/Year', '/Link', '/Copy'], [...wrong, 'Copy must be a Pdf']))
  expect((await call(page, 'profile/publications')).data).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  // A valid record is stored with its file, and counts.
  await field(dialog, 'Year').fill('2021')
  await field(dialog, 'Link').fill('https://journal.example/bridges')
  await dialog.locator('input[type=file]').setInputFiles(paper)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await checklistItem(page)).not.toContain('Incomplete')
  await page.goto(`${server.origin('demo')}/profile`)
  await page.getByRole('tab', { name: 'Publications' }).click()
  const row = page.getByRole('row', { name: /BRIDGES OF TIMBER.*2021.*journal\.example.*bridges\.pdf/ })
  await row.waitFor()
  expect(await axeViolations(page)).toEqual([])
  const { data: [stored = {}] = [] } = await call(page, 'profile/publications')
  expect(stored).toMatchObject({ EntryNo: 1, Title: 'BRIDGES OF TIMBER', Year: 2021 })
  expect((await call(page, 'profile/publications', undefined, true)).status).toBe(401)

  await row.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog', { name: 'Edit publication' }).waitFor()
  await field(dialog, 'Title').fill('Bridges of bamboo')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('row', { name: /BRIDGES OF BAMBOO.*bridges\.pdf/ })
  await changed.waitFor()

  // It is printed with the profile.
  await page.getByRole('link', { name: 'Print profile' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const { texts } = await readPdf(await readFile(await (await saving).path()))
  for (const text of ['Publications', 'BRIDGES OF BAMBOO', 'https://journal.example/bridges', 'bridges.pdf'])
    expect(texts.join(' ')).toContain(text)

  // It is deleted after a confirmation.
  await page.getByRole('button', { name: 'Back' }).click()
  await changed.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this publication?' })
  await question.getByText('Are you sure you want to delete?').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No publications yet').waitFor()
  expect((await call(page, 'profile/publications')).data).toEqual([])
  expect(await checklistItem(page)).toContain('Incomplete')
})
