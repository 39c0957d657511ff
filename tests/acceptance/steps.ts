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

/** The control of a field, by its declared label. */
export function field(scope: Page | Locator, label: string): Locator {
  const name = label.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return scope.getByLabel(new RegExp(String.raw`^${name}\s*\*?$`)).and(scope.locator('input, textarea'))
}

/** Picks an option of a select with search by typing its label. */
export async function pick(scope: Page | Locator, label: string, option: string): Promise<void> {
  const control = scope.getByRole('combobox', { name: label, exact: true })
  await control.click()
  await control.fill(option)
  await scope.getByRole('option', { name: option, exact: true }).first().click()
}

/** Waits until a list says how much there is. Its skeleton is a status too. */
export const listed = (scope: Locator): Promise<void> => scope.locator('output:not([data-loading])').first().waitFor()

/** Waits until an element is visible. */
export async function isSeen(locator: Locator): Promise<boolean> {
  await locator.first().waitFor()
  return true
}

/**
 * Waits for the page of a case that was begun; resolves with its number. It is in the address from the start, while the
 * heading may still be that of the page before.
 */
export async function begunCase(page: Page, type: string): Promise<string> {
  const address = new RegExp(String.raw`/cases/${type}/([A-Z]+-[\w-]+)`)
  await page.waitForURL(address)
  const number = address.exec(page.url())?.[1]
  if (number === undefined) throw new Error(`${page.url()} has no number of a case`)
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  return number
}

/** Checks the messages in the summary above a form's fields, in their order, each once. */
export async function summaryIs(scope: Page | Locator, messages: readonly string[]): Promise<void> {
  const summary = scope.getByRole('alert').getByRole('listitem')
  await expect.poll(async () => [...new Set(await summary.allInnerTexts())]).toEqual(messages)
}

/** Saves an invalid dialog, and checks what its summary then says. */
export async function savingSays(dialog: Locator, messages: readonly string[]): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await summaryIs(dialog, messages)
}

/** The messages in the window of problems, in the order of the form. Returns to the form. */
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

/** Fills in a field of a page that has just opened; again if the page moved the focus to its heading meanwhile. */
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

/**
 * Leaves by the account menu, and waits for the log-in page. Each step waits for what shows that the one before it
 * counted: the press closes the menu and makes the call, and the call ends the session.
 */
export async function logOut(page: Page, { leave = 'Logout', signIn = 'Sign in' } = {}): Promise<void> {
  await openAccountMenu(page)
  const press = page.getByRole('menuitem', { name: leave }).click()
  await Promise.all([page.waitForRequest(/\/auth\/logout$/), press])
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.getByRole('button', { name: signIn }).waitFor()
}

/** Ends a page's session on the server, without the page knowing. */
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

/** The settings of an organisation, in a page that shows the log-in page; as the super administrator. */
export async function openSiteSettings(page: Page): Promise<Page> {
  await logInAs(page, 'superadmin')
  await page.waitForURL(/\/admin\/settings$/)
  await field(page, 'Primary').waitFor()
  return page
}

/**
 * Opens a tab, and waits for its own panel: that of the tab before stays until the code of the new one is there.
 * Returns the panel.
 */
export async function openTab(tab: Locator): Promise<Locator> {
  await tab.click()
  const panel = tab.page().locator(`[role=tabpanel][aria-labelledby="${await tab.getAttribute('id')}"]`)
  await panel.waitFor()
  await panel.locator('[aria-busy]').waitFor({ state: 'detached' })
  return panel
}

/** Opens the account menu, whatever the language. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
}

/** Waits until the page has drawn the effects of earlier events. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Holds a page's requests to an address until the returned function is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
