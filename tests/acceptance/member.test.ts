import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways, tenants } from './browser.ts'
import { hasFocus } from './has-focus.ts'
import { pdfFile } from './sample-files.ts'
import { sampleSession } from './sessions.ts'
import { field, isSeen, readProblems } from './steps.ts'

const { visitAs } = openBrowser()

/** The position of an element, once its animations have ended. */
async function boxOf(locator: Locator) {
  await locator.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

describe.each(tenants)('a member of %s', (tenant) => {
  test('sees number, category and status, menu, breadcrumbs, bell and account [PLAT-06]', async () => {
    const page = await visitAs(sampleSession(tenant, 'member'), '/application')
    const bar = page.getByRole('banner')
    await bar.getByText('Registration No.').waitFor()
    // The category's name comes with the list of categories.
    await expect
      .poll(() => bar.innerText())
      .toMatch(/Registration No\.\s+SAMPLE\/\d+\s+Category\s+\S+[\s\S]*Status\s+Active/)
    await bar.getByRole('button', { name: 'Notifications' }).click()
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'You are here' }).getByText('Applications').waitFor()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).waitFor()
  })

  test('has accessible pages, which fit a phone too [PLAT-06]', async () => {
    const page = await visitAs(sampleSession(tenant, 'member'), '/dashboard')
    const barriers: string[] = []
    for (const path of ['/dashboard', '/profile', '/profile?tab=contacts', '/settings', '/application']) {
      await page.setViewportSize(desk)
      await page.goto(new URL(path, page.url()).href)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      barriers.push(...(await axeViolations(page)).map((violation) => `${path} ${violation}`))
      await page.setViewportSize(phone)
      await expect.poll(() => scrollsSideways(page)).toBe(false)
      if (!path.startsWith('/profile')) continue
      // The top bar has room for the name and the number only.
      const main = page.getByRole('main')
      await main.getByText('Category', { exact: true }).filter({ visible: true }).first().waitFor()
      await main.getByText('Active', { exact: true }).filter({ visible: true }).first().waitFor()
    }
    expect(barriers).toEqual([])
  })
})

test('the engineering board asks a new applicant for the ID attachment, and nobody for a title [BIO-07]', async () => {
  const problems = async (tenant: string) => {
    const page = await visitAs(sampleSession(tenant, 'applicant'), '/initiate-profile')
    await page.getByRole('button', { name: 'Create Profile' }).click()
    return readProblems(page)
  }
  const [board, neutral] = [await problems('engineering-board'), await problems('demo')]
  expect(board).toContain('ID attachment is required')
  expect(board).not.toContain('Title is required')
  expect(neutral).toContain('Title is required')
  expect(neutral).not.toContain('ID attachment is required')
})

test('an invalid bio opens the window with its messages, each leads to its field and Try again to the first [BIO-03 BIO-06 ENG-15]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
  const year = new Date().getFullYear() - 10
  await field(page, 'Date of Birth').fill(`01/01/${year}`)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Something went wrong' })
  await dialog.getByRole('button', { name: 'You must be at least 18 years old' }).click()
  await expect.poll(() => hasFocus(field(page, 'Date of Birth'))).toBe(true)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => hasFocus(field(page, 'Last Name'))).toBe(true)
})

test('a dependent field is shown and required with its answer [BIO-02]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
  await field(page, 'Last Name').waitFor()
  expect(await field(page, 'PWD card number').count()).toBe(0)
  await page.getByRole('switch', { name: 'I live with a disability' }).click()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('PWD card number is required').waitFor()
  await dialog.getByText('Disability description is required').waitFor()
})

test('files of a wrong type or size are refused with the declared messages [BIO-04]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
  await field(page, 'Profile Picture').setInputFiles(pdfFile('portrait.pdf'))
  await page.getByText('Attachment must be an image').first().waitFor()
  await field(page, 'ID attachment').setInputFiles({ ...pdfFile('large.pdf'), buffer: Buffer.alloc(10_000_000) })
  expect(await isSeen(page.getByText(/less than 10MB/))).toBe(true)
})

test('text in fields so declared is upper-cased as typed, with the caret kept in place [ENG-12]', async () => {
  const page = await visitAs(sampleSession('demo', 'applicant'), '/initiate-profile')
  const name = field(page, 'Last Name')
  await name.pressSequentially('mgaza')
  await name.press('Home')
  await name.press('ArrowRight')
  await name.pressSequentially('wan')
  expect(await name.inputValue()).toBe('MWANGAZA')
  expect(await name.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(4)
})

test('a toast at the top confirms saved settings [PLAT-09]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'), '/settings')
  await page.getByRole('switch').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Setting Saved Successfully' })
  expect(await isSeen(toast)).toBe(true)
  const { x, y, width } = await boxOf(toast)
  expect(Math.abs(x + width / 2 - desk.width / 2)).toBeLessThan(2)
  expect(y).toBeLessThan(40)
})

test('Correct confirms a profile, Not Correct leads back to it [BIO-11]', async () => {
  const page = await visitAs(sampleSession('demo', 'begun'), '/profile/profileConfirm')
  await page
    .getByText(/BEATRICE/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Not Correct' }).click()
  await page.waitForURL(/\/profile$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await page.getByRole('status').getByText('Confirmed Successfully').waitFor()
  expect(await isSeen(page.getByText('Your profile is confirmed.'))).toBe(true)
})

test('logging out in one tab ends the session in all [AUTH-13]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/dashboard')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await other.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await other.evaluate(() => localStorage.getItem('regalia.session'))).toBeNull()
})
