import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { startSeeded } from './seeded-server.ts'
import { field, logInAs, openAccountMenu, openSiteSettings } from './steps.ts'

const { visitAt } = openBrowser()

// Other tests read the settings of the shared server.
let portal: ServerProcess
beforeAll(async () => {
  portal = await startSeeded()
})
afterAll(() => portal.stop())

async function openSettings(): Promise<Page> {
  const page = await visitAt(portal.origin('demo'))
  return openSiteSettings(page)
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => page.getByText('Setting Saved Successfully').first().waitFor()
/** The colour of the page's fills. */
const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim())

test('colours are previewed with their contrast, apply to the own page when saved, and to everybody then [ADM-02 PLAT-03]', async () => {
  const page = await openSettings()
  const preview = page.locator('section', { has: page.getByRole('heading', { name: 'Preview' }) })
  const action = preview.getByText('First action', { exact: true })
  const drawn = () => action.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await primaryOf(page)
  await field(page, 'Primary').fill('#ffe34d')
  await expect.poll(drawn).toBe('rgb(255, 227, 77)')
  expect(await preview.innerText()).toMatch(
    /Primary\s+Text on it: 13\.\d to 1\s+As text on white: 1\.2 to 1, so written in #/,
  )
  expect(await primaryOf(page)).toBe(before)
  expect(await axeViolations(page)).toEqual([])
  await save(page)
  await saved(page)
  await expect.poll(() => primaryOf(page)).toBe('#ffe34d')
  expect(await axeViolations(page)).toEqual([])
  const visitor = await visitAt(portal.origin('demo'))
  await expect.poll(() => primaryOf(visitor)).toBe('#ffe34d')
  await field(page, 'Primary').fill('')
  await save(page)
  await expect.poll(() => primaryOf(page)).toBe(before)
  await page.reload()
  await field(page, 'Primary').waitFor()
  expect(await field(page, 'Primary').inputValue()).toBe(before)
})

test('a caption can be changed only while its switch is on; parts of the portal leave the menu [ADM-02 PLAT-03 PLAT-05]', async () => {
  const page = await openSettings()
  const disclaimer = field(page, 'Text of the disclaimer')
  expect(await disclaimer.isEnabled()).toBe(false)
  await page.getByRole('switch', { name: 'Show a disclaimer to referees' }).click()
  await disclaimer.fill('Answer from what you know yourself.')
  await page.getByRole('checkbox', { name: 'Firm', exact: true }).uncheck()
  await field(page, 'Caption of the log-in page').fill('Door of the members')
  await save(page)
  await saved(page)
  const member = await visitAt(portal.origin('demo'))
  await member.getByText('Door of the members').first().waitFor()
  await logInAs(member, 'member')
  const menu = member.getByRole('navigation', { name: 'Main menu' })
  await expect
    .poll(() => menu.getByRole('link').allInnerTexts())
    .toEqual([
      'Dashboard',
      'Profile',
      'Application',
      'CPD',
      'Upgrade',
      'Subscription',
      'License',
      'Billing',
      'Events',
      'Certificate',
    ])
})

test('wrong input is refused at its field, and settings that somebody else has saved are not overwritten [ADM-02]', async () => {
  const [page, other] = [await openSettings(), await openSettings()]
  await field(page, 'Accent').fill('teal')
  await save(page)
  await page.getByText('Write a colour such as #1a5f7a').first().waitFor()
  await field(page, 'Accent').fill('#0a6b3c')
  await field(other, 'Caption of the organisation').fill('By the other')
  await save(other)
  await saved(other)
  await save(page)
  await page.getByRole('alert').getByText('Somebody else has saved the settings since you opened them').waitFor()
  expect(await field(page, 'Accent').inputValue()).toBe('#0a6b3c')
})

test('the settings fit a phone, in Kiswahili too [ADM-02 PLAT-06 PLAT-15]', async () => {
  const page = await openSettings()
  await page.setViewportSize(phone)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await openAccountMenu(page)
  await page.getByRole('menuitemradio', { name: 'Kiswahili' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mipangilio ya Usimamizi' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
})
