import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { axeViolations, desk, openBrowser, phone, scrollsSideways } from './browser.ts'
import { saveTable } from './save-table.ts'
import { sampleSession } from './sessions.ts'
import { listed } from './steps.ts'

const { visitAs } = openBrowser()

async function openFinance(size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await visitAs(sampleSession('demo', 'finance'), '/admin/finance')
  await page.setViewportSize(size)
  await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor()
  await page.getByRole('table', { name: 'Ledger' }).waitFor()
  return page
}

const saved = async (page: Page): Promise<readonly string[]> => {
  const { lines } = await saveTable(page.getByRole('button', { name: 'Export' }))
  return lines
}

test.each([
  ['a laptop', desk],
  ['a phone', phone],
])('every part of the finance desk is read on %s [BIL-06 PLAT-06]', async (_device, size) => {
  const page = await openFinance(size)
  for (const name of [
    'Ledger',
    'Payments',
    'Unmatched',
    'Money without a member',
    'Bank transfers',
    'Day’s takings',
    'Aged debts',
    'Journal',
  ]) {
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await listed(panel)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await axeViolations(page)).toEqual([])
  }
  expect(new URL(page.url()).search).toBe('?view=journal')
})

test('the ledger is narrowed in the address, and saved as a file [BIL-06 ADM-09]', async () => {
  const page = await openFinance(desk)
  await page.getByRole('combobox', { name: 'Document' }).click()
  await page.getByRole('option', { name: 'Receipt' }).click()
  await page.waitForURL(/kind=receipt/)
  const rows = page.getByRole('table', { name: 'Ledger' }).getByRole('row')
  await expect.poll(async () => (await rows.allInnerTexts()).filter((row) => /INV-/.test(row))).toEqual([])
  const lines = await saved(page)
  expect(lines[0]).toContain('Date,Number,Document,Member number')
  expect(lines.length).toBeGreaterThan(1)
  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByText(/Debits KES.*credits KES/).waitFor()
  expect((await saved(page))[0]).toContain('Date,Number,Account,Debit,Credit')
  // As a spreadsheet, by the keyboard alone.
  const exporting = page.getByRole('button', { name: 'Export' })
  await exporting.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'CSV' }).waitFor()
  await page.keyboard.press('ArrowDown')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^Journal .*\.xlsx$/)
  const [titles = []] = await readSheet(await readFile(await file.path()))
  expect(titles.slice(0, 5)).toEqual(['Date', 'Number', 'Account', 'Debit', 'Credit'])
  await expect.poll(() => exporting.evaluate((button) => button.matches(':focus'))).toBe(true)
  expect(await axeViolations(page)).toEqual([])
})

/** Asks a member's phone for what they owe; its owner cancels, although a message claims that they paid. */
async function claimedOnly(tenant: string): Promise<void> {
  const member = await visitAs(sampleSession(tenant, 'graduate'), '/dashboard')
  await member
    .getByRole('table', { name: 'Pending Payments' })
    .getByRole('link', { name: /^Pay Now: INV-/ })
    .first()
    .click()
  await member.getByRole('textbox', { name: 'M-Pesa phone number' }).fill('0712345643')
  await member.getByRole('button', { name: /^M-Pesa: Pay KES/ }).click()
  await member.getByRole('alert').getByText('You cancelled the payment on your phone. Nothing was paid').waitFor()
}

test('a payment that was claimed and never confirmed is set aside, posted by hand, and taken back [BIL-04 BIL-06]', async () => {
  await claimedOnly('iek')
  const page = await visitAs(sampleSession('iek', 'finance'), '/admin/finance?view=unmatched')
  const list = page.getByRole('table', { name: 'Unmatched' })
  await list.getByText('Claimed to be paid, but not confirmed').waitFor()
  const dialog = page.getByRole('dialog')
  const decide = async (action: string, reason: string, then: string) => {
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await dialog.getByLabel(reason).fill('Looked up in the statement of today.')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await page.getByText(then, { exact: true }).waitFor()
  }
  const open = async (part: string) => {
    await page.getByRole('tab', { name: part }).click()
    const row = page.getByRole('table', { name: part }).getByRole('row').filter({ hasText: 'but not confirmed' })
    await row.getByRole('button', { name: /^Open: INV-/ }).click()
  }
  await open('Unmatched')
  await decide('Set aside', 'Reason', 'The payment is set aside')
  await page.getByText('Every payment fits what was heard of it').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('OUTPUT')
  await open('Payments')
  // What the provider sent is shown as it came.
  await dialog
    .getByText(/"CheckoutRequestID":\s*"ws_CO_/)
    .first()
    .waitFor()
  await decide('Take back', 'Reason', 'The decision is taken back')

  await open('Unmatched')
  await dialog.getByRole('button', { name: 'Post the receipt' }).click()
  expect(await dialog.getByLabel('Provider’s receipt number').inputValue()).toMatch(/^T[0-9A-F]{9}$/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await decide('Post the receipt', 'How you know that the money came', 'The receipt is posted')
  await page.setViewportSize(phone)
  await open('Payments')
  await dialog.getByText(/Posted by hand by .+ · RCT-/).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await decide('Take back', 'Reason', 'The decision is taken back')
  await open('Unmatched')
  await dialog.getByRole('button', { name: 'Post the receipt' }).waitFor()
})
