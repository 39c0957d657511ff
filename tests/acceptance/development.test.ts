import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, testChromiumFlags } from '../../scripts/find-chromium.mjs'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { copyProject } from './copied-project.ts'
import { seededFolder } from './seeded-server.ts'
import { field, isSeen, logInAs, openTab } from './steps.ts'

let folder: string
let data: string
let server: ServerProcess
let browser: Browser

/** The server of `npm run dev`, in an editable copy without a cache. */
beforeAll(async () => {
  folder = await copyProject(['src', 'scripts', 'index.html', 'vite.config.ts', 'tsconfig.json'])
  const program = [join(folder, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', 'src/server/start/main.ts']
  data = await seededFolder()
  server = await startServerProcess({ DATA_DIR: data, NODE_ENV: 'development' }, folder, program)
  browser = await chromium.launch({ executablePath: findChromium(), args: testChromiumFlags })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await Promise.all([data, folder].map((one) => rm(one, { recursive: true, force: true })))
})

/**
 * A page of the portal that vite's client has connected, and how often its document has been loaded so far. Vite sends
 * an edit to connected pages alone; the log-in page may be shown before.
 */
async function openPage(): Promise<{ readonly page: Page; readonly loads: () => number }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(server.origin('demo'))
  await Promise.all([connected, page.getByRole('button', { name: 'Sign in' }).waitFor()])
  return { page, loads: () => loads }
}

/** What a page shows, what it logged and what it still waits for: why a wait of the test's was in vain. */
function watchPage(page: Page): { readonly report: () => Promise<string> } {
  const lines: string[] = []
  const waiting = new Set<string>()
  page.on('console', (message) => lines.push(message.text()))
  page.on('framenavigated', (frame) => lines.push(`at ${frame.url()}`))
  page.on('request', (request) => waiting.add(request.url()))
  page.on('requestfinished', (request) => waiting.delete(request.url()))
  page.on('requestfailed', (request) => {
    waiting.delete(request.url())
    lines.push(`failed: ${request.url()}`)
  })
  return {
    async report() {
      const shown = await page.locator('body').innerText()
      return [shown, ...lines, ...[...waiting].map((url) => `waits for ${url}`), server.output()].join('\n')
    },
  }
}

/** Replaces a text of a source file. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file)
  const source = await readFile(path, 'utf8')
  expect(source).toContain(before)
  await writeFile(path, source.replace(before, after))
}

test('in development no page is loaded twice, even on the first visit of each', async () => {
  const { page, loads } = await openPage()
  const seen = watchPage(page)
  await logInAs(page, 'member')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('tab').first().waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    // A form in the page itself has a button of its own, which opens no dialog.
    const add = (await openTab(tab)).locator('button:not([type="submit"])', { hasText: /^Add/ })
    if ((await add.count()) === 0) continue
    await add.first().click()
    const control = page.getByRole('dialog').locator('input, textarea').first()
    await control.waitFor({ state: 'attached' }).catch(async (error: unknown) => {
      throw new Error(await seen.report(), { cause: error })
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(loads()).toBe(1)
})

test('in development an edit shows at once, and entered text stays', async () => {
  const { page, loads } = await openPage()
  await field(page, 'E-mail').fill('typed@member.example')
  await writeFile(join(folder, 'unrelated.html'), '<p>What other tools write</p>')
  await edit('src/portal/pages/LoginPage.tsx', '<SessionNotice />', '<p>Edited</p>')
  expect(await isSeen(page.getByText('Edited'))).toBe(true)
  expect(await field(page, 'E-mail').inputValue()).toBe('typed@member.example')
  expect(loads()).toBe(1)
})
