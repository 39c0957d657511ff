import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { linkSentTo } from './outbox.ts'
import { endSession, field, logIn, logInAs, logOut, newAddress, password, register, verifyCode } from './steps.ts'

const { visit } = openBrowser()

/** A user with a new account, whose sessions no other test uses. */
async function newcomer(): Promise<{ readonly page: Page; readonly email: string }> {
  const email = newAddress('sessions')
  const page = await visit('demo', '/register/Individual/GRADUATE')
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await register(page, email, 'ID/Passport number')
  await verifyCode(page, 'demo', email)
  await page.waitForURL(/\/initiate-profile$/)
  return { page, email }
}

async function elsewhere(email: string): Promise<Page> {
  const page = await visit('demo')
  await logIn(page, email)
  await page.waitForURL(/\/initiate-profile$/)
  return page
}

/** Loads a page again that needs a session. */
const asksServer = (page: Page) => page.goto(new URL('/settings', page.url()).href)

test('a user sees all sessions, and can end one or all others [AUTH-13]', async () => {
  const { page, email } = await newcomer()
  const others = [await elsewhere(email), await elsewhere(email), await elsewhere(email)]
  await asksServer(page)
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(4)
  const [current] = await sessions.getByRole('listitem').allInnerTexts()
  expect(current).toMatch(/This device[\s\S]*Signed in: \d{1,2}(st|nd|rd|th) \w+ 20\d\d, \d\d:\d\d/)
  expect(await axeViolations(page)).toEqual([])
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(3)
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
  for (const other of others) {
    await asksServer(other)
    await other.getByText('Your session is over. Sign in again to go on.').waitFor()
  }
  await asksServer(page)
  await page.getByText('This device').waitFor()
})

test('a changed password is confirmed in the specified words and ends the other sessions [AUTH-13 AUTH-14 API-06]', async () => {
  const { page, email } = await newcomer()
  const other = await elsewhere(email)
  await asksServer(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Password is required' }).first().waitFor()
  // The focus moves to the first wrong field a frame later; text typed before would go there.
  const current = field(page, 'Current password')
  await expect.poll(() => hasFocus(current)).toBe(true)
  await current.fill(password)
  await field(page, 'New password').fill('Other#2026')
  await field(page, 'Confirm new password').fill('Another#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Password does not match' }).waitFor()
  await field(page, 'Confirm new password').fill('Other#2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password Changed Successful').waitFor()
  await asksServer(other)
  await other.getByText('Your session is over').waitFor()
  await asksServer(page)
  await page.getByText('This device').waitFor()
})

test('preferences for messages are saved [AUTH-14]', async () => {
  const { page } = await newcomer()
  await asksServer(page)
  const reminders = page.getByRole('switch', { name: 'Reminders by SMS' })
  await reminders.click()
  const chosen = await reminders.isChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Setting Saved Successfully').waitFor()
  await page.reload()
  await expect.poll(() => reminders.isChecked()).toBe(chosen)
})

test('a 401 response logs out in every tab [PLAT-13 AUTH-13]', async () => {
  const page = await visit('demo')
  await logInAs(page, 'member')
  const tab = await page.context().newPage()
  // A pending call would get 401 before the intended one.
  for (const one of [page, tab]) {
    await one.goto(page.url(), { waitUntil: 'networkidle' })
    await one.getByRole('heading', { level: 1 }).waitFor()
  }
  await endSession(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await tab.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('regalia.session'))).toBeNull()
})

test('a forgotten password is replaced by a link that works once; an old link says so [AUTH-05 API-06]', async () => {
  const { page, email } = await newcomer()
  const visitor = await visit('demo', '/forgot-password')
  await field(visitor, 'E-mail').fill(email)
  await visitor.getByRole('button', { name: 'Send the link' }).click()
  await visitor.getByText('If there is an account with this e-mail').waitFor()
  const link = await linkSentTo('demo', email, 'password')
  await visitor.goto(new URL(link, visitor.url()).href)
  await setPassword(visitor, 'Anew#2026')
  await visitor.getByText('Your new password is set').waitFor()
  await logIn(visitor, email, 'Anew#2026')
  await visitor.waitForURL(/\/initiate-profile$/)
  await asksServer(page)
  await page.getByText('Your session is over').waitFor()
  await page.goto(new URL(link, page.url()).href)
  await page.getByText('This link no longer works: it has expired or was used already.').waitFor()
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
})

async function setPassword(page: Page, secret: string): Promise<void> {
  await field(page, 'New password').fill(secret)
  await field(page, 'Confirm password').fill(secret)
  await page.getByRole('button', { name: 'Set password' }).click()
}

test('requesting a link gets the same response with or without an account [AUTH-05]', async () => {
  const shown = []
  for (const email of ['nobody.at.all@member.example', 'graduate@sample.example']) {
    const page = await visit('demo', '/forgot-password')
    await field(page, 'E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('If there is an account with this e-mail').waitFor()
    shown.push((await page.locator('main').innerText()).replaceAll(email, ''))
  }
  expect(shown[1]).toBe(shown[0])
})

test('nothing in the browser reveals who logged out, or when [AUTH-13]', async () => {
  const page = await visit('demo')
  await logInAs(page, 'member')
  const id = await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { user: { id: string } }
    return user.id
  })
  await logOut(page)
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  await expect.poll(kept).not.toContain(id)
  await expect.poll(kept).not.toMatch(/\b1\d{12}\b/)
})
