import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestChromium, testChromiumFlags } from '../../scripts/find-chromium.mjs'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { readmeHeadings, readmeSteps, takeStep } from '../readme-steps.ts'
import { axeViolations } from './browser.ts'
import { changesIn, copyProject } from './copied-project.ts'
import { seededFolder } from './seeded-server.ts'
import { field, isSeen, logInAs, savingSays } from './steps.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const code = ['src', 'scripts', 'tests', '.storybook', 'vite.config.ts', 'vitest.config.ts', 'tsconfig.json']

let copy: string
let data: string
let server: ServerProcess
let browser: Browser

/** Follows all of README's steps to add something in a copy of the project, and serves it like `npm run dev`. */
beforeAll(async () => {
  copy = await copyProject([...code, 'index.html', '.oxfmtrc.json'])
  const steps = (await Promise.all(readmeHeadings.map(readmeSteps))).flat()
  for (const step of steps.filter(({ file }) => file !== '')) await takeStep(copy, step)
  for (const { text } of steps.filter(({ language }) => language === 'sh')) await run('sh', '-c', text)
  await translateNewTexts()
  data = await seededFolder()
  const program = ['--import', 'tsx', 'src/server/start/main.ts']
  server = await startServerProcess({ DATA_DIR: data, NODE_ENV: 'development' }, copy, program)
  browser = await chromium.launch({ executablePath: findTestChromium(), args: testChromiumFlags })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
  await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Runs a program in the copy. When it fails, throws with its output. */
async function run(program: string, ...parameters: readonly string[]): Promise<void> {
  await promisify(execFile)(program, parameters, { cwd: copy }).catch(({ stdout, stderr }: Record<string, unknown>) => {
    throw new Error(`${[program, ...parameters].join(' ')} failed:\n${String(stdout)}${String(stderr)}`)
  })
}

const bin = (name: string) => join(copy, 'node_modules', '.bin', name)

/** Translates the new entries. */
async function translateNewTexts(): Promise<void> {
  const paths = await changesIn(copy, ['schemas', 'tenants'])
  for (const path of paths.filter((name) => /[/.]sw\.json$/.test(name))) {
    const known = JSON.parse(await readFile(join(project, path), 'utf8').catch(() => '{}')) as JsonObject
    const entries: Record<string, { text: string }> = JSON.parse(await readFile(join(copy, path), 'utf8'))
    for (const [key, entry] of Object.entries(entries)) if (!Object.hasOwn(known, key)) entry.text = `sw ${entry.text}`
    await writeFile(join(copy, path), `${JSON.stringify(entries, null, 2)}\n`)
  }
}

/** Opens an organisation's portal as a member with a profile. */
async function openProfile(tenant: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await page.goto(server.origin(tenant))
  await logInAs(page, 'member')
  await page.goto(`${server.origin(tenant)}/profile?tab=training`)
  return page
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Add training' }).click()
  return page.getByRole('dialog')
}

/** The fields of a training that the server refuses. */
const refused = (page: Page, training: JsonObject): Promise<readonly string[]> =>
  page.evaluate(async (body) => {
    const { token }: { token?: string } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch('/api/profile/training', { method: 'POST', headers, body })
    const { errors = [] }: { errors?: { pointer: string }[] } = await response.json()
    return errors.map(({ pointer }) => pointer)
  }, JSON.stringify(training))

test('README’s steps are formatted, pass the check and compile, and their cases pass', async () => {
  const changed = await changesIn(copy, ['src', 'tests', 'schemas', 'tenants', '.storybook'])
  // The lists of widgets import all of MUI; the portal shows that their new entries compile.
  const include = changed.filter(
    (path) => /^src\/.*\.tsx?$/.test(path) && !/\/(?:widget-record|further-widgets)\.ts$/.test(path),
  )
  await writeFile(join(copy, 'tsconfig.readme.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  const cases = [
    'tests/engine/keywords',
    'tests/engine/condition/evaluate.test.ts',
    'tests/engine/validation/declared-forms',
  ]
  await run(bin('oxfmt'), '--check', ...changed)
  await Promise.all([
    run(process.execPath, '--import', 'tsx', 'scripts/check.ts', '--translations'),
    run(process.execPath, join(copy, 'node_modules/typescript-7/bin/tsc'), '-p', 'tsconfig.readme.json'),
    run(bin('vitest'), 'run', '--project', 'unit', ...cases, '-t', 'capital|startsWith|every (keyword|operator)'),
  ])
})

test('a section, a keyword, an operator and a widget, added by README’s steps, work [ENG-02 ENG-05 ENG-10 ENG-14]', async () => {
  const page = await openProfile('demo')
  const dialog = await openDialog(page)
  await field(dialog, 'Course').fill('bridges')
  await dialog.getByRole('radio', { name: 'Workshop' }).check()
  await savingSays(dialog, ['Course: Begin with a capital letter'])
  await field(dialog, 'Course').fill('Advanced bridges')
  await savingSays(dialog, ['Hours are required'])
  await dialog.getByRole('slider', { name: 'Hours' }).fill('12')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await isSeen(page.getByRole('row', { name: /Advanced bridges.*12/ }))).toBe(true)
  expect(await refused(page, { Course: 'steel', Kind: 'Workshop' })).toEqual(['/Course'])
  expect(await refused(page, { Course: 'Advanced steel', Kind: 'Workshop' })).toEqual(['/Hours'])
})

test('an organisation, added by README’s steps, has its portal in its own wording [PLAT-01]', async () => {
  const page = await openProfile('surveyors')
  expect(await page.title()).toContain('Institution of Surveyors')
  const dialog = await openDialog(page)
  expect(await isSeen(field(dialog, 'Seminar'))).toBe(true)
})
