import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import type { Locator, Page } from 'playwright'
import { samplePassword } from '../src/server/start/sample-data/sample-accounts.ts'
import { chromiumFlags, findChromium } from './find-chromium.mjs'
import { startServerProcess } from './server-process.ts'

/**
 * `npm run guide-pictures` takes the pictures of Storybook's page “Change a form without a developer” anew, from the
 * built portal with its sample data. Run it when the editor's look has changed. Nothing of it is published.
 */
const folder = fileURLToPath(new URL('../.storybook/guide/pictures', import.meta.url))
/** As the page shows them. */
const viewport = { width: 1280, height: 860 }

const executablePath = findChromium()
const server = await startServerProcess()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) })
try {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await takeAll(page, (path) => page.goto(server.origin('demo') + path))
} finally {
  await browser.close()
  await server.stop()
}

async function takeAll(page: Page, goTo: (path: string) => Promise<unknown>): Promise<void> {
  const panel = page.getByRole('tabpanel')
  const dialog = page.getByRole('dialog')
  // The browser asks before it leaves what was not saved.
  page.on('dialog', (question) => void question.accept())
  await goTo('/')
  await page.getByLabel('E-mail').fill('superadmin@sample.example')
  await page.getByLabel('Password').first().fill(samplePassword)
  await press(page, 'Sign in')
  await page.waitForURL(({ pathname }) => pathname !== '/')

  await goTo('/admin/forms')
  await page.getByRole('link', { name: 'Change Contacts', exact: true }).waitFor()
  await take(page, 'forms')

  await goTo('/admin/forms/sections/contacts')
  await page.getByRole('button', { name: 'Try it' }).waitFor()
  await endTour(page)
  await panel.getByRole('button', { name: /^E-mail/ }).click()
  await panel.getByLabel('Label').fill('Mail address')
  await take(page, 'label')
  await press(panel, 'All fields')
  await press(panel, 'Change the heading How to reach you')
  await panel.getByLabel('Heading', { exact: true }).fill('Reaching you')
  await take(page, 'group')

  await page.getByRole('tab', { name: 'Table' }).click()
  await panel.getByRole('button', { name: /^City/ }).click()
  await take(page, 'table')
  await goTo('/admin/forms/sections/contacts')
  await page.getByRole('tab', { name: 'Table' }).click()
  await press(page, 'Add a button')
  await dialog.waitFor()
  await take(page, 'button')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Fields' }).click()
  await panel.getByRole('button', { name: /^E-mail/ }).click()
  await panel.getByLabel('Label').fill('Mail address')
  await press(page, 'Save draft')
  await page.getByText('The draft is saved.').first().waitFor()
  await press(page, 'Publish')
  await dialog.getByText('Only texts and layout change.').waitFor()
  await take(page, 'publish')

  await goTo('/admin/forms/cases/cpd-claim')
  await press(page, 'Add a state')
  await dialog.getByLabel('Title of the state').fill('Better evidence wanted')
  await take(page, 'state')

  await goTo('/admin/forms/themes/brand')
  await panel.waitFor()
  await take(page, 'theme')
}

function press(scope: Page | Locator, name: string): Promise<void> {
  return scope.getByRole('button', { name, exact: true }).click()
}

/** It is offered at the first visit of a browser. */
async function endTour(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'No, thanks', exact: true })
  if (await offer.isVisible()) await offer.click()
}

/** Takes a picture once fonts are there and nothing is loading. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82, animations: 'disabled' })
}
