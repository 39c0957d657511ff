import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeViolations, openBrowser, phone, scrollsSideways } from './browser.ts'
import { sampleSession } from './sessions.ts'
import { holdCalls, newAddress, openAccountMenu, register, verifyCode } from './steps.ts'

const { visitAs } = openBrowser()

async function returnToMember(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Back to MARTA EXAMPLE MEMBER' }).press('Enter')
  await page.waitForURL(/\/dashboard$/)
}

test('a member registers a firm, goes on in it, goes back, edits and deletes it [FIRM-01 AUTH-09]', async () => {
  const page = await visitAs(sampleSession('ics', 'member'), '/firm')
  await page.getByRole('row', { name: /SAMPLE WORKS LIMITED/ }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'New Firm Application' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  const email = newAddress('own-firm')
  await register(page, email, 'Tax PIN')
  await verifyCode(page, 'ics', email)
  await page.waitForURL(/\/initiate-firm$/)
  await page.goto(new URL('/firm', page.url()).href)
  await page.getByRole('row', { name: new RegExp(`${email} Open now Application Draft`) }).waitFor()
  expect(await page.getByRole('button', { name: `Delete ${email}` }).count()).toBe(0)
  await returnToMember(page)
  await page.goto(new URL('/firm', page.url()).href)
  await page.getByRole('button', { name: `Edit ${email}` }).click()
  // It has no profile yet.
  await page.waitForURL(/\/initiate-firm$/)
  await page.goto(new URL('/firm', page.url()).href)
  await returnToMember(page)
  await page.goto(new URL('/firm', page.url()).href)
  const remove = page.getByRole('button', { name: `Delete ${email}` })
  await remove.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Delete this firm?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Firm deleted').waitFor()
  await remove.waitFor({ state: 'detached' })
})

test('a firm in the register is opened from a phone, and not edited or deleted there [FIRM-01]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/firm', phone)
  await page.getByRole('button', { name: 'View SAMPLE WORKS LIMITED' }).waitFor()
  expect(await page.getByRole('button', { name: /^(Edit|Delete) SAMPLE WORKS LIMITED$/ }).count()).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('nobody')
  await page.keyboard.press('Enter')
  await page.getByText('No firm has such a name').waitFor()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('works')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View SAMPLE WORKS LIMITED' }).click()
  await page.waitForURL(/\/dashboard$/)
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Back to MARTA EXAMPLE MEMBER' }).waitFor()
})

test('a person with many firms pages and searches them, and edits one that is a draft [FIRM-01]', async () => {
  const page = await visitAs(sampleSession('engineering-board', 'member'), '/firm')
  const rows = page.locator('tbody tr')
  await page.getByRole('row', { name: /SAMPLE WORKS LIMITED/ }).waitFor()
  const show = async (size: string) => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: size, exact: true }).click()
  }
  await show('5')
  await expect.poll(() => rows.count()).toBe(5)
  await show('10')
  await expect.poll(() => rows.count()).toBe(7)
  const draft = rows.filter({ hasText: 'Draft' })
  const name = await draft.getByRole('rowheader').innerText()
  await draft.getByRole('button', { name: `Delete ${name}` }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.waitForURL((url) => url.pathname !== '/firm')
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Back to MARTA EXAMPLE MEMBER' }).waitFor()
})

test('what the account menu shows at first stays where it is when the firms arrive [AUTH-09]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/dashboard')
  const release = await holdCalls(page, '**/api/firms')
  await openAccountMenu(page)
  const leave = page.getByRole('menuitem', { name: 'Logout' })
  // Playwright waits until it stands still.
  await leave.hover()
  const before = await leave.boundingBox()
  release()
  await page.getByRole('menuitem', { name: 'Act for SAMPLE WORKS LIMITED' }).waitFor()
  expect(await leave.boundingBox()).toEqual(before)
})
