import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { getCall, sampleSession } from './sessions.ts'

const { visitAs } = openBrowser()

const openBilling = (viewport = desk) => visitAs(sampleSession('demo', 'graduate'), '/billing', viewport)

test('the statement has what was billed and paid, narrowed by kind, with what is owed in all [BIL-01]', async () => {
  const page = await openBilling()
  const table = page.getByRole('table', { name: 'My Statement' })
  await table.waitFor()
  const headings = await table.getByRole('columnheader').allInnerTexts()
  expect(headings.slice(0, 6)).toEqual([
    'Document No',
    'Document Type',
    'Description',
    'Amount',
    'Due Date',
    'Posting Date',
  ])
  await page.getByText(/^You owe KES\s[\d,]+\.\d\d$/).waitFor()
  expect(await table.locator('tbody tr').count()).toBe(8)
  await page.getByRole('combobox', { name: 'Document Type' }).selectOption('Receipt')
  await expect.poll(() => table.locator('tbody tr').count()).toBe(3)
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone the statement is cards, and nothing scrolls sideways [BIL-01]', async () => {
  const page = await openBilling(phone)
  await page.getByRole('table', { name: 'My Statement' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

test.each([
  ['INV', 'Invoice', 'INVOICE', /\/billing\/invoice\//],
  ['RCT', 'Receipt', 'RECEIPT', /\/billing\/receipt\//],
])('an entry opens its document, which is saved under its name: %s [BIL-01 BIL-07]', async (start, title, file, at) => {
  const page = await openBilling()
  const link = page.getByRole('link', { name: new RegExp(`^Open: ${start}-`) }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(at)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText('One page', { exact: true }).waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`))
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.waitForURL(/\/billing$/)
})

test('a statement and a credit note are saved under their names [BIL-01 BIL-07]', async () => {
  const page = await openBilling()
  // No member of the samples has a credit note: the page of one is shown with a statement.
  const { tenant, token } = await sampleSession('demo', 'graduate')
  const data = await getCall(tenant, 'billing/statement/all', token)
  await page.route('**/api/billing/credit-note/*', (route) => route.fulfill({ json: { data } }))
  for (const [kind, file] of [
    ['statement/all', 'STATEMENT'],
    ['credit-note/Q1JOLTIwMjYtMDAwMDE', 'CREDIT_NOTE'],
  ] as const) {
    await page.goto(`${new URL(page.url()).origin}/billing/document/${kind}`)
    await page.getByText(/^(One page|\d+ pages)$/).waitFor()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await saving).suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.pdf$`))
  }
})

test('the dashboard has the pending payments, each with a preview of its invoice [DASH-03]', async () => {
  const page = await visitAs(sampleSession('demo', 'graduate'), '/dashboard')
  const table = page.getByRole('table', { name: 'Pending Payments' })
  await table.waitFor()
  const headings = await table.getByRole('columnheader').allInnerTexts()
  expect(headings.slice(0, 4)).toEqual(['No.', 'Date', 'Transaction type', 'Balance'])
  expect(await table.locator('tbody tr').count()).toBe(3)
  await table
    .getByRole('link', { name: /^Preview: INV-/ })
    .first()
    .click()
  await page.waitForURL(/\/billing\/invoice\//)
  await page.getByText('One page', { exact: true }).waitFor()
})

test('a number that nothing of the member’s has says so [BIL-01]', async () => {
  const page = await visitAs(sampleSession('demo', 'member'), '/billing/receipt/UkNULTE5OTktMDAwMDE')
  await page.getByText('Invalid receipt No', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Download' }).isDisabled()).toBe(true)
})
