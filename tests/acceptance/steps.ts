import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { codeSentTo } from './outbox.ts'

export const password = 'Secret#2026'

let people = 0

/** An e-mail address that nobody has used in this run. */
export function newAddress(name: string): string {
  people += 1
  return `${name}.${process.pid}.${people}@member.example`
}

/** The control of a field, by its label as it is declared. */
export function field(scope: Page | Locator, label: string): Locator {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return scope.getByLabel(new RegExp(String.raw`^${name}\s*\*?$`)).and(scope.locator('input, textarea'))
}

/** Picks an option of a select with search by typing what it says. */
export async function pick(scope: Page | Locator, label: string, option: string): Promise<void> {
  const control = scope.getByRole('combobox', { name: label, exact: true })
  await control.click()
  await control.fill(option)
  await scope.getByRole('option', { name: option, exact: true }).first().click()
}

/** Waits until something is seen. */
export async function isSeen(locator: Locator): Promise<boolean> {
  await locator.first().waitFor()
  return true
}

/** What the dialog of problems says, in the order of the form; leads back to the form. */
export async function readProblems(page: Page): Promise<readonly string[]> {
  const problems = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await problems.getByRole('listitem').first().waitFor()
  const messages = await problems.getByRole('listitem').allInnerTexts()
  await problems.getByRole('button', { name: 'Try again' }).click()
  await problems.waitFor({ state: 'detached' })
  return messages
}

/** From the log-in page to the registration form of a category, consent given. */
export async function goToRegistration(page: Page, category: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Register As Member' }).click()
  await page.getByRole('link', { name: category }).click()
  await page.getByRole('checkbox', { name: /accept the terms/ }).check()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
}

/** Fills in a field of a page that has just come; again should it have taken the focus to its heading meanwhile. */
async function fillFirst(control: Locator, text: string): Promise<void> {
  const fill = async () => {
    await control.fill(text)
    return control.inputValue()
  }
  await expect.poll(fill).toBe(text)
}

/** Fills in and submits the registration form. */
export async function register(page: Page, email: string, idLabel: string): Promise<void> {
  await fillFirst(field(page, 'E-mail'), email)
  await field(page, 'Mobile number').fill('0712345678')
  await field(page, idLabel).fill('A12345678')
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/otp\//)
}

/** Enters the code that was sent; the person is then logged in. */
export async function verifyCode(page: Page, tenant: string, email: string): Promise<void> {
  await field(page, 'One-time code').fill(await codeSentTo(tenant, email))
  await page.getByRole('button', { name: 'Verify' }).click()
}

/** Logs in on the log-in page. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await fillFirst(field(page, 'E-mail'), email)
  await fillFirst(field(page, 'Password'), secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Leaves by the account menu, and waits for the log-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
}

/** Has the server end the session of a page, which does not know of it yet. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { token: string }
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  })
}

/** The password of every sample account. */
export const samplePassword = 'Sample#2026'

/** Logs a sample account in on the log-in page, and waits for where the entry rules lead. */
export async function logInAs(page: Page, account: string): Promise<void> {
  await logIn(page, `${account}@sample.example`, samplePassword)
  await page.waitForURL(({ pathname }) => pathname !== '/')
}

/** Opens the account menu, whatever the language. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
}

/** Waits until what the page has heard until now is drawn, had it any effect. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Holds what a page asks of an address, from the first call on, until the returned function is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
