import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import { logInAs } from './steps.ts'

const { visit } = openBrowser()
const ended = 'Your session has been terminated for security reasons. Sign in again to proceed.'

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })

/** The remaining seconds in the warning; the clock continues while a test reads them. */
async function secondsLeft(page: Page): Promise<number> {
  const [, seconds] = /\b(\d+) seconds?\b/.exec(await warning(page).innerText()) ?? []
  return Number(seconds)
}

/** A member at the dashboard, in a browser whose clock the test controls. */
async function member(): Promise<Page> {
  const page = await visit('demo')
  await page.context().clock.install()
  await page.reload()
  await logInAs(page, 'member')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Moves a finger over the page without tapping. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 20, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(700) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(500) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('after 5 minutes without key, mouse or touch the user is logged out, and sees why until a reload or Back [PLAT-14]', async () => {
  const page = await member()
  await page.clock.fastForward('03:30')
  expect(await warning(page).count()).toBe(0)
  await page.clock.fastForward('00:31')
  await warning(page).waitFor()
  const left = await secondsLeft(page)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(60)
  const status = warning(page).getByRole('status')
  expect(await status.innerText()).toMatch(/^You will be signed out in [1-6]\d seconds\.$/)
  expect(await axeViolations(page)).toEqual([])
  await page.clock.fastForward(Math.max(0, (await secondsLeft(page)) - 25) * 1000)
  await expect.poll(() => status.innerText()).toMatch(/in (30|20|10) seconds/)
  await page.clock.fastForward('00:31')
  await page.getByText(ended).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByText(ended).count()).toBe(0)
  await logInAs(page, 'member')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward('05:01')
  await page.getByText(ended).waitFor()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByText(ended).count()).toBe(0)
})

test.each([
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['the mouse', (page: Page) => page.mouse.move(200, 300)],
  ['a touch', swipe],
  ['Stay signed in', (page: Page) => page.keyboard.press('Enter')],
] as const)('%s starts the 5 minutes anew [PLAT-14]', async (_name, act) => {
  const page = await member()
  await page.clock.fastForward('04:10')
  await warning(page).waitFor()
  await act(page)
  await warning(page).waitFor({ state: 'detached' })
  await page.clock.fastForward('03:30')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.clock.fastForward('00:31')
  await warning(page).waitFor()
})

test('activity in one tab counts in all, and all end together [PLAT-14]', async () => {
  const page = await member()
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward('04:10')
  await warning(page).waitFor()
  await warning(tab).waitFor()
  await tab.bringToFront()
  await tab.keyboard.press('Shift')
  await warning(tab).waitFor({ state: 'detached' })
  await warning(page).waitFor({ state: 'detached' })
  await page.clock.fastForward('05:01')
  await page.getByText(ended).waitFor()
  await tab.getByText(ended).waitFor()
})

test('without the setting nobody is logged out [PLAT-14 PLAT-03]', async () => {
  const page = await visit('iek')
  await page.context().clock.install()
  await page.reload()
  await logInAs(page, 'member')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward('10:00')
  expect(await warning(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
